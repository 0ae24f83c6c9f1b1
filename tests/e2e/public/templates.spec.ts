import type { Locator, Page } from "@playwright/test";
import { pageContent } from "#content/pages";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { expect, expectAccessible, expectGoodEverywhere, test, WIDTHS } from "#support/browser/fixtures";
import { noteShifts, readShifts } from "#support/browser/shifts";
import { SEED, someOf } from "#support/machine/pick-by-seed";

// Movement is looked at here.
test.use({ reducedMotion: "no-preference" });

/** One of each kind; before a release further ones, in the last group a sample of them each time. */
const FURTHER = [
  "/cidades/nova-odessa",
  "/garantia-servico",
  "/troca-motor-antigo",
  "/agendar-instalacao",
  "/orcamento?lugar=Centro&portao=basculante&largura=350",
  "/orcamento?portao=pivotante&folhas=2&largura=4&altura=2,5&folha=madeira&uso=mais&motor=outra&funciona=sim",
];
const GROUPS = [
  ["/", "/cidades/santana", "/topicos/portao-automatico-nao-abre"],
  ["/zona-norte-portoes", "/garantia", "/faq"],
  ["/orcamento", "/sitemap", "/nao-existe", ...someOf(FURTHER, 1)],
];
for (const paths of GROUPS) {
  test(`nothing moves while a phone loads ${paths.join(", ")} for the first time, and at no width has it an accessibility finding or scrolls sideways, nor twice as large`, async ({
    page,
  }) => {
    const [phone, between, desktop] = WIDTHS;
    await noteShifts(page);
    // What one page has fetched, the next would have at once.
    const network = await page.context().newCDPSession(page);
    await network.send("Network.setCacheDisabled", { cacheDisabled: true });
    const expectNoOverflow = async (width: number, height = 800) => {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(readOverflow), `sideways at ${width}`).toBeLessThanOrEqual(0);
    };
    const [most] = paths;
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 412, height: 823 });
        await page.goto(path);
        expect(await readShifts(page)).toEqual([]);
        await expectNoOverflow(phone);
        await page.evaluate(useFonts);
        if (path === most) await expectGoodEverywhere(page, `template-${path.replaceAll("/", "-")}`);
        else {
          // Between the two all of them look as at one of the two, as the first of their group does.
          await expectAccessible(page);
          await expectNoOverflow(phone);
          await expectNoOverflow(between);
          await expectNoOverflow(desktop);
          await expectAccessible(page);
        }
        for (const hasFonts of [true, false]) {
          await page.evaluate(enlarge, hasFonts);
          await expectNoOverflow(640, 400);
        }
      });
    }
  });
}

/** Runs in the browser. */
function readOverflow(): number {
  return document.documentElement.scrollWidth - innerWidth;
}

/** Runs in the browser: a phone's first page is in the system's letters, which are less wide than those of every other. */
async function useFonts(): Promise<void> {
  document.documentElement.classList.add("with-fonts");
  await document.fonts.ready;
}

/** Runs in the browser: as it is read, sections being laid out as they come near the screen. */
async function enlarge(hasFonts: boolean): Promise<void> {
  document.adoptedStyleSheets = [];
  document.documentElement.classList.toggle("with-fonts", hasFonts);
  document.documentElement.style.fontSize = "200%";
  await document.fonts.ready;
}

test("no page that comes with the site scrolls sideways at any width", async ({ page }) => {
  const others = listAuthoredPages(pageContent)
    .map(({ path }) => path)
    .filter((path) => !GROUPS.flat().includes(path));
  const some = someOf(others, 15);
  await page.goto("/faq");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(findTooWide, some), `sideways at ${width}, SAMPLE_SEED=${SEED}`).toEqual([]);
  }
});

/** Runs in the browser. Each of the other pages is shown in its own style, whose names mean something else on this one. */
async function findTooWide(paths: readonly string[]): Promise<string[]> {
  // What is laid out only as it comes near the screen has no width before.
  const everything = new CSSStyleSheet();
  everything.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets = [everything];
  // The site's letters are wider than the system's, and a phone's second page has them.
  document.documentElement.classList.add("with-fonts");
  await document.fonts.ready;
  // For the next width.
  const page = globalThis as { others?: Map<string, { body: HTMLElement; style: CSSStyleSheet }> };
  page.others ??= new Map();
  for (const { sheet } of document.querySelectorAll("style")) if (sheet) sheet.disabled = true;
  const { others } = page;
  const tooWide: string[] = [];
  for (const path of paths) {
    let other = others.get(path);
    if (!other) {
      const [before, style = "", after] = (await (await fetch(path)).text()).split(/<\/?style>/);
      other = {
        body: new DOMParser().parseFromString(`${before}${after}`, "text/html").body,
        style: new CSSStyleSheet(),
      };
      other.style.replaceSync(style);
      others.set(path, other);
    }
    document.adoptedStyleSheets = [everything, other.style];
    document.body = other.body;
    const overflow = document.documentElement.scrollWidth - innerWidth;
    if (overflow > 0) tooWide.push(`${path}: ${overflow} px`);
  }
  return tooWide;
}

test("by keyboard a reader skips to the content and opens one question after the other, each of which has an address", async ({ page }) => {
  await page.goto("/faq");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
  await page.keyboard.press("Enter");
  const questions = page.locator("main summary");
  const first = page.locator("main details").first();
  const second = page.locator("main details").nth(1);
  await tabTo(page, questions.first());
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("open", "");
  await tabTo(page, questions.nth(1));
  await page.keyboard.press("Space");
  await expect(second).toHaveAttribute("open", "");
  await expect(first).not.toHaveAttribute("open", "");
  const id = await first.locator("div[id]").getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`/faq#${id}`);
  await expect(first).toHaveAttribute("open", "");
  await expect(first.locator("summary")).toBeInViewport();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
