/**
 * How far one scrolls: the height of every screen of the panel at 390 px, over a site with 64 generated pages, each as it is
 * opened, and of a page of each public kind at 360 px. Heights of a page are read when all of it is laid out.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { FACT_GROUPS } from "#domain/facts/fact-groups";
import { ESTIMATE_PATH, editTextPath, newWorkPath, PATHS, placePath, topicPath } from "#domain/site/paths";
import { giveSession } from "#support/browser/administrator";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";
import playwrightConfig from "../../playwright.config";
import { DOORS } from "../../src/admin/frame/doors";
import { type Figure, printTable } from "../report";
import { makeSeedTitles } from "../seed/seed-titles";

const PAGES = 64;
const REACH_PX = 6000;
/** Lists that page, as long as a page of them is: of the pages themselves, and of what was done to each. */
const LISTS: readonly string[] = [PATHS.pages, PATHS.activity];

const SCREENS = [
  ...Object.values(DOORS).flatMap(({ screens }) => screens.map(({ href }) => href)),
  ...Object.keys(FACT_GROUPS).map((group) => `${PATHS.register}?grupo=${group}`),
  ...["home", "faq", "depoimentos"].map(editTextPath),
  newWorkPath(),
];
const PUBLIC = [
  PATHS.home,
  placePath("santana"),
  topicPath("portao-automatico-nao-abre"),
  "/zona-norte-portoes",
  ESTIMATE_PATH,
  PATHS.faq,
  PATHS.sitemap,
  "/nao-existe",
];

export async function measureHeights(): Promise<Figure[]> {
  const site = await startSite();
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const client = await AdminClient.signedIn(site);
    for (const title of makeSeedTitles(PAGES)) await client.call("pages.save", { title, content: `<h2>O que olhar</h2><p>${title}.</p>` });
    const screens = await measureEach(browser, site, SCREENS, { width: 390, client });
    const pages = await measureEach(browser, site, PUBLIC, { width: 360 });
    printTable(["screen at 390 px", "height, px"], screens);
    printTable(["page at 360 px", "height, px"], pages);
    const others = screens.filter(([path]) => !LISTS.includes(path));
    const [path, height] = others.reduce((most, each) => (each[1] > most[1] ? each : most));
    return [
      {
        figure: `screens of the panel at 390 px, ${PAGES} pages, but for the lists of these: the highest of ${others.length}`,
        reach: `≤ ${REACH_PX} px`,
        measured: `${height} px (${path})`,
        holds: height <= REACH_PX,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measureEach(
  browser: Browser,
  site: Site,
  paths: readonly string[],
  { width, client }: { width: number; client?: AdminClient },
): Promise<[path: string, height: number][]> {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: "pt-BR",
    viewport: { width, height: 844 },
    serviceWorkers: "block",
  });
  if (client) await giveSession(context, site, client);
  const page = await context.newPage();
  const heights: [string, number][] = [];
  for (const path of paths) heights.push([path, await readHeight(page, path)]);
  await context.close();
  return heights;
}

async function readHeight(page: Page, path: string): Promise<number> {
  // An address that differs in its fragment alone would load nothing.
  await page.goto("about:blank");
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.body.innerText.includes("Carregando..."));
  return await page.evaluate(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [everything];
    return document.documentElement.scrollHeight;
  });
}
