import type { Locator, Page } from "@playwright/test";
import { pageContent } from "#content/pages";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { expect, expectAccessible, test, WIDTHS } from "#support/browser/fixtures";
import { noteShifts, readShifts } from "#support/browser/shifts";
import { wording } from "#support/content/site-wording";

const TEMPLATES = [
  "/",
  "/cidades/santana",
  "/cidades/nova-odessa",
  "/topicos/portao-automatico-nao-abre",
  "/faq",
  "/zona-norte-portoes",
  "/garantia-servico",
  "/troca-motor-antigo",
  "/agendar-instalacao",
  "/orcamento",
  "/orcamento?lugar=Centro&portao=basculante&largura=350",
  "/orcamento?portao=pivotante&folhas=2&largura=4&altura=2,5&folha=madeira&uso=mais&motor=outra&funciona=sim",
  "/garantia",
  "/sitemap",
  "/nao-existe",
];

const [, FIRST_WIDE] = WIDTHS;

for (const path of TEMPLATES) {
  test(`nothing on ${path} moves while a phone loads it for the first time, and at no width has it an accessibility finding or scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await noteShifts(page);
    await page.goto(path);
    expect(await readShifts(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // A wide page begins in the site's letters, a phone's first one in the system's.
      if (width === FIRST_WIDE) await page.goto(path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}

test("no page that comes with the site scrolls sideways at any width", async ({ page }) => {
  const others = listAuthoredPages(pageContent)
    .map(({ path }) => path)
    .filter((path) => !TEMPLATES.includes(path));
  await page.goto("/faq");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(findTooWide, others), `sideways at ${width}`).toEqual([]);
  }
});

/** Runs in the browser. The other pages have the same frame and styles, so only what stands in it is fetched. */
async function findTooWide(paths: readonly string[]): Promise<string[]> {
  // What is laid out only as it comes near the screen has no width before.
  const everything = new CSSStyleSheet();
  everything.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets = [everything];
  // The site's letters are wider than the system's, and a phone's second page has them.
  document.documentElement.classList.add("with-fonts");
  await document.fonts.ready;
  // For the next width.
  const page = globalThis as { mains?: Map<string, Element | ""> };
  page.mains ??= new Map();
  const { mains } = page;
  const tooWide: string[] = [];
  for (const path of paths) {
    if (!mains.has(path)) {
      const fetched = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
      mains.set(path, fetched.querySelector("main") ?? "");
    }
    document.querySelector("main")?.replaceWith(mains.get(path) ?? "");
    const overflow = document.documentElement.scrollWidth - innerWidth;
    if (overflow > 0) tooWide.push(`${path}: ${overflow} px`);
  }
  return tooWide;
}

test("the keyboard alone skips to the content, opens a question, then the next one", async ({ page }) => {
  await page.goto("/faq");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
  await page.keyboard.press("Enter");
  const questions = page.locator("main summary");
  await tabTo(page, questions.first());
  await page.keyboard.press("Enter");
  await expect(page.locator("main details").first()).toHaveAttribute("open", "");
  await tabTo(page, questions.nth(1));
  await page.keyboard.press("Space");
  await expect(page.locator("main details").nth(1)).toHaveAttribute("open", "");
  await expect(page.locator("main details").first()).not.toHaveAttribute("open", "");
});

test("a question has an address that opens it, and only one is open at a time", async ({ page }) => {
  await page.goto("/faq");
  const first = page.locator("main details").first();
  const second = page.locator("main details").nth(1);
  await first.locator("summary").click();
  await second.locator("summary").click();
  await expect(first).not.toHaveAttribute("open", "");
  await expect(second).toHaveAttribute("open", "");
  const id = await first.locator("div[id]").getAttribute("id");
  await page.goto("/");
  await page.goto(`/faq#${id}`);
  await expect(first).toHaveAttribute("open", "");
  await expect(first.locator("summary")).toBeInViewport();
});

test("reading goes on with the page twice as large, in the system's font and in the site's", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of ["/topicos/portao-automatico-nao-abre", "/", "/faq"]) {
    await page.goto(path);
    for (const hasFonts of [false, true]) {
      await page.evaluate(async (hasFonts) => {
        document.documentElement.classList.toggle("with-fonts", hasFonts);
        document.documentElement.style.fontSize = "200%";
        await document.fonts.ready;
      }, hasFonts);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path}, the site's fonts: ${hasFonts}`).toBeLessThanOrEqual(0);
    }
  }
});

test("buttons are seen in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("link", { name: wording.contact.button }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Abrir portão" })).toBeVisible();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
