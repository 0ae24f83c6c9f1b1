import type { Browser, Page } from "@playwright/test";
import { expect, expectGoodEverywhere, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices, noteNotices } from "#support/browser/notices";
import { AdminClient } from "#support/site/client";

const test = testOnOwnSite();

const WIDE = { width: 1280, height: 900 };
const preview = (page: Page) => page.frameLocator('section[aria-label="Prévia da página"] iframe >> nth=-1');
const save = (page: Page) => page.keyboard.press("Control+s");

/** Opens a text from the list as a keyboard does. */
async function openText(page: Page, title: string, kind: string): Promise<void> {
  await page.goto("/admin/textos");
  await page.getByLabel("Tipo").selectOption(kind);
  await page.getByRole("searchbox", { name: "Buscar por título ou endereço" }).fill(title);
  const link = page.getByRole("main").getByRole("listitem").getByRole("link", { name: title }).first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tudo salvo")).toBeVisible();
}

/** Opens folded parts of the form by keyboard, from the outside in. */
async function unfold(page: Page, ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    await page.getByRole("button", { name, expanded: false }).first().focus();
    await page.keyboard.press("Enter");
  }
}

/** One of each kind: which document, the folded parts around a field, the field, and where its text shows. */
const KINDS = [
  { kind: "home", title: "Página inicial", parts: [/^Primeira tela$/], field: "Título", address: "/" },
  { kind: "frases", title: "Frases do site", parts: [/^Rodapé$/], field: "Abaixo do nome da empresa", address: "/termos" },
  { kind: "landing", title: "Garantia do motor", parts: [], field: "Título da página", address: "/garantia-servico" },
  { kind: "faq", title: "Perguntas e respostas", parts: [/^Tema 1:/, /^Pergunta 1:/], field: "Resposta", address: "/faq" },
  { kind: "depoimentos", title: "Depoimentos", parts: [/^Depoimento 1:/], field: "Depoimento", address: "/" },
  { kind: "topicos", title: "Motor PPA Solo", parts: [], field: "Resumo abaixo do título", address: "/topicos/motor-ppa-solo" },
  { kind: "cidades", title: "Santana", parts: [], field: "Resumo abaixo do título", address: "/cidades/santana" },
  { kind: "legal", title: "Termos de uso", parts: [], field: "Resumo abaixo do título", address: "/termos" },
] as const;

for (const { kind, title, parts, field, address } of KINDS) {
  test(`a text of ${kind} is changed by keyboard, seen beside, and public when it is saved`, async ({ page, signIn, request }) => {
    const NEW = `Um texto do dono para ${kind}.`;
    await page.setViewportSize(WIDE);
    await signIn();
    await openText(page, title, kind);
    await unfold(page, ...parts);
    const control = page.getByLabel(field, { exact: true }).first();
    await control.focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(NEW);
    await expect(preview(page).getByText(NEW).first()).toBeAttached();
    await save(page);
    await expectNotices(page, "Texto salvo");
    expect(await (await request.get(address)).text()).toContain(NEW);
    await expectGoodEverywhere(page, `text-${kind}`);
  });
}

test("the list is searched and narrowed, and tells what was changed by whom", async ({ page, signIn, site }) => {
  const client = await AdminClient.signedIn(site);
  const { text } = await client.ask<{ text: { version: number; value: object } }>("texts.open", { path: "cidades/moema" });
  await client.ask("texts.save", { path: "cidades/moema", version: text.version, value: { ...text.value, summary: "Outro resumo." } });
  await signIn();
  await page.goto("/admin/textos");
  await page.getByLabel("Situação").selectOption("Alterado");
  await page.getByRole("searchbox").fill("moema");
  const row = page.getByRole("listitem").filter({ hasText: "/cidades/moema" });
  await expect(row).toContainText("Alterado");
  await expect(row).toContainText("admin@exemplo.com.br");
  await expectGoodEverywhere(page, "texts");
  await page.getByRole("searchbox").fill("nada com este nome");
  await expect(page.getByText("Nenhum texto assim")).toBeVisible();
  await expectGoodEverywhere(page, "texts-none");
});

test("the text of a page is written by sight, problems stand at their fields, and what is unsaved is kept", async ({
  page,
  signIn,
  request,
}) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/textos/cidades/mooca");
  const body = page.getByRole("textbox", { name: "Texto da página" });
  await body.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Escrito pelo dono.");
  await page.getByLabel("Nome do lugar").fill("");
  await save(page);
  await expect(page.getByLabel("Nome do lugar")).toBeFocused();
  await expect(page.getByText("Preencha este campo.")).toBeVisible();
  await expectGoodEverywhere(page, "text-problem");
  await page.getByLabel("Nome do lugar").fill("Mooca");
  await expect(page.getByText(/^Rascunho salvo às/)).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Recuperar" }).click();
  await expect(body).toHaveText("Escrito pelo dono.");
  await save(page);
  await expectNotices(page, "Texto salvo");
  expect(await (await request.get("/cidades/mooca")).text()).toContain("<p>Escrito pelo dono.</p>");
  await page.getByRole("button", { name: "Histórico" }).click();
  await expectGoodEverywhere(page, "text-history");
  await page.getByRole("button", { name: "Voltar ao texto de fábrica" }).click();
  await expectNotices(page, "Texto de fábrica de volta");
  expect(await (await request.get("/cidades/mooca")).text()).not.toContain("Escrito pelo dono.");
});

/** Another browser of the same administrator. */
async function openSecond(browser: Browser, url: string, client: AdminClient): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await noteNotices(context);
  await context.addCookies(client.listCookies().map((cookie) => ({ ...cookie, url })));
  return await context.newPage();
}

test("who saves second sees both and chooses", async ({ page, signIn, browser, site, request }) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/textos/cidades/lapa");
  const summary = page.getByLabel("Resumo abaixo do título");
  await summary.fill("O meu resumo.");
  const second = await openSecond(browser, site.url, await AdminClient.signedIn(site));
  await second.goto("/admin/textos/cidades/lapa");
  await second.getByLabel("Resumo abaixo do título").fill("O resumo do outro.");
  await save(second);
  await expectNotices(second, "Texto salvo");
  await second.context().close();
  await save(page);
  await expect(page.getByRole("dialog", { name: "Outra pessoa salvou este texto" })).toBeVisible();
  await page.getByRole("button", { name: "Ver a outra versão" }).click();
  await expect(page.frameLocator('iframe[title="O que foi salvo"] >> nth=-1').getByText("O resumo do outro.").first()).toBeAttached();
  await expectGoodEverywhere(page, "text-conflict");
  await page.getByRole("button", { name: "Salvar por cima" }).click();
  await expectNotices(page, "Texto salvo");
  expect(await (await request.get("/cidades/lapa")).text()).toContain("O meu resumo.");
});

test("a page of sections is made from nothing, its sections are moved, and it is retired", async ({ page, signIn, request }) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/textos");
  await page.getByRole("link", { name: "Nova página de serviço" }).click();
  await page.getByLabel("Título da página").fill("Portões em Cotia");
  await expect(page.getByRole("textbox", { name: "Endereço" })).toHaveValue("portoes-em-cotia");
  const fields = {
    "Nome nos links da página inicial": "Cotia",
    "Título na aba e nos buscadores": "Portões em Cotia",
    "Descrição para buscadores": "Motor para portão em Cotia, com instalação.",
    "Palavras-chave": "portão cotia",
    "Resumo abaixo do título": "De condomínio em condomínio.",
    "Mensagem do WhatsApp": "Olá, sou de Cotia.",
    "Texto do primeiro botão": "Falar de Cotia",
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  for (const [kind, title] of [
    ["Texto", "Primeira"],
    ["Chamada para o WhatsApp", "Segunda"],
  ] as const) {
    await page.getByLabel("Adicionar seção").selectOption({ label: kind });
    await page.getByRole("button", { name: "Adicionar", exact: true }).click();
    await page.keyboard.type(title);
  }
  await page.getByRole("button", { name: "Remover: Seção 1" }).click();
  const button = (name: RegExp | string) => page.getByRole("button", { name });
  await page.getByLabel("Parágrafo 1", { exact: true }).fill("Onde o portão é grande.");
  await button(/^Adicionar parágrafo/).click();
  await page.keyboard.type("E onde é pequeno.");
  await expect(page.getByLabel("Parágrafo 2", { exact: true })).toHaveValue("E onde é pequeno.");
  await page.getByLabel("Texto", { exact: true }).fill("Mande uma foto.");
  await page.getByLabel("Botão", { exact: true }).fill("Mandar");
  await button("Subir: Seção 2").focus();
  await page.keyboard.press("Enter");
  await expect(button(/Seção 1: Chamada para o WhatsApp: Segunda/)).toBeVisible();
  await expectGoodEverywhere(page, "text-new");
  await button("Criar página").click();
  await expectNotices(page, "Página criada");
  await expect(page).toHaveURL(/\/admin\/textos\/landing\/portoes-em-cotia$/);
  const made = await (await request.get("/portoes-em-cotia")).text();
  expect(made.indexOf("Segunda")).toBeLessThan(made.indexOf("Onde o portão é grande."));
  await page.getByLabel("Fora do ar").check();
  await save(page);
  await expectNotices(page, "Texto salvo");
  expect((await request.get("/portoes-em-cotia")).status()).toBe(410);
});
