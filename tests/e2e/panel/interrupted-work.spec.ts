import type { Page } from "@playwright/test";
import { administratorOf } from "#support/browser/administrator";
import { test as aiTest } from "#support/browser/ai-fixtures";
import { expect, expectGoodOnPhone, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";
import { ADMIN } from "#support/site/site";

const content = (page: Page) => page.getByRole("textbox", { name: "Conteúdo" });
const card = (page: Page) => page.getByRole("region", { name: "Gerador com IA" });

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sua sessão terminou" });
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
  await dialog.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("a page that is written outlives its session, another who saves it and another who deletes it", async ({
  page,
  signIn,
  context,
  site,
}) => {
  const other = await administratorOf(site);
  const fields = { title: "Sessão no Meio", slug: "sessao-no-meio", content: "<p>Texto da página.</p>", status: "public" };
  const { id } = await other.ask<{ id: string }>("editor.create", { fields });
  await signIn();
  await page.goto(`/admin/paginas/${id}`);
  await expect(content(page)).toHaveText("Texto da página.");
  // What the screen asks for first has come, too: a session that ends now is missed by what is typed next.
  await page.waitForLoadState("networkidle");

  await test.step("a session that ends interrupts nobody, and signing in again keeps the draft", async () => {
    await context.clearCookies();
    await content(page).fill("Escrito sem sessão.");
    await expect(page.getByText("Rascunho não salvo: sua sessão terminou.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.insertText(" E continuado.");
    await expectGoodOnPhone(page, "editor-signed-out");
    await page.getByRole("button", { name: "Entrar de novo" }).click();
    await signInAgain(page);
    await expect(page.getByText(/Rascunho salvo às \d\d:\d\d/)).toBeVisible();
    await expect(content(page)).toHaveText("Escrito sem sessão. E continuado.");

    await context.clearCookies();
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await signInAgain(page);
    await expectNotices(page, "Página salva");
    await expect(page.getByText("Tudo salvo")).toBeVisible();
  });

  await test.step("that another saved it is told while it is typed over", async () => {
    const { page: saved } = await other.ask<{ page: { version: number } }>("editor.open", { id });
    await other.ask("editor.update", { id, version: saved.version, fields: { ...fields, content: "<p>Do outro.</p>" } });
    await content(page).fill("Meu.");
    await expect(page.getByText(`${ADMIN.email} salvou esta página em`)).toBeVisible();
    await page.getByRole("button", { name: "Ver o que fazer" }).click();
    const dialog = page.getByRole("dialog", { name: "Outra pessoa salvou esta página" });
    await dialog.getByRole("button", { name: "Salvar por cima" }).click();
    await expect(page.getByText("Tudo salvo")).toBeVisible();
  });

  await test.step("that another deleted it is told at once, and what was typed becomes a page of its own", async () => {
    await other.ask("pages.remove", { id });
    await content(page).fill("Isto não pode se perder.");
    await expect(page.getByText("Esta página foi excluída enquanto você edita")).toBeVisible();
    await expectGoodOnPhone(page, "editor-gone-notice");
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    const dialog = page.getByRole("dialog", { name: "Esta página foi excluída" });
    await expect(dialog).toContainText("O que você escreveu continua na tela e pode virar uma página nova.");
    await expectGoodOnPhone(page, "editor-gone");
    await dialog.getByRole("button", { name: "Continuar editando" }).click();
    await expect(content(page)).toHaveText("Isto não pode se perder.");

    // Even from the trash it may be gone for good by then.
    await other.ask("trash.erase", { id });
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await dialog.getByRole("button", { name: "Salvar a minha como cópia" }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(content(page)).toHaveText("Isto não pode se perder.");
    await expect(page.getByLabel("Título", { exact: true })).toHaveValue("Sessão no Meio");
  });
});

aiTest(
  "a session that ended is renewed before a text is written, and one that ends while it is written loses no word",
  { tag: "@whole" },
  async ({ page, signIn, context, provider }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    provider.play(({ title }) => ({ kind: "pieces", pieces: cutInTwo(writeRealPage(title).content, released) }));
    await signIn();
    await page.goto("/admin/painel");
    await card(page).getByLabel("Título").fill(REAL_TITLES[7]);
    await context.clearCookies();
    // Another call of the screen may find out first, and then the question lies over the button.
    await card(page).getByRole("button", { name: "Gerar com IA" }).dispatchEvent("click");
    await signInAgain(page);
    await expect(card(page).frameLocator("iframe").locator(".prose h2").first()).toBeVisible();
    await expect(card(page).getByRole("button", { name: "Parar" })).toBeVisible();
    await context.clearCookies();
    release();
    await card(page).getByRole("button", { name: "Salvar Página" }).click();
    await signInAgain(page);
    await page.waitForURL("**/links-uteis/instalacao-de-nobreak-de-portao-em-diadema");
    await expect(page.locator("article.prose h2").first()).toBeVisible();
  },
);

/** Half of a text, and the rest when it may go on. */
async function* cutInTwo(text: string, mayGoOn: Promise<void>): AsyncGenerator<string> {
  const middle = Math.floor(text.length / 2);
  yield text.slice(0, middle);
  await mayGoOn;
  yield text.slice(middle);
}
