import type { Route } from "@playwright/test";
import { sql } from "kysely";
import { presetTitles } from "#content/preset-titles";
import { expect, expectGoodEverywhere, pressWhenAlive, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { querySite } from "#support/database/database";
import { REAL_TITLES } from "#support/publishing/real-page";
import { AdminClient } from "#support/site/client";
import { ADMIN, type Site, startSite } from "#support/site/site";

/** Whose database is broken on purpose, and where the browser may log the answers that fail. */
const test = testOnOwnSite().extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  quietConsole: async ({}, use) => use(undefined),
});

const [SAVED, FIRST, THIRD] = REAL_TITLES;
const REFUSED = "Motor que não entra";

const stumble = (route: Route) =>
  route.fulfill({ status: 500, json: { type: "AstroActionError", code: "INTERNAL_SERVER_ERROR", status: 500, message: "Erro interno." } });
const refuse = (message: string) => (route: Route) =>
  route.fulfill({ status: 429, json: { type: "AstroActionError", code: "TOO_MANY_REQUESTS", status: 429, message } });
const answer = (body: string) => (route: Route) => route.fulfill({ status: 200, contentType: "application/json+devalue", body });

/** The server does what it is asked, and its answer never comes. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** What the server answers when a page stays, and what is told then. */
const REFUSED_DELETIONS = [
  [answer('[{"removed":1},false]'), "Não foi possível excluir a página"],
  [stumble, "Ocorreu um erro ao excluir a página"],
] as const;

/** Lets no page of this title into the site's database while something is done. */
async function whileUnsaveable(site: Site, title: string, work: () => Promise<void>): Promise<void> {
  await querySite(
    site,
    sql.raw(
      `create trigger unsaveable before insert on pages when new.title = '${title}' begin select raise(abort, 'constraint of the test'); end`,
    ),
  );
  try {
    await work();
  } finally {
    await querySite(site, sql`drop trigger unsaveable`);
  }
}

test("a page that cannot be deleted is told, and stays in the list", async ({ page, signIn, site }) => {
  const admin = await AdminClient.signedIn(site);
  const fields = { title: "Que não sai", slug: "que-nao-sai", content: "<p>Texto.</p>", status: "public" };
  await admin.ask("editor.create", { fields });
  await admin.ask("editor.create", { fields: { ...fields, title: "Que ninguém vê", slug: "que-ninguem-ve" }, reason: undefined });
  await signIn();
  await page.goto("/admin/painel?busca=sai");
  // How many are held is kept beside the list, and a deletion must not take it for one.
  await expect(page.getByText("1 página retida")).toBeVisible();
  for (const [fail, text] of REFUSED_DELETIONS) {
    await page.route("**/_actions/pages.remove*", fail);
    await page.getByRole("button", { name: "Excluir Que não sai" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir página" }).click();
    await expectNotices(page, text);
    await expectNotices(page, "Erro ao excluir");
    await expect(page.getByRole("row", { name: /Que não sai/ })).toBeVisible();
    await page.unroute("**/_actions/pages.remove*");
  }
});

test("what is pressed while a notice slides over it is pressed all the same", async ({ page, signIn, site }) => {
  const client = await AdminClient.signedIn(site);
  for (const title of ["Encoberta um", "Encoberta dois"]) await client.ask("pages.save", { title, content: "<p>Texto.</p>" });
  await signIn();
  await page.goto("/admin/painel?busca=encoberta");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_actions/pages.remove*", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Excluir Encoberta dois" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir página" }).click();
  const button = page.getByRole("button", { name: "Excluir Encoberta um" });
  await expect(page.getByRole("status").filter({ hasText: /^1 página$/ })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  // There the last row is where notices come.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await button.hover();
  await page.mouse.down();
  release();
  const isCovered = () =>
    button.evaluate((pressed) => {
      const { x, y, width, height } = pressed.getBoundingClientRect();
      const notice = document.querySelector("[data-sonner-toast]")?.getBoundingClientRect();
      return notice && notice.left < x && notice.top < y + height / 2 && x + width < notice.right && y + height / 2 < notice.bottom;
    });
  await expect.poll(isCovered).toBe(true);
  await page.mouse.up();
  await expect(page.getByRole("alertdialog")).toContainText("Encoberta um");
  // Of a press that is over nothing is left: the notice hears its own again.
  await page.keyboard.press("Escape");
  await page
    .getByRole("region", { name: /Avisos/ })
    .getByRole("button", { name: "Desfazer" })
    .click();
  await expectNotices(page, "1 página restaurada");
});

test("on its public page, too, a page that cannot be deleted is told", async ({ page, signIn, site }) => {
  const fields = { title: "Que fica no ar", slug: "que-fica-no-ar", content: "<p>Texto.</p>", status: "public" };
  await (await AdminClient.signedIn(site)).ask("editor.create", { fields });
  await signIn();
  await page.goto("/links-uteis/que-fica-no-ar");
  await pressWhenAlive(page, "Excluir página");
  const dialog = page.getByRole("dialog", { name: "Excluir página?" });
  for (const [fail, text] of REFUSED_DELETIONS) {
    await page.route("**/_actions/pages.remove*", fail);
    await dialog.getByRole("button", { name: "Excluir página" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(`Erro ao excluir${text}`);
    await page.unroute("**/_actions/pages.remove*");
  }
});

test("a text that cannot be generated, copied or saved is told, and the text stays", async ({ page, signIn, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn();
  await page.goto("/admin/local-generator");
  await page.getByLabel("Títulos").fill(SAVED);
  await page.route("**/_actions/generation.preview*", refuse("Espere um pouco."));
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await expectNotices(page, "Espere um pouco.");
  await page.route("**/_actions/generation.preview*", stumble);
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await expectNotices(page, "Erro ao gerar conteúdo", "Erro ao gerar conteúdo");
  await expectNotices(page, "Ocorreu um erro ao gerar o conteúdo.");
  await page.unroute("**/_actions/generation.preview*");

  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await page.getByRole("button", { name: "Copiar" }).click();
  await expectNotices(page, "Conteúdo copiado");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("<h2>");

  for (const [fail, text] of [
    [stumble, "Não foi possível salvar a página. Tente novamente."],
    [loseAnswer, "Ocorreu um erro ao salvar a página."],
  ] as const) {
    await page.route("**/_actions/pages.save*", fail);
    await page.getByRole("button", { name: "Salvar Página" }).click();
    await expectNotices(page, text);
    await expectNotices(page, "Erro ao salvar");
    await page.unroute("**/_actions/pages.save*");
  }
  await page.getByRole("button", { name: "Salvar Página" }).click();
  await expectNotices(page, "Página salva");
  await expectNotices(page, "A página está pública em Links Úteis.");
  await page.waitForURL("**/links-uteis/*");
});

test("of several titles one that cannot be saved is told by its number, and the others are saved", async ({ page, signIn, site }) => {
  await signIn();
  await page.goto("/admin/local-generator");
  await page.getByLabel("Títulos").fill([FIRST, REFUSED, THIRD].join("\n"));
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await whileUnsaveable(site, REFUSED, async () => {
    await page.getByRole("dialog", { name: "Vários títulos" }).getByRole("button", { name: "Cancelar e processar todos" }).click();
    await expectNotices(page, "Título 1/3 processado");
    await expectNotices(page, "Erro no título 2");
    await expectNotices(page, `Não foi possível salvar "${REFUSED}".`);
    await expectNotices(page, "Título 3/3 processado");
    await expectNotices(page, "Processamento concluído");
  });
  const results = page.getByRole("region", { name: "Lista de resultados" });
  const failed = results.getByRole("listitem").filter({ hasText: REFUSED });
  await expect(failed).toContainText("Failed to save page to database");
  await expect(failed).toContainText("Não foi possível salvar a página no banco de dados.");
  await expect(results.getByRole("link")).toHaveCount(2);
});

test("the bulk creator ends with what was created and what failed, each failure with its reason", async ({ page, signIn, site }) => {
  const title = presetTitles[20] as string;
  await signIn();
  await page.goto("/admin/batch-creator");
  await page.getByRole("checkbox", { name: /rascunho/i }).check();
  await whileUnsaveable(site, title, async () => {
    await page.getByRole("button", { name: "Criar 50 Páginas" }).click();
    await expect(page.getByRole("heading", { name: "Criação de páginas concluída" })).toBeVisible();
  });
  await expectNotices(page, "Criação de páginas concluída");
  await expectNotices(page, "49 criadas, 1 com falha");
  await page.getByRole("button", { name: "Com falha (1)" }).click();
  const failed = page.getByRole("region", { name: "Lista de resultados" }).getByRole("listitem");
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText(title);
  await expect(failed).toContainText("Failed to save page to database");
  await expect(failed).toContainText("Não foi possível salvar a página no banco de dados.");
});

test("a list that the database does not give is told, logged with its reason, and there again when tried again", async ({
  page,
  signIn,
  site,
}) => {
  const fields = { title: "Que volta", slug: "que-volta", content: "<p>Texto.</p>", status: "public" };
  await (await AdminClient.signedIn(site)).ask("editor.create", { fields });
  await signIn();
  await querySite(site, sql`alter table pages rename to pages_away`);
  try {
    await page.goto("/admin/painel");
    // It asks some times before it gives up.
    await expect(page.getByRole("alert").getByText("Erro ao carregar páginas")).toBeVisible();
    await expect(page.getByText("O servidor não conseguiu responder. Tente de novo em instantes.")).toBeVisible();
    await expect.poll(() => site.output()).toMatch(/no such table[^\n]*"action":"\/_actions\/pages\.list"/);
  } finally {
    await querySite(site, sql`alter table pages_away rename to pages`);
  }
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByRole("row", { name: /Que volta/ })).toBeVisible();
});

test("the panel of a site without pages says so and leads to writing one", async ({ page }) => {
  // The worker's own site has the pages of other journeys.
  const fresh = await startSite();
  try {
    await page.goto(`${fresh.url}/admin/login`);
    await page.getByLabel("Email").fill(ADMIN.email);
    await page.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page.getByText("Nenhuma página foi gerada ainda")).toBeVisible();
    await expectGoodEverywhere(page, "panel-empty");
    await page.getByRole("link", { name: "Escrever uma página" }).click();
    await expect(page.getByRole("heading", { name: "Nova página" })).toBeVisible();
  } finally {
    await fresh.stop();
  }
});

test("what was typed when the editor's screen broke is offered back, to the last letter", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/paginas/nova");
  await page.getByLabel("Título", { exact: true }).fill("Motor que sobrevive");
  // Nothing draws the screen anew before the next letter: the draft is kept, the facts have come.
  await expect(page.getByText(/Rascunho salvo às/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Letters are counted while they are drawn.
  await page.evaluate(() => {
    const intact = Number.prototype.toLocaleString;
    Object.assign(window, { mend: () => Object.assign(Number.prototype, { toLocaleString: intact }) });
    Number.prototype.toLocaleString = () => {
      throw new Error("broken on purpose");
    };
  });
  const kept = page.waitForResponse(/editor\.autosave/);
  await page.getByLabel("Descrição").fill("Escrita no último instante");
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
  await kept;
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await page.getByRole("button", { name: "Recuperar" }).click();
  await expect(page.getByLabel("Título", { exact: true })).toHaveValue("Motor que sobrevive");
  await expect(page.getByLabel("Descrição")).toHaveValue("Escrita no último instante");
});
