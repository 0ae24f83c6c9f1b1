import { business } from "#content/business";
import { momentAt, nextDay } from "#domain/calendar/owner-time";
import { listAnswers } from "#domain/hours/answers";
import { hoursOf, listDays } from "#domain/hours/day-hours";
import { toSearchText } from "#domain/text/search-text";
import { expect, holdScripts, test } from "#support/browser/fixtures";
import { home, wording } from "#support/content/site-wording";
import { ignoreRestingPointer } from "#support/page/resting-pointer";
import { formatSeconds } from "../../../src/site/islands/gate-demo-state";

// Movement is looked at here.
test.use({ isFirstVisit: true, reducedMotion: "no-preference" });

const { cities: freeShippingCities } = wording.freeShipping;
const finds = (typed: string) => freeShippingCities.filter((name) => toSearchText(name).includes(toSearchText(typed)));
/** With an accent, and alone when it is typed whole. */
const accented = freeShippingCities.find((name) => /[À-ú]/.test(name) && finds(name).length === 1) as string;
const { openingSeconds } = business.claims;
const openingTime = formatSeconds(openingSeconds);

test("who only reads fetches what comes after the paint and no other script, no video and nothing of another host; the video, the search for a city and the gate come when they are used", async ({
  page,
  site,
}) => {
  await ignoreRestingPointer(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const listVideos = () => requests.filter((url) => /\.mp4/.test(url));
  await test.step("only read", async () => {
    await page.goto("/", { waitUntil: "networkidle" });
    const scripts = requests.flatMap((url) => /([\w-]+)\.[\w-]+\.js$/.exec(url)?.[1] ?? []);
    expect(scripts.toSorted()).toEqual(["after-paint", "islands"]);
    expect(listVideos()).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
  await test.step("the video is fetched only when its poster is pressed", async () => {
    await page.getByText("Vídeo", { exact: true }).click();
    await page.locator("summary", { hasText: "Assistir ao vídeo do portão abrindo" }).click();
    await expect(page.locator("video")).toBeVisible();
    await expect.poll(() => listVideos().length).toBeGreaterThan(0);
    await page.getByText("Desenho", { exact: true }).click();
    await expect(page.locator("video")).toBeHidden();
    await expect(page.getByRole("button", { name: "Abrir portão" })).toBeVisible();
    expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });
  await test.step("the city filter is used by keyboard, ignores case and accents and says when nothing matches", async () => {
    const filter = page.getByLabel("Digite o nome da sua cidade");
    const cities = page.locator("#frete-gratis form li");
    await expect(cities).toHaveCount(freeShippingCities.length);
    await filter.focus();
    await page.keyboard.type(toSearchText(accented).toUpperCase());
    await expect(cities).toHaveText([accented]);
    await expect(filter).toBeFocused();
    await filter.fill("xyz");
    await expect(page.getByText(home.freeShipping.notFound)).toBeVisible();
    await expect(page.locator("#frete-gratis").getByRole("link", { name: wording.contact.button })).toBeVisible();
    await filter.fill("");
    await expect(cities).toHaveCount(freeShippingCities.length);
  });
  await test.step("the gate opens in the time the register says by the remote, with the keyboard too", async () => {
    await page.clock.install();
    await page.getByText("Basculante", { exact: true }).first().click();
    const remote = page.getByRole("button", { name: "Abrir portão" });
    await remote.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".gate-moves")).toHaveCSS("animation-duration", `${openingSeconds}s`);
    await page.clock.fastForward(openingSeconds * 1000);
    await expect(page.getByText(`Portão aberto em ${openingTime}`)).toBeAttached();
    await expect(page.getByRole("button", { name: "Fechar portão" })).toBeFocused();
  });
  await test.step("buttons are seen in forced colours", async () => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await expect(page.getByRole("link", { name: wording.contact.button }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Fechar portão" })).toBeVisible();
  });
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
});

test("what is typed, picked and pressed before the script has come is not lost", async ({ page }) => {
  await page.clock.install();
  const letScriptsCome = await holdScripts(page);
  await page.goto("/");
  await page.getByLabel("Digite o nome da sua cidade").fill(toSearchText(accented));
  await page.getByText("Basculante", { exact: true }).first().click();
  await page.getByRole("button", { name: "Abrir portão" }).click();
  letScriptsCome();
  await expect(page.locator("#frete-gratis form li")).toHaveText([accented]);
  await expect(page.locator(".gate-moves")).toHaveCSS("animation-duration", `${openingSeconds}s`);
  await page.clock.fastForward(openingSeconds * 1000);
  await expect(page.getByText(`Portão aberto em ${openingTime}`)).toBeAttached();
  await expect(page.getByRole("img", { name: "Casa com portão basculante aberto" })).toBeVisible();
});

test.describe("whether somebody answers, for a visitor in another part of the world", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  const { hours } = business;
  const { answer } = wording.contact;
  /** With an ordinary day after it. */
  const day = listDays("2030-03-04", 60).find((one) => hoursOf(hours, one).chat && hoursOf(hours, nextDay(one)).chat) ?? "";
  const closes = hoursOf(hours, day).chat?.closes ?? "";
  const [atNight] = listAnswers(hours, answer, day).slice(-1);

  test("one and the same stored page says it a minute before the hour of closing and a minute after, the message too, and a tab that stayed open when it is looked at again", async ({
    page,
  }) => {
    const closing = momentAt(day, closes).getTime();
    const [before, after] = [closing - 60_000, closing + 60_000];
    const readNotes = async () => [...new Set(await page.locator("[data-answer]").allTextContents())];
    const readMessage = async () => decodeURIComponent((await page.locator("main a[href*='?text=']").first().getAttribute("href")) ?? "");
    await page.clock.setFixedTime(before);
    const bytes = await (await page.goto("/"))?.text();
    expect(await readNotes()).toEqual([answer.open]);
    expect(await readMessage()).not.toContain(answer.late);
    await page.clock.setFixedTime(after);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect.poll(readNotes).toEqual([atNight?.closed]);
    expect(await (await page.goto("/"))?.text()).toBe(bytes);
    expect(await readNotes()).toEqual([atNight?.closed]);
    expect(await readMessage()).toContain(answer.late);
  });
});
