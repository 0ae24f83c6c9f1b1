import type { Page } from "@playwright/test";
import { test } from "#support/browser/ai-fixtures";
import { expect, expectGoodEverywhere } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { publishAnyway } from "#support/browser/publish-anyway";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";
import { AdminClient } from "#support/site/client";
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

/** Writes a page by hand, publishes it, though it says too little, and gives its id. */
async function publish(page: Page, title: string): Promise<string> {
  await page.goto("/admin/paginas/nova");
  await page.getByLabel("Título", { exact: true }).fill(title);
  await content(page).fill("Texto da página.");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await publishAnyway(page);
  await expect(page).toHaveURL(/\/admin\/paginas\/(?!nova)/);
  // What is asked for after the save has come, too: a session that ends now is missed by what is typed next.
  await expect(page.getByText("Tudo salvo")).toBeVisible();
  await page.waitForLoadState("networkidle");
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("a session that ends while a page is written interrupts nobody, and signing in again keeps the draft", async ({
  page,
  signIn,
  context,
}) => {
  test.slow();
  await signIn();
  await publish(page, "Sessão no Meio");
  await context.clearCookies();
  await content(page).fill("Escrito sem sessão.");
  await expect(page.getByText("Rascunho não salvo: sua sessão terminou.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.type(" E continuado.");
  await expectGoodEverywhere(page, "editor-signed-out");
  await page.getByRole("button", { name: "Entrar de novo" }).click();
  await signInAgain(page);
  await expect(page.getByText(/Rascunho salvo às \d\d:\d\d/)).toBeVisible();
  await expect(content(page)).toHaveText("Escrito sem sessão. E continuado.");

  await context.clearCookies();
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await signInAgain(page);
  await expectNotices(page, "Página salva");
});

test("a page that another deletes while it is edited is told of at once, and what was typed becomes a page of its own", async ({
  page,
  signIn,
  site,
}) => {
  test.slow();
  await signIn();
  const other = await AdminClient.signedIn(site);
  const id = await publish(page, "Excluída por Outro");
  await other.ask("pages.remove", { id });
  await content(page).fill("Isto não pode se perder.");
  await expect(page.getByText("Esta página foi excluída enquanto você edita")).toBeVisible();
  await expectGoodEverywhere(page, "editor-gone-notice");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  const dialog = page.getByRole("dialog", { name: "Esta página foi excluída" });
  await expect(dialog).toContainText("O que você escreveu continua na tela e pode virar uma página nova.");
  await expectGoodEverywhere(page, "editor-gone");
  await dialog.getByRole("button", { name: "Continuar editando" }).click();
  await expect(content(page)).toHaveText("Isto não pode se perder.");

  // Even from the trash it may be gone for good by then.
  await other.ask("trash.erase", { id });
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await dialog.getByRole("button", { name: "Salvar a minha como cópia" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(content(page)).toHaveText("Isto não pode se perder.");
  await expect(page.getByLabel("Título", { exact: true })).toHaveValue("Excluída por Outro");
});

test("that another saved the page is told while it is typed over", async ({ page, signIn, site }) => {
  await signIn();
  const other = await AdminClient.signedIn(site);
  const id = await publish(page, "Salva por Outro");
  const fields = { title: "Salva por Outro", slug: "salva-por-outro", content: "<p>Do outro.</p>", status: "public" };
  await other.ask("editor.update", { id, version: 2, fields });
  await content(page).fill("Meu.");
  await expect(page.getByText(`${ADMIN.email} salvou esta página em`)).toBeVisible();
  await page.getByRole("button", { name: "Ver o que fazer" }).click();
  await page.getByRole("dialog", { name: "Outra pessoa salvou esta página" }).getByRole("button", { name: "Salvar por cima" }).click();
  await expect(page.getByText("Tudo salvo")).toBeVisible();
});

test("a session that ended is renewed before a text is written, and one that ends while it is written loses no word", async ({
  page,
  signIn,
  context,
  provider,
}) => {
  provider.play(({ title }) => ({ kind: "text", content: writeRealPage(title).content, pieceMs: 8 }));
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
  // When the text has come to its end.
  await expect(card(page).getByRole("button", { name: "Salvar Página" })).toBeVisible();
  await card(page).getByRole("button", { name: "Salvar Página" }).click();
  await signInAgain(page);
  await page.waitForURL("**/links-uteis/instalacao-de-nobreak-de-portao-em-diadema");
  await expect(page.locator("article.prose h2").first()).toBeVisible();
});
