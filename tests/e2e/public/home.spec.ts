import { business } from "#content/business";
import { momentAt } from "#domain/calendar/owner-time";
import { listAnswers } from "#domain/hours/answers";
import { addDays, hoursOf, listDays } from "#domain/hours/day-hours";
import { toSearchText } from "#domain/page/search-text";
import { expect, holdScripts, test } from "#support/browser/fixtures";
import { home, wording } from "#support/content/site-wording";
import { ignoreRestingPointer } from "#support/page/resting-pointer";
import { formatSeconds } from "../../../src/site/islands/gate-demo-state";

const { cities: freeShippingCities } = wording.freeShipping;
const finds = (typed: string) => freeShippingCities.filter((name) => toSearchText(name).includes(toSearchText(typed)));
/** With an accent, and alone when it is typed whole. */
const accented = freeShippingCities.find((name) => /[À-ú]/.test(name) && finds(name).length === 1) as string;
const openingTime = formatSeconds(business.claims.openingSeconds);

test("the city filter ignores case and accents and says when nothing matches", async ({ page }) => {
  await page.goto("/");
  const filter = page.getByLabel("Digite o nome da sua cidade");
  const cities = page.locator("#frete-gratis li");
  await expect(cities).toHaveCount(freeShippingCities.length);
  await filter.fill(toSearchText(accented).toUpperCase());
  await expect(cities).toHaveText([accented]);
  await filter.fill("xyz");
  await expect(page.getByText(home.freeShipping.notFound)).toBeVisible();
  await expect(page.locator("#frete-gratis").getByRole("link", { name: wording.contact.button })).toBeVisible();
  await filter.fill("");
  await expect(cities).toHaveCount(freeShippingCities.length);
});

test("the city filter is reached and used by keyboard", async ({ page }) => {
  await page.goto("/");
  const filter = page.getByLabel("Digite o nome da sua cidade");
  await filter.focus();
  await page.keyboard.type(toSearchText(accented));
  await expect(page.locator("#frete-gratis li")).toHaveText([accented]);
  await expect(filter).toBeFocused();
});

test("the gate opens in the time the register says by the remote, with the keyboard too", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Basculante", { exact: true }).first().click();
  const remote = page.getByRole("button", { name: "Abrir portão" });
  await remote.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".gate-moves")).toHaveCSS("animation-duration", `${business.claims.openingSeconds}s`);
  await expect(page.getByText(`Portão aberto em ${openingTime}`)).toBeAttached();
  await expect(page.getByRole("button", { name: "Fechar portão" })).toBeFocused();
});

test("what is typed, picked and pressed before the script has come is not lost", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await page.getByLabel("Digite o nome da sua cidade").fill(toSearchText(accented));
  await page.getByText("Basculante", { exact: true }).first().click();
  await page.getByRole("button", { name: "Abrir portão" }).click();
  letScriptsCome();
  await expect(page.locator("#frete-gratis li")).toHaveText([accented]);
  await expect(page.getByText(`Portão aberto em ${openingTime}`)).toBeAttached();
  await expect(page.getByRole("img", { name: "Casa com portão basculante aberto" })).toBeVisible();
});

test("the video is fetched only when its poster is pressed", async ({ page }) => {
  const videos: string[] = [];
  page.on("request", (request) => {
    if (/\.mp4/.test(request.url())) videos.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(videos).toEqual([]);
  await page.getByText("Vídeo", { exact: true }).click();
  await page.locator("summary", { hasText: "Assistir ao vídeo do portão abrindo" }).click();
  await expect(page.locator("video")).toBeVisible();
  await expect.poll(() => videos.length).toBeGreaterThan(0);
  await page.getByText("Desenho", { exact: true }).click();
  await expect(page.locator("video")).toBeHidden();
  await expect(page.getByRole("button", { name: "Abrir portão" })).toBeVisible();
  expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test("a page that is only read fetches no script and asks no other host", async ({ page, site }) => {
  await ignoreRestingPointer(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requests.filter((url) => /\.js($|\?)/.test(url))).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe("whether somebody answers, for a visitor in another part of the world", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  const { hours } = business;
  const { answer } = wording.contact;
  /** With an ordinary day after it. */
  const day = listDays("2030-03-04", 60).find((one) => hoursOf(hours, one).chat && hoursOf(hours, addDays(one, 1)).chat) ?? "";
  const closes = hoursOf(hours, day).chat?.closes ?? "";
  const [atNight] = listAnswers(hours, answer, day).slice(-1);

  test("one and the same stored page says it a minute before the hour of closing and a minute after, and the message too", async ({
    page,
  }) => {
    const closing = momentAt(day, closes).getTime();
    const read = async (moment: number) => {
      await page.clock.setFixedTime(moment);
      const bytes = await (await page.goto("/"))?.text();
      const notes = new Set(await page.locator("[data-answer]").allTextContents());
      const message = decodeURIComponent((await page.locator("main a[href*='?text=']").first().getAttribute("href")) ?? "");
      return { bytes, notes: [...notes], message };
    };
    const before = await read(closing - 60_000);
    const after = await read(closing + 60_000);
    expect(after.bytes).toBe(before.bytes);
    expect(before.notes).toEqual([answer.open]);
    expect(after.notes).toEqual([atNight?.closed]);
    expect(before.message).not.toContain(answer.late);
    expect(after.message).toContain(answer.late);
  });

  test("a tab that stayed open says it when it is looked at again", async ({ page }) => {
    const closing = momentAt(day, closes).getTime();
    await page.clock.setFixedTime(closing - 60_000);
    await page.goto("/faq");
    const note = page.locator("[data-answer]").first();
    await expect(note).toHaveText(answer.open);
    await page.clock.setFixedTime(closing + 60_000);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(note).toHaveText(atNight?.closed ?? "");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("what is said is true at any hour", async ({ page }) => {
      await page.goto("/");
      await expect(page.locator("main [data-answer]").first()).toHaveText(answer.always);
    });
  });
});
