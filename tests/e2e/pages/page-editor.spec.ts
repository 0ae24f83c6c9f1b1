import type { Browser, Page } from "@playwright/test";
import type { Editor } from "@tiptap/core";
import { facts } from "#content/facts";
import { expect, expectGoodEverywhere, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { publishAnyway } from "#support/browser/publish-anyway";
import { ADMIN, type Site } from "#support/site/site";

const WIDE = { width: 1280, height: 900 };

const content = (page: Page) => page.getByRole("textbox", { name: "Conteúdo" });
const atoms = (page: Page) => content(page).getByRole("img");
const preview = (page: Page) => page.frameLocator('section[aria-label="Prévia da página"] iframe');

const SOLO = facts.texts["plano-solo-preco"] ?? "";
const BRAND = facts.texts["marca"] ?? "";
const MOTOR = facts.texts["garantia-motor"] ?? "";

/** Another browser of the same administrator. */
async function openSecond(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: "pt-BR", timezoneId: "America/Sao_Paulo" });
  const page = await context.newPage();
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
  return page;
}

/** Writes a page by hand and publishes it, though it says too little to be public. */
async function publish(page: Page, title: string, text = "Texto da página."): Promise<void> {
  await page.goto("/admin/paginas/nova");
  await page.getByLabel("Título", { exact: true }).fill(title);
  await content(page).fill(text);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await publishAnyway(page);
  await expectNotices(page, "Página publicada");
}

/** Presses a button of the toolbar, after which the editor takes the focus back: not before the next frame. */
async function pressTool(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await expect(content(page)).toBeFocused();
}

/** Turns to a tab of the text; the other one takes a moment to go. */
async function showAs(page: Page, name: "Visual" | "HTML"): Promise<void> {
  await page.getByRole("tab", { name }).click();
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  await expect(content(page)).toHaveCount(1);
}

/** Presses a key until the caret stands where it leads: the editor hears of it after the browser, and of its focus later still. */
async function moveCaret(page: Page, key: string, to: number): Promise<void> {
  const readHead = (dom: HTMLElement) => (dom as HTMLElement & { editor: Editor }).editor.state.selection.head;
  await expect(async () => {
    await page.keyboard.press(key);
    await expect.poll(() => content(page).evaluate(readHead), { timeout: 1000 }).toBe(to);
  }).toPass();
}

test("what was typed is kept, offered back after a reload, and public at once when saved", async ({ page, signIn, request }) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await publish(page, "Motor Guardado");
  expect(await (await request.get("/links-uteis/motor-guardado")).text()).toContain("<p>Texto da página.</p>");

  await content(page).fill("Texto novo e melhor.");
  await expect(preview(page).locator(".prose")).toHaveText("Texto novo e melhor.");
  await expect(page.getByText(/Rascunho salvo às \d\d:\d\d/)).toBeVisible();
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(questions).toEqual(["beforeunload"]);
  await expect(page.getByText(/Você tem um rascunho não salvo/)).toBeVisible();
  await expectGoodEverywhere(page, "editor-recover");
  await expect(content(page)).toHaveText("Texto da página.");
  await page.getByRole("button", { name: "Recuperar" }).click();
  await expect(content(page)).toHaveText("Texto novo e melhor.");
  expect(await (await request.get("/links-uteis/motor-guardado")).text()).not.toContain("Texto novo");

  await page.keyboard.press("Control+s");
  await expectNotices(page, "Página salva");
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  expect(await (await request.get("/links-uteis/motor-guardado")).text()).toContain("<p>Texto novo e melhor.</p>");
  await page.reload();
  await expect(content(page)).toHaveText("Texto novo e melhor.");
  await expect(page.getByText(/rascunho não salvo/)).toHaveCount(0);
});

test("an old address leads to the new one, and a taken one is refused beside its field", async ({ page, signIn, request }) => {
  await signIn();
  await publish(page, "Outra Página");
  await publish(page, "Endereço Velho");
  await page.getByLabel("Endereço").fill("outra-pagina");
  await expect(page.getByText("A página “Outra Página” já tem este endereço. Escolha outro.")).toBeVisible();
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Outra página já tem este endereço. Escolha outro.")).toBeVisible();
  await page.getByLabel("Endereço").fill("endereco-novo");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  const answer = await request.get("/links-uteis/endereco-velho?utm=1", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([301, "/links-uteis/endereco-novo"]);
  expect((await request.get("/links-uteis/endereco-novo")).status()).toBe(200);
});

test("of two who edit one page the second is told, sees the other version, and overwrites only knowingly", async ({
  page,
  signIn,
  browser,
  site,
  request,
}) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await publish(page, "Duas Mãos");
  const second = await openSecond(browser, site);
  await second.goto(new URL(page.url()).pathname);
  await expect(content(second)).toHaveText("Texto da página.");

  await content(page).fill("Da primeira.");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  await content(second).fill("Da segunda.");
  await second.getByRole("button", { name: "Salvar alterações" }).click();
  const dialog = second.getByRole("dialog", { name: "Outra pessoa salvou esta página" });
  await expect(dialog).toContainText(`${ADMIN.email} salvou esta página em`);
  await dialog.getByRole("button", { name: "Ver a outra versão" }).click();
  await expect(dialog.frameLocator("iframe").locator(".prose")).toHaveText("Da primeira.");
  await expectGoodEverywhere(second, "editor-conflict");
  expect(await (await request.get("/links-uteis/duas-maos")).text()).toContain("Da primeira.");

  await dialog.getByRole("button", { name: "Continuar editando" }).click();
  await expect(content(second)).toHaveText("Da segunda.");
  await second.getByRole("button", { name: "Salvar alterações" }).click();
  await second.getByRole("button", { name: "Salvar por cima" }).click();
  await expect(second.getByText("Tudo salvo")).toBeVisible();
  expect(await (await request.get("/links-uteis/duas-maos")).text()).toContain("Da segunda.");

  await second.getByRole("button", { name: "Histórico" }).click();
  const history = second.getByRole("dialog", { name: "Histórico" });
  await history.getByRole("button", { name: /Versão 3/ }).click();
  await expect(history.frameLocator("iframe").locator(".prose")).toHaveText("Da primeira.");
  await expectGoodEverywhere(second, "editor-history");
  await history.getByRole("button", { name: "Restaurar esta versão" }).click();
  await expect(content(second)).toHaveText("Da primeira.");
  expect(await (await request.get("/links-uteis/duas-maos")).text()).toContain("Da primeira.");

  await content(page).fill("Da primeira, outra vez.");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await page.getByRole("button", { name: "Salvar a minha como cópia" }).click();
  await expect(page.getByLabel("Endereço")).toHaveValue("duas-maos-2");
  await expect(content(page)).toHaveText("Da primeira, outra vez.");
  expect((await request.get("/links-uteis/duas-maos-2")).status()).toBe(404);
  await second.context().close();
});

test("a draft is seen by nobody until it is published, and by nobody again once taken down", async ({ page, signIn, request }) => {
  await signIn();
  await page.goto("/admin/paginas/nova");
  await page.getByLabel("Título", { exact: true }).fill("Página Escondida");
  await expect(page.getByLabel("Endereço")).toHaveValue("pagina-escondida");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Escreva o conteúdo antes de publicar.")).toBeVisible();
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await expectNotices(page, "Rascunho salvo");
  expect((await request.get("/links-uteis/pagina-escondida")).status()).toBe(404);
  await content(page).fill("Agora sim.");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const held = page.getByRole("region", { name: "Página retida: não está no ar" });
  await expect(held).toContainText("O texto tem 2 palavras; uma página pública precisa de 250 ou mais.");
  expect((await request.get("/links-uteis/pagina-escondida")).status()).toBe(404);
  await held.getByRole("button", { name: "Publicar assim mesmo…" }).click();
  await held.getByRole("button", { name: "Publicar assim mesmo", exact: true }).click();
  await expect(held).toContainText("Escreva o motivo em uma frase.");
  await expectGoodEverywhere(page, "editor-held");
  await held.getByRole("textbox").press("Escape");
  await expect(held.getByRole("button", { name: "Publicar assim mesmo…" })).toBeFocused();
  await publishAnyway(page);
  await expect(page.getByRole("region", { name: "Salvar" })).toBeFocused();
  await expectNotices(page, "Página publicada");
  expect((await request.get("/links-uteis/pagina-escondida")).status()).toBe(200);
  expect(await (await request.get("/sitemap")).text()).toContain("/links-uteis/pagina-escondida");
  await page.getByRole("button", { name: "Tirar do ar" }).click();
  await expectNotices(page, "Página fora do ar");
  expect((await request.get("/links-uteis/pagina-escondida")).status()).toBe(404);
  expect(await (await request.get("/sitemap")).text()).not.toContain("/links-uteis/pagina-escondida");
});

test("the toolbar writes headings, lists, links and tables by keyboard, and the HTML view agrees", async ({ page, signIn }) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/paginas/nova");
  await page.getByLabel("Título", { exact: true }).fill("Com Formatação");
  await content(page).click();
  await page.keyboard.type("Seção");
  await pressTool(page, "Título de seção");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Veja as nossas dúvidas");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("dúvidas");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByLabel("Endereço").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Comece com https://, /, mailto: ou tel:.")).toBeVisible();
  await page.getByRole("dialog").getByLabel("Endereço").fill("/faq");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(content(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Um");
  await pressTool(page, "Lista");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Dois");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await pressTool(page, "Inserir tabela");
  await page.keyboard.type("Motor");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Força");
  await expectGoodEverywhere(page, "editor-table");
  await page.getByRole("tab", { name: "HTML" }).click();
  const html = page.locator("textarea[spellcheck=false]");
  await expect(html).toHaveValue(
    /^<h2>Seção<\/h2><p>Veja as nossas <a href="\/faq">dúvidas<\/a><\/p><ul><li>Um<\/li><li>Dois<\/li><\/ul><table><thead>/,
  );
  await html.fill("<p>Escrito <em>em HTML</em>.</p><div>Caixa</div>");
  await page.getByRole("tab", { name: "Visual" }).click();
  await expect(page.getByText("elementos que a edição visual retira: div")).toBeVisible();
  await expect(content(page)).toContainText("Escrito em HTML.");
});

test("a fact is chosen from a list while writing, stays whole, and visitors read its value", async ({ page, signIn, request }) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/paginas/nova");
  await page.getByLabel("Título", { exact: true }).fill("Com Dados");
  await content(page).click();
  await page.keyboard.type("Por /plano SOLO preço");
  const options = page.getByRole("listbox", { name: "Dados" }).getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(options).toHaveCount(0);
  await expect(atoms(page)).toHaveText(SOLO);
  await page.keyboard.type(", com /garantia");
  await expect(options.first()).toBeVisible();
  await expectGoodEverywhere(page, "editor-fact-list");
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  for (const _ of "/garantia") await page.keyboard.press("Backspace");

  // By the button, without a pointer.
  await page.getByRole("button", { name: "Inserir dado" }).last().focus();
  await page.keyboard.press("Enter");
  const search = page.getByRole("dialog").getByRole("combobox", { name: "Buscar dado" });
  await expect(search).toBeFocused();
  await page.keyboard.type("motor garantia");
  await expect(options.first()).toBeVisible();
  await expectGoodEverywhere(page, "editor-fact-dialog");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(content(page)).toBeFocused();
  await expect(atoms(page)).toHaveText([SOLO, MOTOR]);
  await page.keyboard.type(" a mais.");
  await expect(preview(page).locator(".prose")).toHaveText(`Por ${SOLO}, com ${MOTOR} a mais.`);

  await showAs(page, "HTML");
  await expect(content(page)).toHaveValue("<p>Por {{plano-solo-preco}}, com {{garantia-motor}} a mais.</p>");
  await showAs(page, "Visual");
  await expect(atoms(page)).toHaveText([SOLO, MOTOR]);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await publishAnyway(page);
  await expectNotices(page, "Página publicada");
  const published = await (await request.get("/links-uteis/com-dados")).text();
  expect(published).toContain(`<p>Por ${SOLO}, com ${MOTOR} a mais.</p>`);
  await page.reload();
  await expect(atoms(page)).toHaveText([SOLO, MOTOR]);
});

test("a fact is one piece for keys and clipboard wherever it stands, and its name comes out to the byte", async ({ page, signIn }) => {
  const html =
    '<h2>De {{marca}}</h2><p>Por <strong>{{plano-solo-preco}}</strong> e <a href="/faq">{{ garantia-motor }} a mais</a></p>' +
    '<ul><li>{{marca}} <a href="tel:{{telefone}}">liga</a></li></ul><blockquote><p>{{marca}}</p></blockquote>' +
    "<table><thead><tr><th>{{marca}}</th></tr></thead><tbody><tr><td>{{plano-solo-preco}}</td></tr></tbody></table>" +
    "<pre><code>{{marca}}</code></pre>";
  await page.setViewportSize(WIDE);
  await signIn();
  await publish(page, "Peça Inteira");
  await showAs(page, "HTML");
  await content(page).fill(html);
  await showAs(page, "Visual");
  await expect(atoms(page)).toHaveText([BRAND, SOLO, MOTOR, BRAND, BRAND, BRAND, SOLO]);
  await expectGoodEverywhere(page, "editor-facts");
  // What is changed at one go is undone at one go: the text itself was put there before.
  await expect(page.getByText(/Rascunho salvo às/)).toBeVisible();

  await content(page).focus();
  await moveCaret(page, "Control+Home", 1);
  await moveCaret(page, "End", 5);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("a ");
  await expect(content(page).locator("h2")).toHaveText(`De a ${BRAND}`);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await showAs(page, "HTML");
  await expect(content(page)).toHaveValue(html);
  await showAs(page, "Visual");

  await content(page).focus();
  await moveCaret(page, "Control+Home", 1);
  await moveCaret(page, "End", 5);
  await page.keyboard.press("Backspace");
  await expect(content(page).locator("h2")).toHaveText("De");
  await page.keyboard.press("Control+z");
  await expect(content(page).locator("h2")).toHaveText(`De ${BRAND}`);
  await moveCaret(page, "Control+Home", 1);
  await moveCaret(page, "Shift+End", 5);
  await page.keyboard.press("Control+x");
  await expect(content(page).locator("h2")).toHaveText("");
  await page.keyboard.press("Control+v");
  await expect(content(page).locator("h2").getByRole("img")).toHaveText(BRAND);

  const description = page.getByLabel("Descrição");
  await description.fill("");
  await page.keyboard.press("Control+v");
  await expect(description).toHaveValue(`De ${BRAND}`);
  await description.fill(" {{marca}}");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  await showAs(page, "HTML");
  await content(page).fill("<p>Só</p>");
  await showAs(page, "Visual");
  await content(page).focus();
  await moveCaret(page, "Control+End", 3);
  await page.keyboard.press("Control+v");
  await page.keyboard.type(" e {{plano-solo-preco}}!");
  await expect(atoms(page)).toHaveText([BRAND, SOLO]);
  await showAs(page, "HTML");
  await expect(content(page)).toHaveValue("<p>Só {{marca}} e {{plano-solo-preco}}!</p>");
});

test("an unknown name is shown and keeps the page from being saved, and a description reads as visitors will", async ({ page, signIn }) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/paginas/nova");
  await page.getByLabel("Título", { exact: true }).fill("Dado Errado");
  await showAs(page, "HTML");
  await content(page).fill("<p>Por {{plano-lua}} só.</p>");
  await showAs(page, "Visual");
  await expect(atoms(page)).toHaveText("dado desconhecido: plano-lua");

  const description = page.getByLabel("Descrição");
  await description.fill("Motor  hoje, {{nada}}.");
  await expect(description).toHaveAccessibleDescription(/{{nada}}/);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "{{plano-lua}}" })).toBeVisible();
  await expectGoodEverywhere(page, "editor-fact-unknown");
  await expect(description).toBeFocused();
  await description.fill("Motor  hoje.");
  for (const _ of " hoje.") await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Inserir dado" }).first().click();
  await page.getByRole("combobox", { name: "Buscar dado" }).fill("plano solo preço");
  await page.getByRole("option").first().click();
  await expect(description).toBeFocused();
  await page.keyboard.type(" à vista");
  await expect(description).toHaveValue("Motor {{plano-solo-preco}} à vista hoje.");
  await expect(page.getByText(`Como fica: Motor ${SOLO} à vista hoje.`)).toBeVisible();

  await atoms(page).click();
  await page.keyboard.press("Delete");
  await expect(atoms(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await publishAnyway(page);
  await expectNotices(page, "Página publicada");
});

test("without the list of facts the editor works with their names", async ({ page, signIn }) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await page.route("**/_actions/facts.names*", (route) =>
    route.fulfill({ status: 400, json: { code: "BAD_REQUEST", message: "Falhou." } }),
  );
  await page.goto("/admin/paginas/nova");
  await showAs(page, "HTML");
  await content(page).fill("<p>Por {{plano-solo-preco}}.</p>");
  await showAs(page, "Visual");
  await expect(atoms(page)).toHaveText("plano-solo-preco");
  await expect(page.getByText("A lista de dados não veio")).toBeVisible();
  await page.unroute("**/_actions/facts.names*");
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(atoms(page)).toHaveText(SOLO);
});

test("the editor, the list and the trash are good at every width", async ({ page, signIn, request }) => {
  await signIn();
  const title = "Para a Lixeira";
  await publish(page, title);
  await expectGoodEverywhere(page, "editor");

  await page.goto("/admin/painel?estado=publicas&ordem=titulo");
  await expect(page.getByLabel("Estado")).toHaveValue("public");
  await page.getByLabel("Origem").selectOption("Manual");
  await expect(page).toHaveURL(/origem=manual/);
  await page.getByLabel("Buscar páginas pelo título").fill(title);
  await expect(page).toHaveURL(/busca=Para/);
  await page.getByLabel(`Escolher ${title}`).check();
  await expect(page.getByRole("region", { name: "Páginas escolhidas" })).toBeVisible();
  await expectGoodEverywhere(page, "panel-chosen");
  await page.getByRole("region", { name: "Páginas escolhidas" }).getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expectNotices(page, "1 página excluída");
  const path = "/links-uteis/para-a-lixeira";
  expect((await request.get(path)).status()).toBe(410);

  await page.goto("/admin/lixeira");
  await expect(page.getByText(title)).toBeVisible();
  await expectGoodEverywhere(page, "trash");
  await page.getByRole("button", { name: `Restaurar ${title}` }).click();
  await expectNotices(page, "Página restaurada");
  expect((await request.get(path)).status()).toBe(200);
});

test("any HTML opens for visual editing, or is said not to, and stays as it was typed", async ({ page, signIn }) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/paginas/nova");
  const strange = [
    "<form><input id=nodeName><p>Fica</p></form>",
    "<FORM><input name=childNodes><input name=attributes><input name=parentNode><p>Fica</p></FORM>",
    "<img name=body><img name=querySelector id=querySelector><p>Fica</p>",
    '<table><tr><td colspan="1000000000" rowspan="-1">Fica</td><td rowspan="99999999">b</td></tr></table>',
    "<template><p>a</p></template><svg><p>Fica</p></svg><math><mi>b</math>",
    "<ul><li><table><tr><td><h2>Fica</h2></td></tr></table></ul></div></form><!-- -->",
    `${"<div>".repeat(90)}<p>Fica</p>`,
  ];
  for (const html of strange) {
    await showAs(page, "HTML");
    await content(page).fill(html);
    await showAs(page, "Visual");
    await expect(content(page), html).toContainText("Fica");
    await expect(preview(page).locator(".prose"), html).toContainText("Fica");
    await showAs(page, "HTML");
    await expect(content(page)).toHaveValue(html);
  }
  for (const [html, problem] of [
    [`${"<div>".repeat(200)}Fundo`, "mais de 100 elementos um dentro do outro"],
    [`${"<ul>".repeat(22_000)}Muitos`, "elementos demais"],
  ] as const) {
    await content(page).fill(html);
    await page.getByRole("tab", { name: "Visual" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "O texto continua como está na aba HTML." })).toContainText(problem);
    await showAs(page, "HTML");
    await expect(content(page)).toHaveValue(html);
  }
  await content(page).fill("<p>Volta</p>");
  await showAs(page, "Visual");
  await expect(content(page)).toHaveText("Volta");
  await content(page).fill("Volta e segue");
  await expect(preview(page).locator(".prose")).toHaveText("Volta e segue");
});
