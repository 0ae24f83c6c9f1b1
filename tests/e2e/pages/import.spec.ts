import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { toSlug } from "#domain/text/slug";
import { expect, expectGoodEverywhere, expectGoodOnPhone, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";
import { toCsv } from "#support/site/transfer";

const [IMPORTED, BROUGHT] = REAL_TITLES;
const HELD_BACK = "1 página que estava guardada neste navegador agora está no servidor, retida: veja os motivos na lista de páginas.";

const choose = (page: Page, text: string, name = "paginas.csv") =>
  page.getByLabel("Arquivo CSV ou JSON").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test("a wrong file is told by row and column, the mended one is previewed and imported, also when the session ended meanwhile", async ({
  page,
  signIn,
  context,
  request,
}) => {
  await signIn();
  await page.goto("/admin/importar");
  await expect(page.getByRole("button", { name: "Escolher arquivo" })).toBeVisible();

  await test.step("both files are downloads", async () => {
    for (const kind of ["CSV", "JSON"]) {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: `Baixar ${kind}` }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^paginas-.*\\.${kind.toLowerCase()}$`));
      expect((await readFile(await file.path(), "utf8")).length).toBeGreaterThan(0);
    }
  });

  await test.step("a wrong file is told by row and column", async () => {
    await choose(page, "titulo;conteudo\n;<p>a</p>\n=1+1;<p>b</p>\n");
    await expect(page.getByRole("alert").filter({ hasText: "Nada foi importado: há 2 problemas no arquivo" })).toBeVisible();
    const problems = page.getByRole("table", { name: "Problemas encontrados no arquivo" });
    await expect(problems.getByRole("row").nth(1)).toContainText("2");
    await expect(problems.getByRole("row").nth(2)).toContainText("fórmula");
    await expectGoodOnPhone(page, "import-problems");
  });

  await test.step("a session that ended is renewed in place, and the import goes on with the chosen file", async () => {
    await choose(page, "titulo;conteudo;situacao\nPortão da sessão;<p>a</p>;rascunho\n");
    await expect(page.getByText("Arquivo conferido: 1 página")).toBeVisible();
    await context.clearCookies();
    await page.getByRole("button", { name: "Importar 1 página" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill("admin@exemplo.com.br");
    await dialog.getByLabel("Senha", { exact: true }).fill("senha-de-teste-1");
    await dialog.getByRole("button", { name: "Entrar", exact: true }).click();
    await expectNotices(page, "1 página importada");
  });

  await test.step("the mended file is previewed and imported, and what is held back is told", async () => {
    const row = Object.values(writeRealPage(IMPORTED));
    await choose(page, toCsv([["titulo", "conteudo"], row, row]));
    await expect(page.getByText("Arquivo conferido: 2 páginas")).toBeVisible();
    await expectGoodEverywhere(page, "import-ready");
    await page.getByRole("radio", { name: /Importar com outro endereço/ }).check();
    await page.getByRole("button", { name: "Importar 2 páginas" }).click();
    await expectNotices(page, "1 página importada, 1 retida");
    await expectGoodOnPhone(page, "import-held");
    await page.getByRole("link", { name: "Ver as retidas" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: IMPORTED }).first()).toContainText("já responde a este título");
    expect(await (await request.get(`/links-uteis/${toSlug(IMPORTED)}`)).text()).toMatch(new RegExp(`<h1[^>]*>\\s*${IMPORTED}\\s*</h1>`));
  });
});

test("pages an earlier application kept in the browser are brought and forgotten, and one that cannot be is tried again", async ({
  page,
  signIn,
  request,
}) => {
  await signIn();
  await page.goto("/favicon.svg");
  const { title, content } = writeRealPage(BROUGHT);
  const unnamed = { title: "", slug: "x", content: "<p>sem título</p>" };
  const keep = (pages: unknown) => page.evaluate((text) => localStorage.setItem("generatedPages", text), JSON.stringify(pages));
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("generatedPages") ?? "null"));
  await keep([
    { title, slug: "guardada-no-navegador", content: `${content}<script>alert(1)</script>` },
    { title: "Outra guardada", slug: "outra-guardada", content: "<p>Outro</p>" },
    unnamed,
  ]);
  await page.goto("/admin/painel");
  await expectNotices(
    page,
    "2 páginas que estavam guardadas neste navegador agora estão no servidor: 1 no site e 1 retida, com os motivos na lista de páginas.",
    "1 página não pôde ser importada e continua guardada neste navegador. Recarregue o painel para tentar de novo.",
  );
  await expect.poll(kept).toEqual([unnamed]);
  const answer = await request.get("/links-uteis/guardada-no-navegador");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).not.toContain("alert(1)");
  await expect(page.getByRole("table").getByText(title)).toBeVisible();

  await keep([{ ...unnamed, title: "Consertada" }]);
  await page.reload();
  await expectNotices(page, HELD_BACK);
  await expect.poll(kept).toBeNull();
});
