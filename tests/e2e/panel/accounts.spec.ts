import type { Page } from "@playwright/test";
import * as OTPAuth from "otpauth";
import { expect, expectGoodEverywhere, keepTogether, testOnStage } from "#support/browser/fixtures";
import { expectNotices, noteNotices } from "#support/browser/notices";
import { findFreePort } from "#support/machine/free-port";
import { type IdentityProvider, startIdentityProvider } from "#support/outside/identity-provider";
import { codeOf, nextCodeOf } from "#support/site/app-codes";
import { AdminClient } from "#support/site/client";
import { addAdministrator, NEW_PASSWORD } from "#support/site/people";
import { ADMIN, startSite } from "#support/site/site";

keepTogether();

/** A site whose administrators may also come in by a provider on this machine. */
const test = testOnStage(async () => {
  const port = await findFreePort();
  const provider = await startIdentityProvider(`http://localhost:${port}`);
  provider.asksPerson = true;
  const site = await startSite({ env: { PORT: String(port), ADMIN_ALLOWED_EMAILS: "convidada@exemplo.com.br", ...provider.env } });
  return { provider, site, stop: () => Promise.all([site.stop(), provider.stop()]) };
}).extend<{ provider: IdentityProvider }>({ provider: async ({ stage }, use) => use(stage.provider) });

async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

const panel = (page: Page) => page.getByRole("heading", { name: "Painel Administrativo" });
const uriOf = (secret: string) => new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret.replace(/\s/g, "")) }).toString();

test("an allowed person comes in by Google and is greeted in the panel", async ({ page, provider }) => {
  provider.identity = { sub: "google-convidada", email: "convidada@exemplo.com.br", name: "Convidada" };
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Entrar com Google" }).click();
  await page.getByRole("link", { name: "Continuar como convidada@exemplo.com.br" }).click();
  await expect(panel(page)).toBeVisible();
  await expectNotices(page, "Login bem-sucedido");
  await page.goto("/admin/conta");
  await expect(page.getByText("Esta conta entra só pelo Google.")).toBeVisible();
});

test("a person nobody allowed is told so on the sign-in page, in a toast and in the page", async ({ page, provider }) => {
  provider.identity = { sub: "google-estranho", email: "estranho@exemplo.com.br" };
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Entrar com Google" }).click();
  await page.getByRole("link", { name: /Continuar como estranho/ }).click();
  const text = "Você não tem permissão para acessar o painel administrativo";
  await expect(page.getByRole("alert").filter({ hasText: text })).toContainText("Acesso negado");
  await expectNotices(page, "Acesso negado", text);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expectGoodEverywhere(page, "login-refused");
});

test("who cancels at Google may try again", async ({ page }) => {
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Entrar com Google" }).click();
  await page.getByRole("link", { name: "Cancelar" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Login com Google cancelado" })).toBeVisible();
  await expect(page.getByText("Login bem-sucedido")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Entrar com Google" })).toBeVisible();
});

test("a person is added, chooses a password at the first sign-in, and is removed", async ({ page, signIn, browser, site }) => {
  // Five screens are looked at by axe, each at two widths.
  test.slow();
  await signIn();
  await page.goto("/admin/pessoas");
  await expect(page.getByText(ADMIN.email)).toBeVisible();
  await page.getByRole("button", { name: "Adicionar pessoa" }).click();
  await expectGoodEverywhere(page, "people-add");
  await page.getByRole("button", { name: "Adicionar", exact: true }).click();
  await expect(page.getByText("Informe o nome.")).toBeVisible();
  await page.getByLabel("Nome").fill("Marta Nogueira");
  await page.getByLabel("Email").fill("marta@exemplo.com.br");
  await page.keyboard.press("Enter");
  const shown = page.getByRole("dialog", { name: "Pessoa adicionada" });
  await expect(shown).toContainText("Ela aparece só desta vez, vale por 7 dias");
  const password = (await shown.getByText(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/).textContent()) ?? "";
  await expectGoodEverywhere(page, "people-new-password");
  await shown.getByRole("button", { name: "Já anotei" }).click();
  await expect(page.getByText("Senha provisória", { exact: true })).toBeVisible();
  await expect(page.getByText(/^A senha provisória vale até \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(page.getByText(password)).toHaveCount(0);
  await expectGoodEverywhere(page, "people");

  const context = await browser.newContext({ baseURL: site.url, locale: "pt-BR" });
  await noteNotices(context);
  const marta = await context.newPage();
  await fillCredentials(marta, "marta@exemplo.com.br", password);
  await expect(marta.getByRole("heading", { name: "Escolha a sua senha" })).toBeVisible();
  await expectGoodEverywhere(marta, "login-must-change");
  await marta.getByLabel("Senha provisória").fill(password);
  await marta.getByLabel("Senha nova").fill("curta");
  await marta.getByRole("button", { name: "Trocar senha" }).click();
  await expect(marta.getByText("Use pelo menos 8 caracteres.")).toBeVisible();
  await marta.getByLabel("Senha nova").fill("Senha@123");
  await marta.getByRole("button", { name: "Trocar senha" }).click();
  await expect(marta.getByLabel("Senha nova")).toHaveAccessibleDescription(/Esta senha está nas listas de senhas vazadas/);
  await expectGoodEverywhere(marta, "login-common-password");
  await marta.getByLabel("Senha nova").fill("portão azul da marta");
  await marta.getByRole("button", { name: "Trocar senha" }).click();
  await expect(panel(marta)).toBeVisible();
  await expectNotices(marta, "Senha trocada");

  await page.reload();
  await page.getByRole("button", { name: "Remover Marta Nogueira" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover pessoa" }).click();
  await expectNotices(page, "Pessoa removida");
  await expect(page.getByText("marta@exemplo.com.br", { exact: true })).toHaveCount(0);
  await marta.goto("/admin/painel");
  await expect(marta).toHaveURL(/\/admin\/login/);
  await marta.context().close();
});

test("the second factor is turned on with an app, and off with the password", async ({ page, site }) => {
  const email = "rui@exemplo.com.br";
  await addAdministrator(site, await AdminClient.signedIn(site), email);
  await fillCredentials(page, email, NEW_PASSWORD);
  await expect(panel(page)).toBeVisible();
  await page.goto("/admin/conta");
  await expect(page.getByText("Esta sessão")).toBeVisible();
  await expectGoodEverywhere(page, "account");
  await page.getByRole("button", { name: "Ligar segundo fator" }).click();
  await page.getByLabel("Sua senha").fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "Código para ler com o aplicativo autenticador" })).toBeVisible();
  await page.getByText("Não consegue ler? Digite a chave").click();
  const secret = (await page.locator("details p").textContent()) ?? "";
  await expectGoodEverywhere(page, "second-factor-qr");
  await page.getByLabel("Código do aplicativo").fill(codeOf(uriOf(secret)));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Códigos reserva" }).getByRole("listitem")).toHaveCount(10);
  await expectGoodEverywhere(page, "second-factor-codes");
  await page.getByRole("button", { name: "Já guardei" }).click();
  await expect(page.getByText("Ligado", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Desligar" }).click();
  await page.getByRole("button", { name: "Desligar segundo fator" }).click();
  await expect(page.getByText("Informe a senha.")).toBeVisible();
  await page.getByLabel("Sua senha").fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expectNotices(page, "Segundo fator desligado");
  await expect(page.getByText("Desligado", { exact: true })).toBeVisible();
});

test("who has a second factor is asked for a code after the password, or for one kept for its loss", async ({ page, context, site }) => {
  const email = "lia@exemplo.com.br";
  const lia = await addAdministrator(site, await AdminClient.signedIn(site), email);
  const { uri, backupCodes } = await lia.ask<{ uri: string; backupCodes: string[] }>("secondFactor.begin", { password: NEW_PASSWORD });
  await lia.ask("secondFactor.confirm", { code: codeOf(uri) });

  await fillCredentials(page, email, NEW_PASSWORD);
  await expect(page.getByLabel("Código do aplicativo")).toBeFocused();
  await expectGoodEverywhere(page, "login-code");
  await page.getByLabel("Código do aplicativo").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Código incorreto." })).toBeVisible();
  await page.getByLabel("Código do aplicativo").fill(nextCodeOf(uri));
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();

  await context.clearCookies();
  await fillCredentials(page, email, NEW_PASSWORD);
  await page.getByRole("button", { name: "Usar um código reserva" }).click();
  await page.getByLabel("Código reserva").fill(backupCodes[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
});

test("another session of one's own is ended, and finds the sign-in page", async ({ page, signIn, browser, site }) => {
  const elsewhere = await browser.newContext({ baseURL: site.url, locale: "pt-BR" });
  const other = await elsewhere.newPage();
  await fillCredentials(other, ADMIN.email, ADMIN.password);
  await expect(panel(other)).toBeVisible();
  await signIn();
  await page.goto("/admin/conta");
  await page
    .getByRole("button", { name: /Encerrar a sessão em Chrome/ })
    .first()
    .click();
  await expectNotices(page, "Sessão encerrada");
  const all = page.getByRole("button", { name: "Encerrar todas as outras" });
  if (await all.isVisible()) await all.click();
  await expect(all).toHaveCount(0);
  await other.goto("/admin/painel");
  await expect(other).toHaveURL(/\/admin\/login/);
  await elsewhere.close();
});

test("who was signed out while adding a person signs in and goes on", async ({ page, signIn, context }) => {
  await signIn();
  await page.goto("/admin/pessoas");
  await page.getByRole("button", { name: "Adicionar pessoa" }).click();
  await page.getByLabel("Nome").fill("Depois da pausa");
  await page.getByLabel("Email").fill("pausa@exemplo.com.br");
  await context.clearCookies();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sua sessão terminou" });
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
  await dialog.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("dialog", { name: "Pessoa adicionada" })).toContainText("pausa@exemplo.com.br");
});

test("who signs in again in another tab, as with Google, comes back to the screen as it was", async ({
  page,
  signIn,
  context,
  provider,
}) => {
  await signIn();
  await page.goto("/admin/pessoas");
  await page.getByRole("button", { name: "Adicionar pessoa" }).click();
  await page.getByLabel("Nome").fill("De outra aba");
  await page.getByLabel("Email").fill("outra-aba@exemplo.com.br");
  await context.clearCookies();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sua sessão terminou" });
  await expect(dialog).toBeVisible();
  await expectGoodEverywhere(page, "sign-in-dialog");
  provider.identity = { sub: "google-dono", email: ADMIN.email };
  const opened = context.waitForEvent("page");
  await dialog.getByRole("link", { name: "Entre em outra aba" }).click();
  const tab = await opened;
  await tab.getByRole("button", { name: "Entrar com Google" }).click();
  await tab.getByRole("link", { name: /Continuar como/ }).click();
  await expect(panel(tab)).toBeVisible();
  await tab.close();
  // A headless browser does not tell a page that it is looked at again.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByRole("dialog", { name: "Pessoa adicionada" })).toContainText("outra-aba@exemplo.com.br");
});
