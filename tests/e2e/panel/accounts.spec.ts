import type { Page } from "@playwright/test";
import * as OTPAuth from "otpauth";
import { giveSession } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, keepTogether, testOnStage } from "#support/browser/fixtures";
import { expectNotices, noteNotices } from "#support/browser/notices";
import { type IdentityProvider, startIdentityProvider } from "#support/outside/identity-provider";
import { codeOf, nextCodeOf } from "#support/site/app-codes";
import { AdminClient } from "#support/site/client";
import { addAdministrator, NEW_PASSWORD } from "#support/site/people";
import { ADMIN, startSite } from "#support/site/site";

keepTogether();

/** A site whose administrators may also come in by a provider on this machine. */
const test = testOnStage(async () => {
  const provider = await startIdentityProvider();
  provider.asksPerson = true;
  const site = await startSite({ env: { ADMIN_ALLOWED_EMAILS: "convidada@exemplo.com.br", ...provider.env } });
  provider.letIn(site.url);
  return { provider, site, stop: () => Promise.all([site.stop(), provider.stop()]) };
}).extend<{ provider: IdentityProvider }>({
  provider: async ({ stage }, use) => use(stage.provider),
  // Sessions are ended here.
  signIn: async ({ context, site }, use) => use(async () => giveSession(context, site, await AdminClient.signedIn(site))),
});

async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

const panel = (page: Page) => page.getByRole("heading", { name: "Painel Administrativo" });
const uriOf = (secret: string) => new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret.replace(/\s/g, "")) }).toString();

test("who cancels at Google may try again, who is not allowed is told so, and who is allowed is greeted in the panel", {
  tag: "@whole",
}, async ({ page, provider }) => {
  const google = page.getByRole("button", { name: "Entrar com Google" });
  await page.goto("/admin/login");
  await google.click();
  await page.getByRole("link", { name: "Cancelar" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Login com Google cancelado" })).toBeVisible();
  await expect(page.getByText("Login bem-sucedido")).toHaveCount(0);

  provider.identity = { sub: "google-estranho", email: "estranho@exemplo.com.br" };
  await google.click();
  await page.getByRole("link", { name: /Continuar como estranho/ }).click();
  const text = "Você não tem permissão para acessar o painel administrativo";
  await expect(page.getByRole("alert").filter({ hasText: text })).toContainText("Acesso negado");
  await expectNotices(page, "Acesso negado", text);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expectGoodOnPhone(page, "login-refused");

  provider.identity = { sub: "google-convidada", email: "convidada@exemplo.com.br", name: "Convidada" };
  await google.click();
  await page.getByRole("link", { name: "Continuar como convidada@exemplo.com.br" }).click();
  await expect(panel(page)).toBeVisible();
  await expectNotices(page, "Login bem-sucedido");
  await page.goto("/admin/conta");
  await expect(page.getByText("Esta conta entra só pelo Google.")).toBeVisible();
});

test("people are added, though a session ends meanwhile, choose a password at the first sign-in, and are removed", async ({
  page,
  signIn,
  context,
  browser,
  site,
  provider,
}) => {
  await page.goto("/admin/login?saida=nao-gravada");
  await expect(page.getByRole("alert").filter({ hasText: "o servidor ainda não gravou isso" })).toBeVisible();
  await signIn();
  await page.goto("/admin/pessoas");
  await expect(page.getByText(ADMIN.email)).toBeVisible();
  const signedOut = page.getByRole("dialog", { name: "Sua sessão terminou" });
  const added = page.getByRole("dialog", { name: "Pessoa adicionada" });

  const password = await test.step("who was signed out while adding a person signs in and goes on", async () => {
    await page.getByRole("button", { name: "Adicionar pessoa" }).click();
    await page.getByRole("button", { name: "Adicionar", exact: true }).click();
    await expect(page.getByText("Informe o nome.")).toBeVisible();
    await expectGoodOnPhone(page, "people-add");
    await page.getByLabel("Nome").fill("Marta Nogueira");
    await page.getByLabel("Email").fill("marta@exemplo.com.br");
    await context.clearCookies();
    await page.keyboard.press("Enter");
    await signedOut.getByLabel("Email").fill(ADMIN.email);
    await signedOut.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
    await expectGoodOnPhone(page, "sign-in-dialog");
    await signedOut.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(added).toContainText("marta@exemplo.com.br");
    await expect(added).toContainText("Ela aparece só desta vez, vale por 7 dias");
    const shown = (await added.getByText(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/).textContent()) ?? "";
    await expectGoodOnPhone(page, "people-new-password");
    await added.getByRole("button", { name: "Já anotei" }).click();
    await expect(page.getByText("Senha provisória", { exact: true })).toBeVisible();
    await expect(page.getByText(/^A senha provisória vale até \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(page.getByText(shown)).toHaveCount(0);
    await expectGoodEverywhere(page, "people");
    return shown;
  });

  const martas = await browser.newContext({ baseURL: site.url, locale: "pt-BR" });
  await noteNotices(martas);
  const marta = await martas.newPage();
  await test.step("the person chooses a password", async () => {
    await fillCredentials(marta, "marta@exemplo.com.br", password);
    await expect(marta.getByRole("heading", { name: "Escolha a sua senha" })).toBeVisible();
    await marta.getByLabel("Senha provisória").fill(password);
    await marta.getByLabel("Senha nova").fill("Senha@123");
    await marta.getByRole("button", { name: "Trocar senha" }).click();
    await expect(marta.getByLabel("Senha nova")).toHaveAccessibleDescription(/Esta senha está nas listas de senhas vazadas/);
    await expectGoodEverywhere(marta, "login-common-password");
    await marta.getByLabel("Senha nova").fill("portão azul da marta");
    await marta.getByRole("button", { name: "Trocar senha" }).click();
    await expect(panel(marta)).toBeVisible();
    await expectNotices(marta, "Senha trocada");
  });

  await test.step("who signs in again in another tab, as with Google, comes back to the screen as it was", async () => {
    await page.getByRole("button", { name: "Adicionar pessoa" }).click();
    await page.getByLabel("Nome").fill("De outra aba");
    await page.getByLabel("Email").fill("outra-aba@exemplo.com.br");
    await context.clearCookies();
    await page.keyboard.press("Enter");
    provider.identity = { sub: "google-dono", email: ADMIN.email };
    const opened = context.waitForEvent("page");
    await signedOut.getByRole("link", { name: "Entre em outra aba" }).click();
    const tab = await opened;
    await tab.getByRole("button", { name: "Entrar com Google" }).click();
    await tab.getByRole("link", { name: /Continuar como/ }).click();
    await expect(panel(tab)).toBeVisible();
    await tab.close();
    // A headless browser does not tell a page that it is looked at again.
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(added).toContainText("outra-aba@exemplo.com.br");
    await added.getByRole("button", { name: "Já anotei" }).click();
  });

  await test.step("made a technician, the person finds little in the panel at once, and is told of the rest", async () => {
    await page.getByRole("button", { name: "Função de Marta Nogueira" }).click();
    await page.getByRole("radio", { name: /^Técnico/ }).check();
    await expectGoodOnPhone(page, "people-role");
    await page.getByRole("button", { name: "Mudar função" }).click();
    await expectNotices(page, "Função mudada");
    await marta.goto("/admin/painel");
    await expect(marta.getByRole("heading", { name: "Visitas", level: 1 })).toBeVisible();
    await expect(marta.getByRole("navigation", { name: "Painel" }).getByRole("link")).toHaveText(["Visitas", "Obras", "Minha conta"]);
    await expectGoodOnPhone(marta, "technician");
    await marta.goto("/admin/copias");
    await expect(marta.getByRole("heading", { name: "Só para administradores" })).toBeVisible();
    await expectGoodOnPhone(marta, "refused");
    await marta.getByRole("link", { name: "Obras" }).first().click();
    await expect(marta.getByRole("heading", { name: "Obras", level: 1 })).toBeVisible();
    await expect(marta.getByRole("button", { name: "Nova obra" })).toHaveCount(0);
  });

  await test.step("the person is removed, and is signed out by it", async () => {
    await page.getByRole("button", { name: "Nova senha para Marta Nogueira" }).click();
    await expect(page.getByRole("dialog", { name: "Nova senha para Marta Nogueira?" })).toBeVisible();
    await expectGoodOnPhone(page, "people-reset");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Remover Marta Nogueira" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remover pessoa" }).click();
    await expectNotices(page, "Pessoa removida");
    await expect(page.getByText("marta@exemplo.com.br", { exact: true })).toHaveCount(0);
    await marta.goto("/admin/painel");
    await expect(marta).toHaveURL(/\/admin\/login/);
  });
  await martas.close();
});

test("the second factor is turned on with an app, asked for after the password, and turned off; other sessions are ended", {
  tag: "@whole",
}, async ({ page, context, site }) => {
  const email = "rui@exemplo.com.br";
  const other = await addAdministrator(site, await AdminClient.signedIn(site), email);
  await fillCredentials(page, email, NEW_PASSWORD);
  await expect(panel(page)).toBeVisible();

  const { uri, reserve } = await test.step("on, with an app", async () => {
    await page.goto("/admin/conta");
    await expect(page.getByText("Esta sessão")).toBeVisible();
    await expectGoodEverywhere(page, "account");
    await page.getByRole("button", { name: "Ligar segundo fator" }).click();
    await expect(page.getByRole("dialog", { name: "Ligar segundo fator" })).toBeVisible();
    await expectGoodOnPhone(page, "second-factor-password");
    await page.getByLabel("Sua senha").fill(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("img", { name: "Código para ler com o aplicativo autenticador" })).toBeVisible();
    await page.getByText("Não consegue ler? Digite a chave").click();
    const secret = (await page.locator("details p").textContent()) ?? "";
    await expectGoodOnPhone(page, "second-factor-qr");
    await page.getByLabel("Código do aplicativo").fill(codeOf(uriOf(secret)));
    await page.keyboard.press("Enter");
    const codes = page.getByRole("list", { name: "Códigos reserva" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    await expectGoodOnPhone(page, "second-factor-codes");
    const [first] = await codes.allTextContents();
    await page.getByRole("button", { name: "Já guardei" }).click();
    await expect(page.getByText("Ligado", { exact: true })).toBeVisible();
    return { uri: uriOf(secret), reserve: first ?? "" };
  });

  await test.step("a code is asked for after the password", async () => {
    await context.clearCookies();
    await fillCredentials(page, email, NEW_PASSWORD);
    await expect(page.getByLabel("Código do aplicativo")).toBeFocused();
    await page.getByLabel("Código do aplicativo").fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "Código incorreto." })).toBeVisible();
    await expectGoodEverywhere(page, "login-code");
    await page.getByLabel("Código do aplicativo").fill(nextCodeOf(uri));
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
  });

  await test.step("or one kept for its loss", async () => {
    await context.clearCookies();
    await fillCredentials(page, email, NEW_PASSWORD);
    await page.getByRole("button", { name: "Usar um código reserva" }).click();
    await page.getByLabel("Código reserva").fill(reserve);
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
  });

  await test.step("other sessions of one's own are ended", async () => {
    await page.goto("/admin/conta");
    await page
      .getByRole("button", { name: /Encerrar a sessão em Chrome/ })
      .first()
      .click();
    await expectNotices(page, "Sessão encerrada");
    expect((await other.call("account.read")).status).toBe(200);
    await page.getByRole("button", { name: "Encerrar todas as outras" }).click();
    // While they are being ended the button is called otherwise.
    await expectNotices(page, "Outras sessões encerradas");
    await expect(page.getByRole("button", { name: "Encerrar todas as outras" })).toHaveCount(0);
    expect((await other.get("/admin/painel")).headers.get("location")).toMatch(/^\/admin\/login/);
  });

  await test.step("off, with the password", async () => {
    await page.getByRole("button", { name: "Desligar" }).click();
    await page.getByRole("button", { name: "Desligar segundo fator" }).click();
    await expect(page.getByText("Informe a senha.")).toBeVisible();
    await page.getByLabel("Sua senha").fill(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expectNotices(page, "Segundo fator desligado");
    await expect(page.getByText("Desligado", { exact: true })).toBeVisible();
  });
});

test("a passkey is made after the password, opens the panel by itself, and is removed", async ({ page, context, site }) => {
  const email = "chaves@exemplo.com.br";
  await addAdministrator(site, await AdminClient.signedIn(site), email);
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await fillCredentials(page, email, NEW_PASSWORD);
  await expect(panel(page)).toBeVisible();
  await page.goto("/admin/conta");
  await page.getByRole("button", { name: "Criar chave de acesso" }).click();
  await page.getByLabel("Sua senha").fill(NEW_PASSWORD);
  await expectGoodOnPhone(page, "passkey-password");
  await page.keyboard.press("Enter");
  await expectNotices(page, "Chave de acesso criada");
  const keys = page.getByRole("region", { name: "Chaves de acesso" });
  await expect(keys.getByRole("listitem")).toHaveCount(1);
  await expectGoodEverywhere(page, "account-passkeys");

  await page.getByRole("button", { name: "Sair" }).click();
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(panel(page)).toBeVisible();

  await page.goto("/admin/conta");
  await keys.getByRole("button", { name: "Remover" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover chave" }).click();
  await expectNotices(page, "Chave de acesso removida");
  await expect(keys.getByText("Nenhuma ainda.")).toBeVisible();
  await page.getByRole("button", { name: "Sair" }).click();
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expectNotices(page, "Não foi possível entrar");
  await devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
});
