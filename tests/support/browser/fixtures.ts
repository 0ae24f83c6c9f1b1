import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { noteStart } from "#support/machine/note-start";
import { IS_WHOLE } from "#support/machine/pick-by-seed";
import { type Site, type SiteOptions, startSite } from "#support/site/site";
import { administratorOf, giveSession } from "./administrator";
import { noteLook } from "./looks";
import { type Stage, Stages, type StartStage } from "./stages";
import { type Tab, Tabs } from "./tabs";
import { findSmallTargets } from "./targets";

interface Fixtures {
  /** The browser has never been here: nothing is kept of what other tests fetched. */
  isFirstVisit: boolean;
  tab: Tab;
  /** The running site, begun on a fresh database. */
  site: Site;
  /** Fails the test when the page logs an error. */
  quietConsole: undefined;
  /** Gives the browser the administrator's session; the form that begins one is looked at in the journeys of accounts. */
  signIn: () => Promise<void>;
}

/** On a site of the worker's own, which the journeys of several files share. */
export const test = base.extend<Fixtures, { stages: Stages; tabs: Tabs }>({
  stages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      // A worker has one of each.
      noteStart("browser");
      const stages = new Stages();
      await use(stages);
      await stages.stop();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  tabs: [async ({}, use) => use(new Tabs()), { scope: "worker" }],
  isFirstVisit: [false, { option: true }],
  site: async ({ stages }, use) => use((await stages.open(startCommonSite)).site),
  baseURL: async ({ site }, use) => use(site.url),
  tab: async (
    { browser, tabs, isFirstVisit, baseURL, javaScriptEnabled, locale, timezoneId, reducedMotion, userAgent, viewport },
    use,
    info,
  ) => {
    const kind = { baseURL, javaScriptEnabled, locale, timezoneId, reducedMotion, userAgent, viewport };
    const tab = await tabs.open(browser, kind, isFirstVisit ? info.testId : undefined);
    await use(tab);
    // What failed is shown as the test left it.
    if (isFirstVisit || info.status !== info.expectedStatus) await tabs.close(tab);
    else await tabs.leave(tab, kind);
  },
  context: async ({ tab }, use) => use(tab.context),
  page: async ({ tab }, use) => use(tab.page),
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context, site }, use) => use(async () => giveSession(context, site, await administratorOf(site))),
});

const startCommonSite: StartStage = async () => {
  const site = await startSite();
  return { site, stop: () => site.stop() };
};

/** Leaves the journeys of the calling file to one worker, or each would start a stage for its share of them. */
export function keepTogether(): void {
  test.describe.configure({ mode: "default" });
}

/** As `test`, on a site, and with what stands beside it, that is started for the journeys of this kind alone. */
export function testOnStage<Own extends Stage>(start: StartStage<Own>) {
  return test.extend<{ stage: Own }>({
    stage: async ({ stages }, use) => use(await stages.open(start)),
    site: async ({ stage }, use) => use(stage.site),
  });
}

/**
 * As `test`, on a site that no other file's journeys change.
 * @param prepare what must be there before the first journey.
 */
export function testOnOwnSite(prepare: (site: Site) => Promise<void> = async () => {}, options?: SiteOptions) {
  keepTogether();
  return testOnStage(async () => {
    const site = await startSite(options);
    await prepare(site);
    return { site, stop: () => site.stop() };
  });
}

export { expect };

/** The browser itself logs answers that a test asks for, and the test tool's own recorder that a sandboxed preview blocks. */
function isExpected(text: string): boolean {
  return /status of (400|401|404|410|422|429)|^Blocked script execution in '(about:(srcdoc|blank)|http:\/\/localhost:\d+\/admin\/previa\/[^']*)'/.test(
    text,
  );
}

/** Keeps the page's scripts waiting, as a slow connection does, until what it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Presses a button of a public page: before its script has come nothing would hear of it. */
export async function pressWhenAlive(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await expect(button).toBeVisible();
  await expect(page.locator("astro-island[ssr]").filter({ has: button })).toHaveCount(0);
  await button.click();
}

export const WIDTHS = [360, 768, 1280] as const;
/** Below it a screen is worked with by fingers. */
const WIDEST_PHONE = 480;

/**
 * No finding of axe on the page as it stands, by the rules of WCAG 2.2 AA and axe's own best practices, and on a phone nothing
 * that a finger misses. Sandboxed previews are left out: axe cannot run where no script may, and they show what public pages are
 * tested for.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await makeStill(page);
  await expectNoViolations(page, ALL_RULES);
  await expectGoodForFingers(page);
}

/** On a phone. */
async function expectGoodForFingers(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > WIDEST_PHONE) return;
  noteLook(page.url());
  expect(await page.evaluate(findSmallTargets), "smaller than a finger").toEqual([]);
}

const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
/** Those of axe that go by where and how large something is. */
const RULES_OF_PLACE = ["target-size", "scrollable-region-focusable"];

async function makeStill(page: Page): Promise<void> {
  // Parts laid out only as they come near the screen would move under axe, which looks at what lies over what.
  await page.evaluate(() => {
    const everything = new CSSStyleSheet();
    // A notice may begin to go at any moment.
    everything.replaceSync(
      "* { content-visibility: visible !important; } [data-sonner-toast], [data-sonner-toast] * { transition: none !important; }",
    );
    document.adoptedStyleSheets = [everything];
  });
  // What fades in or out has its colours only at the end.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !Number.isFinite(animation.effect?.getComputedTiming().endTime)),
  );
}

async function expectNoViolations(page: Page, rules: readonly string[]): Promise<void> {
  if (rules.length === 0) return;
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  expect(await page.evaluate(findViolations, rules)).toEqual([]);
}

/** Runs in the browser. */
async function findViolations(rules: readonly string[]): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
  // What a dialog lies over can be reached by nobody, and was looked at before it opened.
  const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].filter((dialog) => dialog.checkVisibility());
  const { violations } = await axe.run(
    { exclude: ["iframe[sandbox]"], ...(dialogs.length > 0 && { include: dialogs }) },
    {
      runOnly: [...rules],
      resultTypes: ["violations"],
      // None of these rules reads style sheets, which would be fetched again for each run.
      preload: { assets: ["media"] },
    },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** A folder for pictures of what `expectGoodEverywhere` looks at; none are taken without it. */
const PICTURES = process.env["PICTURES"];

/**
 * The page as it stands scrolls nowhere sideways, from a phone to a desktop and in letters twice as large, passes axe at both, and
 * has nothing on a phone that a finger misses; ends at the widest.
 * Before a release axe is asked between the two as well: for all that shows, or looks, as at neither of them, and
 * otherwise for place and size.
 * @param name of its pictures, which are taken when the environment names a folder for them in `PICTURES`.
 */
export async function expectGoodEverywhere(page: Page, name: string): Promise<void> {
  const [phone, between, desktop] = WIDTHS;
  const chooseRules = async () => ((await page.evaluate(looksNew)) ? ALL_RULES : RULES_OF_PLACE);
  if (IS_WHOLE) {
    await page.evaluate(() => Reflect.deleteProperty(globalThis, "looks"));
    for (const width of [phone, desktop, between]) await lookAt(page, name, width, chooseRules);
  } else {
    await lookAt(page, name, between, async () => []);
    for (const width of [phone, desktop]) await lookAt(page, name, width, async () => ALL_RULES);
  }
  await page.setViewportSize({ width: desktop, height: 860 });
}

/**
 * As `expectGoodEverywhere`, on a phone alone, for a dialog or a state of a screen that is looked at everywhere in another;
 * ends at the width it came with.
 */
export async function expectGoodOnPhone(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  await lookAt(page, name, WIDTHS[0], async () => ALL_RULES);
  if (before) await page.setViewportSize(before);
}

async function lookAt(page: Page, name: string, width: number, chooseRules: () => Promise<readonly string[]>): Promise<void> {
  await page.setViewportSize({ width, height: 860 });
  // What lies half under a bar that sticks to the top is no smaller for it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await makeStill(page);
  await expectNoViolations(page, await chooseRules());
  await expectGoodForFingers(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${name}: sideways scroll at ${width}`).toBeLessThanOrEqual(0);
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: true, animations: "disabled" });
  if (width === WIDTHS[0]) await expectRoomForLargeLetters(page, name);
}

/** The page as it stands scrolls nowhere sideways in letters twice as large, in half the width of a desktop. */
async function expectRoomForLargeLetters(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[2] / 2, height: 430 });
  expect(await page.evaluate(findTooWideInLargeLetters), `${name}: sideways scroll in letters twice as large`).toEqual([]);
}

/** Runs in the browser: what makes the page wider than the window, the outermost first; nothing where all has room. */
function findTooWideInLargeLetters(): string[] {
  const { documentElement: root } = document;
  root.style.fontSize = "200%";
  const sticksOut = (element: Element) => element.getBoundingClientRect().right > root.clientWidth;
  const wide = root.scrollWidth > root.clientWidth ? [...document.body.querySelectorAll("*")].filter(sticksOut) : [];
  root.style.fontSize = "";
  return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 200));
}

/** Runs in the browser: whether any element shows, or looks, as it did at no width before; notes how it does. */
function looksNew(): boolean {
  const page = globalThis as { looks?: WeakMap<Element, Set<string>> };
  page.looks ??= new WeakMap();
  let isNew = false;
  for (const element of document.querySelectorAll("*")) {
    const known = page.looks.get(element) ?? new Set();
    page.looks.set(element, known);
    const style = getComputedStyle(element);
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isLarge = Number.parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? 18.66 : 24);
    const { color, backgroundColor, backgroundImage, textDecorationLine, opacity, textShadow } = style;
    const look = isShown ? [color, backgroundColor, backgroundImage, isLarge, textDecorationLine, opacity, textShadow] : ["hidden"];
    const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ""));
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    const all = JSON.stringify([look, texts, attributes]);
    if (!known.has(all)) isNew = true;
    known.add(all);
  }
  return isNew;
}
