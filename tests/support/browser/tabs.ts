import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from "@playwright/test";
import { forgetNotices, noteNotices } from "./notices";

/** What tests ask of a browser by `test.use`, and the site they are on. */
export type TabKind = Pick<
  BrowserContextOptions,
  "baseURL" | "javaScriptEnabled" | "locale" | "timezoneId" | "reducedMotion" | "userAgent" | "viewport"
>;

export interface Tab {
  context: BrowserContext;
  page: Page;
  scripts: Disposable[];
}

/**
 * The tabs of a worker's browser, each in a context of its own. The first page of a new one costs a second of the processor,
 * for all is fetched, read and compiled, and a further one a third of that: a tab goes to the next test that asks for the
 * same kind, without what the one before left in it.
 */
export class Tabs {
  readonly #kept = new Map<string, Tab>();

  /** @param visit names the one test that is to have the tab. */
  async open(browser: Browser, kind: TabKind, visit?: string): Promise<Tab> {
    const key = JSON.stringify([kind, visit]);
    const tab = this.#kept.get(key) ?? (await this.#make(browser, kind));
    this.#kept.set(key, tab);
    return tab;
  }

  async #make(browser: Browser, kind: TabKind): Promise<Tab> {
    // The panel's worker has a journey of its own; here it would only cost each first page.
    const context = await browser.newContext({ ...kind, serviceWorkers: "block" });
    await noteNotices(context);
    const page = await context.newPage();
    const tab: Tab = { context, page, scripts: [] };
    // What a test has run before each page is taken back after it.
    const add = page.addInitScript.bind(page) as (...args: unknown[]) => Promise<Disposable>;
    page.addInitScript = (async (...args: unknown[]) => {
      const script = await add(...args);
      tab.scripts.push(script);
      return script;
    }) as Page["addInitScript"];
    return tab;
  }

  /** Makes a tab as good as new for the next test, or closes it where that cannot be done. */
  async leave(tab: Tab, { baseURL = "", reducedMotion = null, viewport = null }: TabKind): Promise<void> {
    const { context, page, scripts } = tab;
    if (page.isClosed()) return await this.close(tab);
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    page.removeAllListeners();
    // A screen with unsaved work asks before it is left.
    page.on("dialog", (dialog) => dialog.accept());
    // An address without scripts, of the origin whose storage it is.
    await page.goto(new URL("/healthz", baseURL).href);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto("about:blank");
    page.removeAllListeners();
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion });
    if (viewport) await page.setViewportSize(viewport);
    await page.mouse.move(0, 0);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.resetNavigationHistory");
    await devtools.detach();
    await context.clearCookies();
    await context.clearPermissions();
    forgetNotices(context);
  }

  async close(tab: Tab): Promise<void> {
    for (const [key, kept] of this.#kept) if (kept === tab) this.#kept.delete(key);
    await tab.context.close();
  }
}
