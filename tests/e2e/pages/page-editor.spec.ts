import type { Page } from "@playwright/test";
import type { Editor } from "@tiptap/core";
import { facts } from "#content/facts";
import { toSlug } from "#domain/text/slug";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { publishAnyway } from "#support/browser/publish-anyway";
import { ADMIN, type Site } from "#support/site/site";

const WIDE = { width: 1280, height: 900 };

const content = (page: Page) => page.getByRole("textbox", { name: "Conteúdo" });
/** What the editor takes for selected: it hears of the browser's selection a moment later. */
const selectedText = (page: Page) =>
  content(page).evaluate((element) => {
    const { doc, selection } = (element as unknown as { editor: Editor }).editor.state;
    return doc.textBetween(selection.from, selection.to);
  });
const atoms = (page: Page) => content(page).getByRole("img");
const preview = (page: Page) => page.frameLocator('section[aria-label="Prévia da página"] iframe');

const SOLO = facts.texts["plano-solo-preco"] ?? "";
const BRAND = facts.texts["marca"] ?? "";
const MOTOR = facts.texts["garantia-motor"] ?? "";

/** Writes a page and publishes it, though it says too little to be public. */
async function publish(site: Site, title: string): Promise<string> {
  const fields = { title, slug: toSlug(title), content: "<p>Texto da página.</p>", status: "public" };
  const client = await administratorOf(site);
  const { id } = await client.ask<{ id: string }>("editor.create", { fields, reason: "Uma página de teste." });
  return id;
}

interface Opened {
  page: { version: number; status: string; content: string; title: string; slug: string };
  autosave?: unknown;
}

/** Saves another text of a page meanwhile, as somebody else does. */
async function saveElsewhere(site: Site, id: string, content: string): Promise<void> {
  const client = await administratorOf(site);
  const { page } = await client.ask<Opened>("editor.open", { id });
  await client.ask("editor.update", { id, version: page.version, fields: { ...page, content } });
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
async function moveCaret(page: Page, key: string, to: number, written = content(page)): Promise<void> {
  const readHead = (dom: HTMLElement) => (dom as HTMLElement & { editor: Editor }).editor.state.selection.head;
  await expect(async () => {
    await page.keyboard.press(key);
    await expect.poll(() => written.evaluate(readHead), { timeout: 1000 }).toBe(to);
  }).toPass();
}

test("a draft is seen by nobody until it is published, what is typed is kept, and an old address leads to the new one", async ({
  page,
  signIn,
  request,
  site,
}) => {
  await publish(site, "Outra Página");
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/paginas/nova");
  const read = async (path: string) => await (await request.get(path)).text();

  await test.step("it is held back until a reason is given", async () => {
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
    expect(await read("/links-uteis/pagina-escondida")).toContain("<p>Agora sim.</p>");
    expect(await read("/sitemap")).toContain("/links-uteis/pagina-escondida");
  });

  await test.step("what was typed is offered back after a reload, and public at once when saved", async () => {
    await content(page).fill("Texto novo e melhor.");
    await expect(preview(page).locator(".prose")).toHaveText("Texto novo e melhor.");
    await expect(page.getByText(/Rascunho salvo às \d\d:\d\d/)).toBeVisible();
    const questions: string[] = [];
    page.once("dialog", (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(questions).toEqual(["beforeunload"]);
    await expect(page.getByText(/Você tem um rascunho não salvo/)).toBeVisible();
    await expectGoodOnPhone(page, "editor-recover");
    await expect(content(page)).toHaveText("Agora sim.");
    await page.getByRole("button", { name: "Recuperar" }).click();
    await expect(content(page)).toHaveText("Texto novo e melhor.");
    expect(await read("/links-uteis/pagina-escondida")).not.toContain("Texto novo");

    await page.keyboard.press("Control+s");
    await expectNotices(page, "Página salva");
    await expect(page.getByText("Tudo salvo")).toBeVisible();
    expect(await read("/links-uteis/pagina-escondida")).toContain("<p>Texto novo e melhor.</p>");
    const id = new URL(page.url()).pathname.split("/").at(-1);
    expect((await (await administratorOf(site)).ask<Opened>("editor.open", { id })).autosave ?? null).toBeNull();
  });

  await test.step("a taken address is refused beside its field, and an old one leads to the new one", async () => {
    await page.getByLabel("Endereço").fill("outra-pagina");
    await expect(page.getByText("A página “Outra Página” já tem este endereço. Escolha outro.")).toBeVisible();
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Outra página já tem este endereço. Escolha outro.")).toBeVisible();
    await page.getByLabel("Endereço").fill("endereco-novo");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page.getByText("Tudo salvo")).toBeVisible();
    const answer = await request.get("/links-uteis/pagina-escondida?utm=1", { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([301, "/links-uteis/endereco-novo"]);
    expect((await request.get("/links-uteis/endereco-novo")).status()).toBe(200);
  });

  await test.step("it is seen by nobody again once taken down", async () => {
    await page.getByRole("button", { name: "Tirar do ar" }).click();
    await expectNotices(page, "Página fora do ar");
    expect((await request.get("/links-uteis/endereco-novo")).status()).toBe(404);
    expect(await read("/sitemap")).not.toContain("/links-uteis/endereco-novo");
  });
});

test("of two who edit one page the second is told, sees the other version, and overwrites only knowingly", async ({
  page,
  signIn,
  site,
  request,
}) => {
  const id = await publish(site, "Duas Mãos");
  const read = async () => await (await request.get("/links-uteis/duas-maos")).text();
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto(`/admin/paginas/${id}`);
  await expect(content(page)).toHaveText("Texto da página.");
  await saveElsewhere(site, id, "<p>Da primeira.</p>");
  await content(page).fill("Da segunda.");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  const dialog = page.getByRole("dialog", { name: "Outra pessoa salvou esta página" });
  await expect(dialog).toContainText(`${ADMIN.email} salvou esta página em`);
  await dialog.getByRole("button", { name: "Ver a outra versão" }).click();
  await expect(dialog.frameLocator("iframe").locator(".prose")).toHaveText("Da primeira.");
  await expectGoodOnPhone(page, "editor-conflict");
  expect(await read()).toContain("Da primeira.");

  await dialog.getByRole("button", { name: "Continuar editando" }).click();
  await expect(content(page)).toHaveText("Da segunda.");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await page.getByRole("button", { name: "Salvar por cima" }).click();
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  expect(await read()).toContain("Da segunda.");

  await page.getByRole("button", { name: "Histórico" }).click();
  const history = page.getByRole("dialog", { name: "Histórico" });
  await history.getByRole("button", { name: /Versão 2/ }).click();
  await expect(history.frameLocator("iframe").locator(".prose")).toHaveText("Da primeira.");
  await expectGoodOnPhone(page, "editor-history");
  await history.getByRole("button", { name: "Restaurar esta versão" }).click();
  await expect(content(page)).toHaveText("Da primeira.");
  expect(await read()).toContain("Da primeira.");

  await saveElsewhere(site, id, "<p>De outra pessoa.</p>");
  await content(page).fill("Da segunda, outra vez.");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await page.getByRole("button", { name: "Salvar a minha como cópia" }).click();
  await expect(page.getByLabel("Endereço")).toHaveValue("duas-maos-2");
  await expect(content(page)).toHaveText("Da segunda, outra vez.");
  expect((await request.get("/links-uteis/duas-maos-2")).status()).toBe(404);
  expect(await read()).toContain("De outra pessoa.");
});

test("the toolbar writes by keyboard, a fact is chosen while writing, visitors read its value in an announcement of few words, and an unknown one is refused", async ({
  page,
  signIn,
  request,
}) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto("/admin/paginas/nova?aviso");
  await page.getByLabel("Título", { exact: true }).fill("AVISO A CLIENTES");
  await expect(page.getByText("os buscadores mostram as primeiras palavras do aviso")).toBeVisible();
  await expect(page.getByText("Quis escrever assim?")).toHaveCount(0);
  await content(page).click();

  await test.step("headings, lists, links and tables by keyboard, and the HTML view agrees", async () => {
    await page.keyboard.insertText("Seção");
    await pressTool(page, "Título de seção");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.insertText("Veja as nossas dúvidas");
    await page.keyboard.press("Control+Shift+ArrowLeft");
    await expect.poll(() => selectedText(page)).toBe("dúvidas");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByLabel("Endereço").fill("/faq");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(content(page)).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.insertText("Um");
    await pressTool(page, "Lista");
    await page.keyboard.press("Enter");
    await page.keyboard.insertText("Dois");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await pressTool(page, "Inserir tabela");
    await page.keyboard.insertText("Motor");
    await page.keyboard.press("Tab");
    await page.keyboard.insertText("Força");
    await expectGoodOnPhone(page, "editor-table");
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

  await test.step("a fact is chosen from a list while writing, and stays whole", async () => {
    await content(page).fill("");
    await page.keyboard.insertText("Por /");
    await page.keyboard.insertText("plano SOLO preço");
    const options = page.getByRole("listbox", { name: "Dados" }).getByRole("option");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(options).toHaveCount(0);
    await expect(atoms(page)).toHaveText(SOLO);
    await page.keyboard.insertText(", com /garantia");
    await expect(options.first()).toBeVisible();
    await expectGoodOnPhone(page, "editor-fact-list");
    await page.keyboard.press("Escape");
    await expect(options).toHaveCount(0);
    for (const _ of "/garantia") await page.keyboard.press("Backspace");

    // By the button, without a pointer.
    await page.getByRole("button", { name: "Inserir dado" }).last().focus();
    await page.keyboard.press("Enter");
    const search = page.getByRole("dialog").getByRole("combobox", { name: "Buscar dado" });
    await expect(search).toBeFocused();
    await page.keyboard.insertText("motor garantia");
    await expect(options.first()).toBeVisible();
    await expectGoodOnPhone(page, "editor-fact-dialog");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(content(page)).toBeFocused();
    await expect(atoms(page)).toHaveText([SOLO, MOTOR]);
    await page.keyboard.insertText(" a mais.");
    await expect(preview(page).locator(".prose")).toHaveText(`Por ${SOLO}, com ${MOTOR} a mais.`);

    await showAs(page, "HTML");
    await expect(content(page)).toHaveValue("<p>Por {{plano-solo-preco}}, com {{garantia-motor}} a mais.</p>");
    await showAs(page, "Visual");
    await expect(atoms(page)).toHaveText([SOLO, MOTOR]);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await expectNotices(page, "Página publicada");
    const published = await (await request.get("/links-uteis/aviso-a-clientes")).text();
    expect(published).toContain(`<p>Por ${SOLO}, com ${MOTOR} a mais.</p>`);
  });

  await test.step("an unknown name is shown and keeps the page from being saved, and a description reads as visitors will", async () => {
    await showAs(page, "HTML");
    await content(page).fill("<p>Por {{plano-lua}} só.</p>");
    await showAs(page, "Visual");
    await expect(atoms(page)).toHaveText("dado desconhecido: plano-lua");
    const description = page.getByLabel("Descrição");
    await description.fill("Motor  hoje, {{nada}}.");
    await expect(description).toHaveAccessibleDescription(/{{nada}}/);
    const save = page.getByRole("button", { name: "Salvar alterações" });
    await save.click();
    await expect(page.getByRole("alert").filter({ hasText: "{{plano-lua}}" })).toBeVisible();
    await expect(description).toBeFocused();
    await expectGoodOnPhone(page, "editor-fact-unknown");
    await description.fill("Motor  hoje.");
    for (const _ of " hoje.") await page.keyboard.press("ArrowLeft");
    await page.getByRole("button", { name: "Inserir dado" }).first().click();
    await page.getByRole("combobox", { name: "Buscar dado" }).fill("plano solo preço");
    await page.getByRole("option").first().click();
    await expect(description).toBeFocused();
    await page.keyboard.insertText(" à vista");
    await expect(description).toHaveText(`Motor ${SOLO} à vista hoje.`);
    await atoms(page).click();
    await page.keyboard.press("Delete");
    await expect(atoms(page)).toHaveCount(0);
    await save.click();
    await expectNotices(page, "Página salva");
  });
});

test("a fact is one piece for keys and clipboard, its name comes out to the byte and without their list, and any HTML stays as typed", async ({
  page,
  signIn,
  site,
}) => {
  const html =
    '<h2>De {{marca}}</h2><p>Por <strong>{{plano-solo-preco}}</strong> e <a href="/faq">{{ garantia-motor }} a mais</a></p>' +
    '<ul><li>{{marca}} <a href="tel:{{telefone}}">liga</a></li></ul><blockquote><p>{{marca}}</p></blockquote>' +
    "<table><thead><tr><th>{{marca}}</th></tr></thead><tbody><tr><td>{{plano-solo-preco}}</td></tr></tbody></table>" +
    "<pre><code>{{marca}}</code></pre>";
  await page.setViewportSize(WIDE);
  await signIn();
  await page.route("**/_actions/facts.names*", (route) =>
    route.fulfill({ status: 400, json: { code: "BAD_REQUEST", message: "Falhou." } }),
  );
  await page.goto(`/admin/paginas/${await publish(site, "Peça Inteira")}`);
  await showAs(page, "HTML");
  await content(page).fill(html);
  await showAs(page, "Visual");
  await expect(atoms(page)).toHaveText(["marca", "plano-solo-preco", "garantia-motor", "marca", "marca", "marca", "plano-solo-preco"]);
  await expect(page.getByText("A lista de dados não veio")).toBeVisible();
  await page.unroute("**/_actions/facts.names*");
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(atoms(page)).toHaveText([BRAND, SOLO, MOTOR, BRAND, BRAND, BRAND, SOLO]);
  await expectGoodOnPhone(page, "editor-facts");
  // What is changed at one go is undone at one go: the text itself was put there before.
  await expect(page.getByText(/Rascunho salvo às/)).toBeVisible();

  await content(page).focus();
  await moveCaret(page, "Control+Home", 1);
  await moveCaret(page, "End", 5);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.insertText("a ");
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
  await expect(description).toHaveText(`De ${BRAND}`);
  await description.fill(" {{marca}}");
  await expect(description.getByRole("img")).toHaveText(BRAND);
  await expect(description).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  await showAs(page, "HTML");
  await content(page).fill("<p>Só</p>");
  await showAs(page, "Visual");
  await content(page).focus();
  await moveCaret(page, "Control+End", 3);
  await page.keyboard.press("Control+v");
  await page.keyboard.insertText(" e {{plano-solo-preco");
  // The last of the braces makes it one.
  await page.keyboard.type("}}!");
  await expect(atoms(page)).toHaveText([BRAND, SOLO]);
  await showAs(page, "HTML");
  await expect(content(page)).toHaveValue("<p>Só {{marca}} e {{plano-solo-preco}}!</p>");

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
  const deep = `${"<div>".repeat(200)}Fundo`;
  await content(page).fill(deep);
  await page.getByRole("tab", { name: "Visual" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "O texto continua como está na aba HTML." });
  await expect(refusal).toContainText("mais de 100 elementos um dentro do outro");
  await showAs(page, "HTML");
  await expect(content(page)).toHaveValue(deep);
  await content(page).fill("<p>Volta</p>");
  await showAs(page, "Visual");
  await expect(content(page)).toHaveText("Volta");
  await content(page).fill("Volta e segue");
  await expect(preview(page).locator(".prose")).toHaveText("Volta e segue");
});

test("two letters typed at one moment are kept where they were typed, in a text and in a field that quotes facts", async ({
  page,
  signIn,
  site,
}) => {
  await page.setViewportSize(WIDE);
  await signIn();
  await page.goto(`/admin/paginas/${await publish(site, "Duas Letras")}`);
  await page.getByLabel("Descrição").fill("Motor {{marca}} hoje.");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expectNotices(page, "Página salva");
  for (const written of [content(page), page.getByLabel("Descrição")]) {
    await page.reload();
    const state = page.getByRole("region", { name: "Salvar" });
    await expect(state).toContainText("Tudo salvo");
    await expect(written).toHaveAttribute("contenteditable", "true");
    await written.focus();
    await moveCaret(page, "Control+Home", 1, written);
    // The second comes once the first is shown, and before anything else that follows from it.
    await state.evaluate((region) =>
      new MutationObserver((_, observer) => {
        observer.disconnect();
        document.execCommand("insertText", false, "B");
      }).observe(region, { subtree: true, childList: true, characterData: true }),
    );
    // As a phone writes: a moment after the key.
    await written.evaluate(() => setTimeout(() => document.execCommand("insertText", false, "A")));
    await expect(written).toHaveText(/^AB/);
    await page.keyboard.insertText("C");
    await expect(written).toHaveText(/^ABC/);
  }
});
