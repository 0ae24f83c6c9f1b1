import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { administratorOf } from "#support/browser/administrator";
import { expect, testOnOwnSite, WIDTHS } from "#support/browser/fixtures";
import { querySite } from "#support/database/database";
import type { Site } from "#support/site/site";
import { findBrowser } from "../../scripts/test-programs.mjs";

// `npm run test:pictures -- -u` takes them anew: what changed is looked at in the diff.

/** The browser that the tests install, in which the pictures were taken; one with a window sets letters otherwise. */
const TAKEN_IN = "chromium-headless-shell";

/** Of browser and server; everything on the site is from the day before. */
const NOW = "2026-11-25T15:00:00Z";
const BEFORE = "2026-11-24T15:00:00.000Z";

const HEIGHTS: Record<(typeof WIDTHS)[number], number> = { 360: 740, 768: 900, 1280: 800 };

/** Pages in all states and contacts, as if made the day before. */
async function fill(site: Site): Promise<void> {
  const client = await administratorOf(site);
  const titles = ["Portão eletrônico não fecha", "Motor de portão fazendo barulho", "Quanto custa automatizar um portão basculante"];
  for (const title of titles) await client.ask("pages.save", { title, content: `<h2>O que olhar</h2><p>${title}: o que olhar.</p>` });
  await client.ask("pages.save", { title: "Um rascunho", content: "<p>Ainda não.</p>", status: "draft" });
  const contact = { day: "2026-11-24", district: "Santana", note: "Portão parado" };
  for (const firstName of ["Ana", "Rui"]) await client.ask("contacts.create", { ...contact, firstName });
  await client.ask("contacts.create", { ...contact, firstName: "Érica", state: "sold", value: 1400 });
  await querySite(site, sql`update pages set created_at = ${BEFORE}, updated_at = ${BEFORE}, first_public_at = ${BEFORE}`);
}

const SET_CLOCK = fileURLToPath(new URL("../support/site/set-clock.mjs", import.meta.url));
const test = testOnOwnSite(fill, { env: { CLOCK: NOW, NODE_OPTIONS: `--import ${SET_CLOCK}` } });

const PANEL = {
  painel: "/admin/painel",
  contatos: "/admin/contatos",
  obra: "/admin/obras?obra=nova",
  fotografias: "/admin/fotos",
  paginas: "/admin/paginas",
  "pagina-nova": "/admin/paginas/nova",
  textos: "/admin/textos",
  respostas: "/admin/textos/faq",
  precos: "/admin/cadastro?grupo=planos",
  feriados: "/admin/cadastro?grupo=horarios",
  "antes-de-publicar": "/admin/antes-de-publicar",
  conta: "/admin/conta",
};

const PUBLIC = {
  inicio: "/",
  lugar: "/cidades/santana",
  assunto: "/topicos/portao-automatico-nao-abre",
  gerada: "/links-uteis/portao-eletronico-nao-fecha",
  duvidas: "/faq",
  zona: "/zona-norte-portoes",
  orcamento: "/orcamento",
  "nao-encontrada": "/nao-existe",
};

test.skip(basename(findBrowser() ?? "") !== TAKEN_IN, `The pictures were taken in ${TAKEN_IN}, which is not here: they are not compared.`);

test("twelve screens of the panel look as they did", async ({ page, signIn }) => {
  await signIn();
  await begin(page, "/admin/conta");
  for (const [name, path] of Object.entries(PANEL)) await test.step(name, () => expectPictures(page, `painel-${name}`, path));
});

test("eight public pages look as they did", async ({ page }) => {
  await begin(page, "/faq");
  for (const [name, path] of Object.entries(PUBLIC)) await test.step(name, () => expectPictures(page, `site-${name}`, path));
});

/** A first page of a browser may be shown before its letters have come. */
async function begin(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(useFonts);
}

async function expectPictures(page: Page, name: string, path: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHTS[WIDTHS[0]] });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.getByText("Carregando...", { exact: true })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await page.evaluate(useFonts);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await expect.poll(() => page.evaluate(isPreviewThere)).toBe(true);
    // What moments say moves with the clock.
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, { mask: [page.locator("time")] });
  }
}

/** Runs in the browser: a wide window of an editor shows the page beside it, which is asked for then. */
function isPreviewThere(): boolean {
  const preview = [...document.querySelectorAll("[aria-label='Prévia da página']")].find((region) => region.checkVisibility());
  const frame = preview?.querySelector("iframe")?.contentDocument;
  return !preview || (frame?.readyState === "complete" && frame.body.childElementCount > 0);
}

/**
 * Runs in the browser: a page may be in the system's letters, on a phone or as long as its own would come late, and those are
 * not the same on every machine; here all is in its own, and they are waited for.
 */
async function useFonts(): Promise<void> {
  document.documentElement.classList.add("with-fonts");
  document.body.style.fontFamily = "Archivo, sans-serif";
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const faces = rules.map(({ style }) => {
    const read = (name: string) => style.getPropertyValue(name);
    const descriptors = { weight: read("font-weight"), stretch: read("font-stretch"), display: "block" as const };
    return new FontFace(read("font-family").replaceAll('"', ""), read("src"), descriptors);
  });
  for (const face of faces) document.fonts.add(face);
  await Promise.all(faces.map((face) => face.load()));
  (document.activeElement as HTMLElement | null)?.blur();
}
