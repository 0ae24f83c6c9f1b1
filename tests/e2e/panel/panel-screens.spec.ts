import type { Page, Route } from "@playwright/test";
import { expect, expectGoodEverywhere, pressWhenAlive, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { REAL_TITLES } from "#support/publishing/real-page";
import { AdminClient } from "#support/site/client";
import { finishRun, startRun } from "#support/site/runs";

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
  ["audit", "/admin/auditoria", "audit.read"],
  ["results", "/admin/resultados", "results.read"],
  ["pruning", "/admin/resultados/poda", "results.prune"],
  ["lost-addresses", "/admin/enderecos-perdidos", "lostAddresses.list"],
  ["copies", "/admin/copias", "copies.read"],
  ["frozen-figures", "/admin/numeros-escritos", "frozenFigures.scan"],
  ["people", "/admin/pessoas", "people.list"],
  ["account", "/admin/conta", "account.read"],
  ["before-launch", "/admin/antes-de-publicar", "beforeLaunch.list"],
  ["editor", "/admin/paginas/nova", "editor.openNew"],
  ["batch-history", "/admin/batch-creator#historico", "runs.listHistory"],
] as const;

/** May be public; the other titles of the generator's journey may not. */
const GENERATED = REAL_TITLES[4];

const refuse = (route: Route) =>
  route.fulfill({
    status: 429,
    json: { type: "AstroActionError", code: "TOO_MANY_REQUESTS", status: 429, message: "O servidor está ocupado. Tente de novo." },
  });

/** In one browser, which keeps what all screens are made of. */
const TOGETHER = 5;
const GROUPS = Array.from({ length: Math.ceil(SCREENS.length / TOGETHER) }, (_, index) =>
  SCREENS.slice(index * TOGETHER, (index + 1) * TOGETHER),
);

for (const screens of GROUPS) {
  test(`${screens.map(([name]) => name).join(", ")}: waiting and failing are told, and trying again helps`, async ({ page, signIn }) => {
    await signIn();
    for (const screen of screens) await test.step(screen[0], () => expectWaitAndFailure(page, screen));
  });
}

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
  await expectGoodEverywhere(page, `${name}-loading`);
  release();
  await expect(page.getByText("O servidor está ocupado. Tente de novo.").first()).toBeVisible();
  await expect(page.getByText("Carregando...", { exact: true })).toHaveCount(0);
  await expectGoodEverywhere(page, `${name}-error`);
  await page.unroute(address);
  await page.getByRole("button", { name: "Tentar novamente" }).first().click();
  await expect(page.getByText("O servidor está ocupado. Tente de novo.")).toHaveCount(0);
}

test("the sign-in page, before and after a wrong password", async ({ page }) => {
  await page.goto("/admin/login");
  await expect(page.getByLabel("Email")).toBeVisible();
  await expectGoodEverywhere(page, "login");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Informe o email.")).toBeVisible();
  await page.getByLabel("Email").fill("ninguem@exemplo.com.br");
  await page.getByLabel("Senha", { exact: true }).fill("errada-mesmo");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Email ou senha incorretos" })).toBeVisible();
  await expectNotices(page, "Erro de autenticação");
  await expectGoodEverywhere(page, "login-wrong");
});

/** As `test`, where the browser may log what breaks. */
const breakingTest = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  quietConsole: async ({}, use) => use(undefined),
});

breakingTest("what breaks a screen is told with a way back", async ({ page, signIn }) => {
  await signIn();
  // An answer without a list breaks the component that shows it.
  await page.route("**/_actions/beforeLaunch.list*", (route) =>
    route.fulfill({ status: 200, contentType: "application/json+devalue", body: '[{"groups":1},7]' }),
  );
  await page.goto("/admin/antes-de-publicar");
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
  await expectGoodEverywhere(page, "error-boundary");
});

test("the local generator: empty, a preview, several titles, a run", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/local-generator");
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await expectNotices(page, "Campo vazio");
  await expect(page.getByText("Por favor, insira pelo menos um título para gerar o conteúdo.")).toBeVisible();
  await page.getByRole("button", { name: "Salvar Página" }).click();
  await expect(page.getByText("Erro ao salvar")).toBeVisible();
  await expect(page.getByText("É necessário gerar conteúdo antes de salvar a página.")).toBeVisible();
  await expectGoodEverywhere(page, "generator-empty");
  await page.getByLabel("Títulos").fill("Portão automático não fecha: o que fazer?");
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await expect(page.frameLocator("iframe").locator(".prose h2").first()).toBeVisible();
  await expectGoodEverywhere(page, "generator-preview");
  await page.getByRole("tab", { name: "HTML" }).click();
  await expectGoodEverywhere(page, "generator-html");
  await page.getByLabel("Títulos").fill(`Primeiro título do gerador\nSegundo título do gerador\n${GENERATED}`);
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  const question = page.getByRole("dialog", { name: "Vários títulos" });
  await expect(question).toContainText(
    "Você inseriu 3 títulos. Deseja gerar conteúdo apenas para o primeiro título? Cancele para processar todos os títulos um por um.",
  );
  await expectGoodEverywhere(page, "generator-several");
  await expect(question.getByRole("button", { name: "OK, só o primeiro" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Títulos")).toHaveValue(/^Primeiro.*\n.*\n.+$/);
  await expect(page.getByRole("button", { name: "Gerar Conteúdo" })).toBeFocused();
  await expect(page.getByRole("heading", { name: /^Process/ })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: "OK, só o primeiro" })).toBeFocused();
  await question.getByRole("button", { name: "Cancelar e processar todos" }).click();
  await expectNotices(page, "Título 2/3 retido");
  await expectNotices(page, "Título 3/3 processado");
  await expectNotices(page, "Processamento concluído");
  await expectGoodEverywhere(page, "generator-run");
});

test("the preset creator, and its question about pages that exist", async ({ page, signIn, site }) => {
  await signIn();
  await page.goto("/admin/batch-creator");
  await expect(page.getByRole("button", { name: /Criar 50 Páginas/i })).toBeVisible();
  await expectGoodEverywhere(page, "batch-presets");
  const client = await AdminClient.signedIn(site);
  await finishRun(client, await startRun(client, { kind: "bulk-presets", status: "draft" }));
  await page.reload();
  await page.getByRole("button", { name: /Criar 50 Páginas/i }).click();
  await expect(page.getByRole("dialog", { name: "Alguns títulos já existem" })).toBeVisible();
  await expectGoodEverywhere(page, "batch-existing");
  await page.goto("/admin/painel");
  await expect(page.getByRole("row")).toHaveCount(21);
  await expectGoodEverywhere(page, "panel-full");
  await page.goto("/admin/painel?busca=zzzzz");
  await expect(page.getByText("Nenhuma página encontrada para")).toBeVisible();
  await expectGoodEverywhere(page, "panel-nothing-found");
});

test("the questions about people and the second factor", async ({ page, signIn, site }) => {
  const client = await AdminClient.signedIn(site);
  await client.ask("people.add", { email: "perguntas@exemplo.com.br", name: "Rosa das Perguntas" });
  await signIn();
  await page.goto("/admin/pessoas");
  for (const [button, name] of [
    ["Nova senha para Rosa das Perguntas", "people-reset"],
    ["Remover Rosa das Perguntas", "people-remove"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expectGoodEverywhere(page, name);
    await page.keyboard.press("Escape");
  }
  await page.goto("/admin/conta");
  await page.getByRole("button", { name: "Ligar segundo fator" }).click();
  await expect(page.getByRole("dialog", { name: "Ligar segundo fator" })).toBeVisible();
  await expectGoodEverywhere(page, "second-factor-password");
});

test("the questions before something is deleted", async ({ page, signIn, site }) => {
  const client = await AdminClient.signedIn(site);
  const fields = { title: "Para Perguntar", slug: "para-perguntar", content: "<p>Texto.</p>", status: "public" };
  const { id } = await client.ask<{ id: string }>("editor.create", { fields });
  await signIn();
  await openQuestion(page, "/links-uteis/para-perguntar", "Excluir página");
  await expectGoodEverywhere(page, "public-delete");
  await openQuestion(page, "/admin/painel?busca=perguntar", "Excluir Para Perguntar");
  await expectGoodEverywhere(page, "panel-delete");
  await client.ask("pages.remove", { id });
  await openQuestion(page, "/admin/lixeira", "Excluir de vez Para Perguntar");
  await expectGoodEverywhere(page, "trash-erase");
  await openQuestion(page, "/admin/lixeira", "Esvaziar lixeira");
  await expectGoodEverywhere(page, "trash-empty-question");
  await client.ask("trash.empty");
  await page.goto("/admin/lixeira");
  await expect(page.getByText("A lixeira está vazia")).toBeVisible();
  await expectGoodEverywhere(page, "trash-empty");
});

async function openQuestion(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  await pressWhenAlive(page, button);
  await expect(page.getByRole("alertdialog").or(page.locator("dialog[open]"))).toBeVisible();
}
