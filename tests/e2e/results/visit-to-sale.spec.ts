import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { readContactRef } from "#domain/contact/contact-ref";
import { expect, test } from "#support/browser/fixtures";
import { querySite } from "#support/database/database";
import type { Site } from "#support/site/site";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36";
const PATH = "/cidades/santana";

test.use({ isFirstVisit: true, userAgent: PERSON, locale: "pt-BR" });

interface Row {
  path: string;
  kind: string;
  source: string;
  count: number;
}

/** What the database holds of visits to a page, those of others left out. */
async function readVisits(site: Site, path = PATH): Promise<string[]> {
  const rows = await querySite<Row>(
    site,
    sql`select path, kind, source, count from visit_counts join site_pages on page = number * 2 where path = ${path} order by kind, source`,
  );
  return rows.map(({ kind, source, count }) => `${kind} ${source} ${count}`);
}

/** What the page's chat links with a reference to a place send. */
async function readMessages(page: Page): Promise<string[]> {
  const links = await page.locator('[data-contact^="chat:"]').evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  return links.map((link) => new URL(link).searchParams.get("text") ?? "");
}

test("a visit that a search began is counted with the button that was pressed, becomes a sale of its page, and nothing is known of the visitor", async ({
  page,
  context,
  site,
  signIn,
}) => {
  const asked: string[] = [];
  await context.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: "" }));
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(PATH, { referer: "https://www.google.com.br/" });
  const messages = await readMessages(page);
  const refs = messages.map(readContactRef);
  expect(refs.length).toBeGreaterThan(3);
  expect(new Set(refs.map((ref) => ref?.page)).size).toBe(1);
  expect(refs.map((ref) => ref?.place)).toEqual(expect.arrayContaining(["header", "hero", "card", "closing", "bar", "floating"]));
  const opened = context.waitForEvent("page");
  await page.locator('[data-contact="chat:hero"]').click();
  const chat = await opened;
  const message = new URL(chat.url()).searchParams.get("text") ?? "";
  expect(readContactRef(message)).toEqual({ page: refs[0]?.page, place: "hero" });
  await chat.close();

  await page.locator('[data-contact="call:hero"]').evaluate((link) => {
    link.addEventListener("click", (event) => event.preventDefault());
    (link as HTMLElement).click();
    getSelection()?.selectAllChildren(link);
    document.execCommand("copy");
  });
  await page.goto("/faq");
  await expect
    .poll(() => readVisits(site))
    .toEqual(["call:hero search 1", "chat:hero search 1", "copy:hero search 1", "shown search 1", "view search 1"]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
  const columns = await querySite<{ name: string }>(site, sql`select name from pragma_table_info('visit_counts')`);
  expect(columns.map(({ name }) => name).toSorted()).toEqual(["count", "day", "kind", "page", "source"]);

  // What arrived in the conversation goes into the notebook, by keyboard alone, and into the results of its page.
  await signIn();
  await page.goto("/admin/contatos");
  await expect(page.getByLabel("Ref. ou a mensagem inteira")).toBeFocused();
  await page.keyboard.insertText(message);
  await expect(page.getByText("Botão “Abertura” de")).toBeVisible();
  await page.getByRole("radio", { name: "Novo" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("1400");
  await page.keyboard.press("Enter");
  const noted = page
    .getByRole("region", { name: "Contatos anotados" })
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href="${PATH}"]`) });
  await expect(noted.getByRole("button", { name: "Vendido" })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/admin/resultados");
  const sold = page
    .getByRole("region", { name: "Por página" })
    .getByRole("row")
    .filter({ has: page.locator(`a[href="${PATH}"]`) });
  await expect(sold).toContainText("R$ 1.400");
});

test("who is signed in, a robot, and a page that is fetched ahead are not counted", async ({ browser, page, site, signIn }) => {
  const path = "/cidades/mooca";
  const robot = await browser.newContext({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
  const robotsPage = await robot.newPage();
  await robotsPage.goto(site.url + path);
  await robot.close();
  await page.goto("/sitemap");
  await page.evaluate((address) => fetch(address, { headers: { purpose: "prefetch" } }), path);
  await signIn();
  await page.goto(path);
  await page.goto("/garantia");
  // What is written last is written after the others.
  const stranger = await browser.newContext({ userAgent: PERSON });
  const strangersPage = await stranger.newPage();
  await strangersPage.goto(`${site.url}/termos`);
  await stranger.close();
  await expect.poll(() => readVisits(site, "/termos")).toContain("view direct 1");
  expect([...(await readVisits(site, path)), ...(await readVisits(site, "/garantia"))]).toEqual([]);
});
