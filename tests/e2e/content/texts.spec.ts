import type { Page } from "@playwright/test";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectAccessible, expectGoodEverywhere, expectGoodOnPhone, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { someOf } from "#support/machine/pick-by-seed";
import type { Site } from "#support/site/site";

const test = testOnOwnSite();

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 860 };
const preview = (page: Page) => page.frameLocator('section[aria-label="Prévia da página"] iframe >> nth=-1');
const save = (page: Page) => page.keyboard.press("Control+s");

/** Saves a text as another browser would. */
async function change(site: Site, path: string, fields: object): Promise<void> {
  const client = await administratorOf(site);
  const { text } = await client.ask<{ text: { version: number; value: object } }>("texts.open", { path });
  await client.ask("texts.save", { path, version: text.version, value: { ...text.value, ...fields } });
}

/** Opens folded parts of the form by keyboard, from the outside in. */
async function unfold(page: Page, ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    await page.getByRole("button", { name, expanded: false }).first().focus();
    await page.keyboard.press("Enter");
  }
}

test("the list is searched and narrowed, tells who changed what, and a text found there is changed by keyboard, seen beside, and public when it is saved", async ({
  page,
  signIn,
  request,
  site,
}) => {
  await change(site, "cidades/moema", { summary: "Outro resumo." });
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/textos");
  const search = page.getByRole("searchbox", { name: "Buscar nas palavras dos textos" });
  await test.step("what another changed is found in the list", async () => {
    await page.getByLabel("Situação").selectOption("Alterado");
    await search.fill("moema");
    const row = page.getByRole("listitem").filter({ hasText: "/cidades/moema" });
    await expect(row).toContainText("Alterado");
    await expect(row).toContainText("admin@exemplo.com.br");
    await expectGoodEverywhere(page, "texts");
    await page.getByLabel("Situação").selectOption({ index: 0 });
    await search.fill("quatro controles");
    await expectGoodOnPhone(page, "texts-found");
    await search.fill("nada com este nome");
    await expect(page.getByText("Nenhum texto assim")).toBeVisible();
  });
  await test.step("questions and answers, parts within parts, open by keyboard", async () => {
    await page.getByLabel("Tipo").selectOption("faq");
    await search.fill("Perguntas e respostas");
    const link = page.getByRole("main").getByRole("listitem").getByRole("link", { name: "Perguntas e respostas" }).first();
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Tudo salvo")).toBeVisible();
    await unfold(page, /^Tema 1:/, /^Pergunta 1:/);
    await page.getByLabel("Resposta", { exact: true }).first().focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Uma resposta do dono.");
    await expect(preview(page).getByText("Uma resposta do dono.").first()).toBeAttached();
    await save(page);
    await expectNotices(page, "Texto salvo");
    expect(await (await request.get("/faq")).text()).toContain("Uma resposta do dono.");
    await expectGoodEverywhere(page, "text-faq");
  });
});

test("what is typed while a search is on its way is kept, and searched for", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/textos");
  const search = page.getByRole("searchbox", { name: "Buscar nas palavras dos textos" });
  await search.evaluate((field) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const replace = history.replaceState.bind(history);
    // Between the address of the first search and the screen that shows it.
    history.replaceState = (...state) => {
      history.replaceState = replace;
      replace(...state);
      write?.call(field, "nada com este nome");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
  });
  await search.fill("quatro controles");
  await expect(page.getByText("Nenhum texto assim")).toBeVisible();
  await expect(search).toHaveValue("nada com este nome");
});

/** The kinds that the other journeys do not open: a document of each, the folded parts around a field, and the field. */
const KINDS = [
  { path: "home", parts: [/^Primeira tela$/], field: "Título" },
  { path: "frases", parts: [/^Rodapé$/], field: "Abaixo do nome da empresa" },
  { path: "depoimentos", parts: [/^Depoimento 1:/], field: "Depoimento" },
  { path: "topicos/motor-ppa-solo", parts: [], field: "Resumo abaixo do título" },
  { path: "legal/termos", parts: [], field: "Resumo abaixo do título" },
] as const;

test("a text of every kind opens in its form, which reads well on a phone", async ({ page, signIn }) => {
  await page.setViewportSize(PHONE);
  await signIn();
  for (const { path, parts, field } of someOf(KINDS, 2)) {
    await test.step(path, async () => {
      await page.goto(`/admin/textos/${path}`);
      await expect(page.getByText("Tudo salvo")).toBeVisible();
      await unfold(page, ...parts);
      // One that quotes facts shows them in a field of its own.
      const written = page.getByLabel(field, { exact: true }).first();
      await expect.poll(() => written.evaluate((control) => Reflect.get(control, "value") ?? control.textContent)).not.toBe("");
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "sideways scroll").toBeLessThanOrEqual(0);
    });
  }
});

test("the text of a page is written by sight, problems stand at their fields, what is unsaved is kept, and who saves second chooses", async ({
  page,
  signIn,
  request,
  site,
}) => {
  const read = async () => await (await request.get("/cidades/mooca")).text();
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/textos/cidades/mooca");
  const body = page.getByRole("textbox", { name: "Texto da página" });
  await test.step("a problem stands at its field", async () => {
    await body.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Escrito pelo dono.");
    await page.getByLabel("Nome do lugar").fill("");
    await save(page);
    await expect(page.getByLabel("Nome do lugar")).toBeFocused();
    await expect(page.getByText("Preencha este campo.")).toBeVisible();
    await expectGoodOnPhone(page, "text-problem");
  });
  await test.step("what is unsaved is offered back", async () => {
    await page.getByLabel("Nome do lugar").fill("Mooca");
    await expect(page.getByText(/^Rascunho salvo às/)).toBeVisible();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole("button", { name: "Recuperar" }).click();
    await expect(body).toHaveText("Escrito pelo dono.");
    await save(page);
    await expectNotices(page, "Texto salvo");
    expect(await read()).toContain("<p>Escrito pelo dono.</p>");
  });
  await test.step("the history leads back to the text of the file", async () => {
    await page.getByRole("button", { name: "Histórico" }).click();
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize(WIDE);
    await page.getByRole("button", { name: "Voltar ao texto de fábrica" }).click();
    await expectNotices(page, "Texto de fábrica de volta");
    // The form begins anew with it: what is typed before is not in the new one.
    await expect(body).not.toHaveText("Escrito pelo dono.");
    expect(await read()).not.toContain("Escrito pelo dono.");
  });
  await test.step("who saves second sees both", async () => {
    await page.getByLabel("Resumo abaixo do título").fill("O meu resumo.");
    await change(site, "cidades/mooca", { summary: "O resumo do outro." });
    await save(page);
    await expect(page.getByRole("dialog", { name: "Outra pessoa salvou este texto" })).toBeVisible();
    await page.getByRole("button", { name: "Ver a outra versão" }).click();
    await expect(page.frameLocator('iframe[title="O que foi salvo"] >> nth=-1').getByText("O resumo do outro.").first()).toBeAttached();
    await expectGoodOnPhone(page, "text-conflict");
    await page.getByRole("button", { name: "Salvar por cima" }).click();
    await expectNotices(page, "Texto salvo");
    expect(await read()).toContain("O meu resumo.");
  });
});

test("a page of sections is made from nothing, its sections are moved, and it is retired", { tag: "@whole" }, async ({
  page,
  signIn,
  request,
}) => {
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
    await page.keyboard.insertText(title);
  }
  await page.getByRole("button", { name: "Remover: Seção 1" }).click();
  const button = (name: RegExp | string) => page.getByRole("button", { name });
  await page.getByLabel("Parágrafo 1", { exact: true }).fill("Onde o portão é grande.");
  await button(/^Adicionar parágrafo/).click();
  await page.keyboard.insertText("E onde é pequeno.");
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
