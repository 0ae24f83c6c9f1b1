import type { Page, Route } from "@playwright/test";
import { expect, expectGoodEverywhere, expectGoodOnPhone, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { someOf } from "#support/machine/pick-by-seed";

/** What each screen asks for first, so that it can be kept waiting or refused. */
const SCREENS = [
  ["panel", "/admin/painel", "pages.list"],
  ["register", "/admin/cadastro", "register.list"],
  ["contacts", "/admin/contatos", "contacts.list"],
  ["texts", "/admin/textos", "texts.list"],
  ["text-editor", "/admin/textos/faq", "texts.open"],
  ["agenda", "/admin/agenda", "agenda.list"],
  ["trash", "/admin/lixeira", "trash.list"],
  ["activity", "/admin/atividade", "activities.list"],
  ["held-pages", "/admin/retidas", "held.list"],
  ["audit", "/admin/auditoria", "audit.read"],
  ["results", "/admin/resultados", "results.read"],
  ["pruning", "/admin/resultados/poda", "results.prune"],
  ["lost-addresses", "/admin/enderecos-perdidos", "lostAddresses.list"],
  ["copies", "/admin/copias", "copies.read"],
  ["people", "/admin/pessoas", "people.list"],
  ["account", "/admin/conta", "account.read"],
  ["before-launch", "/admin/antes-de-publicar", "beforeLaunch.list"],
  ["editor", "/admin/paginas/nova", "editor.openNew"],
  ["batch-history", "/admin/batch-creator#historico", "runs.listHistory"],
] as const;

const refuse = (route: Route) =>
  route.fulfill({
    status: 429,
    json: { type: "AstroActionError", code: "TOO_MANY_REQUESTS", status: 429, message: "O servidor está ocupado. Tente de novo." },
  });

/** One screen for each way of showing it: in a list's place (`ListContent`), and in place of a whole screen (`OpenOnce`). */
const LOOKED_AT: readonly string[] = ["panel", "text-editor"];
/** What no other journey looks at but before a release. */
const LOOKED_AT_HERE: readonly string[] = ["agenda", "held-pages"];
const ALWAYS = [...LOOKED_AT, ...LOOKED_AT_HERE];

test("every screen tells that it waits and that it failed, and trying again helps", async ({ page, signIn }) => {
  await signIn();
  const some = someOf(
    SCREENS.filter(([name]) => !ALWAYS.includes(name)),
    1,
  );
  for (const screen of [...SCREENS.filter(([name]) => ALWAYS.includes(name)), ...some])
    await test.step(screen[0], () => expectWaitAndFailure(page, screen));
});

async function expectWaitAndFailure(page: Page, [name, path, action]: (typeof SCREENS)[number]): Promise<void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  // Another action may begin with the same name.
  const address = new RegExp(`/_actions/${action}/?(\\?|$)`);
  await page.route(address, async (route) => {
    await held;
    await refuse(route);
  });
  await page.goto(path);
  await expect(page.getByText("Carregando...", { exact: true }).locator("visible=true").first()).toBeVisible();
  if (LOOKED_AT.includes(name)) await expectGoodOnPhone(page, `${name}-loading`);
  release();
  await expect(page.getByText("O servidor está ocupado. Tente de novo.").first()).toBeVisible();
  await expect(page.getByText("Carregando...", { exact: true })).toHaveCount(0);
  if (LOOKED_AT.includes(name)) await expectGoodEverywhere(page, `${name}-error`);
  await page.unroute(address);
  await page.getByRole("button", { name: "Tentar novamente" }).first().click();
  await expect(page.getByText("O servidor está ocupado. Tente de novo.")).toHaveCount(0);
  if (LOOKED_AT_HERE.includes(name)) await expectGoodOnPhone(page, name);
}

test("the sign-in page, before and after a wrong password", async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.getByLabel("Email")).toBeVisible();
  // This site knows of no account at Google.
  await expect(page.getByRole("button", { name: "Entrar com Google" })).toHaveCount(0);
  await expectGoodEverywhere(page, "login");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Informe o email.")).toBeVisible();
  await page.getByLabel("Email").fill("ninguem@exemplo.com.br");
  await page.getByLabel("Senha", { exact: true }).fill("errada-mesmo");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Email ou senha incorretos" })).toBeVisible();
  await expectNotices(page, "Erro de autenticação");
  await expectGoodOnPhone(page, "login-wrong");
});

/** As `test`, where the browser may log what breaks. */
const breakingTest = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  quietConsole: async ({}, use) => use(undefined),
});

breakingTest("what breaks a part of a screen, or all of it, is told with a way back", async ({ page, signIn }) => {
  await signIn();
  await test.step("a part", async () => {
    // An answer without a list breaks the component that shows it.
    await page.route("**/_actions/beforeLaunch.list*", (route) =>
      route.fulfill({ status: 200, contentType: "application/json+devalue", body: '[{"groups":1},7]' }),
    );
    await page.goto("/admin/antes-de-publicar");
    await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
    await expectGoodEverywhere(page, "error-boundary");
    await page.unroute("**/_actions/beforeLaunch.list*");
  });
  await test.step("all of it", async () => {
    // An answer without what it is to hold breaks the screen itself, before it has its frame.
    await page.route("**/admin/painel", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain("&quot;opening&quot;:");
      await route.fulfill({ response, body: html.replace("&quot;opening&quot;:", "&quot;another&quot;:") });
    });
    await page.getByRole("link", { name: "Voltar ao painel" }).click();
    await expect(page).toHaveURL(/\/admin\/painel$/);
    await expect(page.getByRole("navigation", { name: "Painel" })).toHaveCount(0);
    await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
    await expectGoodOnPhone(page, "error-boundary-whole");
  });
});
