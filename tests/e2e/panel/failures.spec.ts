import type { Route } from "@playwright/test";
import { sql } from "kysely";
import { presetTitles } from "#content/preset-titles";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, pressWhenAlive, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";
import { querySite } from "#support/database/database";
import { REAL_TITLES } from "#support/publishing/real-page";
import type { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";

/** Whose database is broken on purpose, and where the browser may log the answers that fail. */
const test = testOnOwnSite().extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  quietConsole: async ({}, use) => use(undefined),
});

const [SAVED, FIRST, THIRD] = REAL_TITLES;
const REFUSED = "Motor que não entra";
/** Its generated text may not be public. */
const HELD = "Segundo título do gerador";

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

/** Leaves the site without any page, whatever another journey left there. */
async function removePages(client: AdminClient): Promise<void> {
  const { ids } = await client.ask<{ ids: string[] }>("pages.listIds", {});
  if (ids.length > 0) await client.ask("pages.removeMany", { ids });
  await client.ask("trash.empty");
}

test("before a page is deleted it is asked, and one that cannot be deleted is told, in the list and on the page, and stays", async ({
  page,
  signIn,
  site,
}) => {
  const admin = await administratorOf(site);
  await removePages(admin);
  const fields = { title: "Que não sai", slug: "que-nao-sai", content: "<p>Texto.</p>", status: "public" };
  const { id } = await admin.ask<{ id: string }>("editor.create", { fields });
  await admin.ask("editor.create", { fields: { ...fields, title: "Que ninguém vê", slug: "que-ninguem-ve" }, reason: undefined });
  await signIn();

  await test.step("in the list", async () => {
    await page.goto("/admin/painel");
    // How many are held is kept beside the list, and a deletion must not take it for one.
    await expect(page.getByText("1 página retida")).toBeVisible();
    const question = page.getByRole("alertdialog");
    await page.getByRole("button", { name: "Excluir Que não sai" }).click();
    await expect(question).toBeVisible();
    await expectGoodOnPhone(page, "panel-delete");
    await page.keyboard.press("Escape");
    for (const [fail, text] of REFUSED_DELETIONS) {
      await page.route("**/_actions/pages.remove*", fail);
      await page.getByRole("button", { name: "Excluir Que não sai" }).click();
      await question.getByRole("button", { name: "Excluir página" }).click();
      await expectNotices(page, text);
      await expectNotices(page, "Erro ao excluir");
      await expect(page.getByRole("row", { name: /Que não sai/ })).toBeVisible();
      await page.unroute("**/_actions/pages.remove*");
    }
  });

  await test.step("on its public page", async () => {
    await page.goto("/links-uteis/que-nao-sai");
    await pressWhenAlive(page, "Excluir página");
    const dialog = page.getByRole("dialog", { name: "Excluir página?" });
    await expect(dialog).toBeVisible();
    await expectGoodOnPhone(page, "public-delete");
    for (const [fail, text] of REFUSED_DELETIONS) {
      await page.route("**/_actions/pages.remove*", fail);
      await dialog.getByRole("button", { name: "Excluir página" }).click();
      await expect(dialog.getByRole("alert")).toHaveText(`Erro ao excluir${text}`);
      await page.unroute("**/_actions/pages.remove*");
    }
  });

  await test.step("for good, from the trash", async () => {
    await admin.ask("pages.remove", { id });
    await page.goto("/admin/lixeira");
    await page.getByRole("button", { name: "Excluir de vez Que não sai" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Esvaziar lixeira" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Esvaziar lixeira" }).click();
    await expect(page.getByText("A lixeira está vazia")).toBeVisible();
    await expectGoodOnPhone(page, "trash-empty");
  });
});

test("what is pressed while a notice slides over it is pressed all the same", async ({ page, signIn, site }) => {
  const client = await administratorOf(site);
  await removePages(client);
  for (const title of ["Encoberta zero", "Encoberta um", "Encoberta dois"])
    await client.ask("pages.save", { title, content: "<p>Texto.</p>" });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await signIn();
  await page.goto("/admin/painel");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_actions/pages.remove*", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Excluir Encoberta dois" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir página" }).click();
  const button = page.getByRole("button", { name: "Excluir Encoberta um" });
  await expect(page.getByRole("button", { name: "Excluir Encoberta dois" })).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  // There the last row but one is where notices come.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await holdOffers(page);
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

test("in the generator what cannot be generated, copied or saved is told, of several titles by its number, and the text stays", {
  tag: "@whole",
}, async ({ page, signIn, site, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn();
  await page.goto("/admin/local-generator");
  const generate = page.getByRole("button", { name: "Gerar Conteúdo" });

  await test.step("nothing", async () => {
    await generate.click();
    await expectNotices(page, "Campo vazio", "Por favor, insira pelo menos um título para gerar o conteúdo.");
    await page.getByRole("button", { name: "Salvar Página" }).click();
    await expectNotices(page, "Erro ao salvar", "É necessário gerar conteúdo antes de salvar a página.");
    await expectGoodOnPhone(page, "generator-empty");
  });

  await test.step("several titles", async () => {
    const titles = [FIRST, REFUSED, HELD, THIRD].join("\n");
    await page.getByLabel("Títulos").fill(titles);
    await generate.click();
    const question = page.getByRole("dialog", { name: "Vários títulos" });
    await expect(question).toContainText(
      "Você inseriu 4 títulos. Deseja gerar conteúdo apenas para o primeiro título? Cancele para processar todos os títulos um por um.",
    );
    await expectGoodOnPhone(page, "generator-several");
    await expect(question.getByRole("button", { name: "Só a primeira" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page.getByLabel("Títulos")).toHaveValue(titles);
    await expect(generate).toBeFocused();
    await expect(page.getByRole("heading", { name: /^Processando/ })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(question.getByRole("button", { name: "Só a primeira" })).toBeFocused();
    await whileUnsaveable(site, REFUSED, async () => {
      await question.getByRole("button", { name: "Criar as 4" }).click();
      await expectNotices(page, "Título 1/4 processado");
      await expectNotices(page, "Erro no título 2");
      await expectNotices(page, `Não foi possível salvar "${REFUSED}".`);
      await expectNotices(page, "Título 3/4 retido");
      await expectNotices(page, "Título 4/4 processado");
      await expectNotices(page, "Processamento concluído");
    });
    const results = page.getByRole("region", { name: "Lista de resultados" });
    const failed = results.getByRole("listitem").filter({ hasText: REFUSED });
    await expect(failed).toContainText("Failed to save page to database");
    await expect(failed).toContainText("Não foi possível salvar a página no banco de dados.");
    await expect(results.getByRole("listitem").filter({ hasText: FIRST }).getByRole("link")).toHaveCount(1);
    await expect(results.getByRole("listitem").filter({ hasText: THIRD }).getByRole("link")).toHaveCount(1);
    await expectGoodOnPhone(page, "generator-run");
    await page.reload();
    await expect(page.getByText("Última execução")).toBeVisible();
    await expect(page.getByRole("button", { name: "Desfazer esta criação" })).toBeVisible();
  });

  await test.step("a text", async () => {
    await page.getByLabel("Títulos").fill(SAVED);
    await page.route("**/_actions/generation.preview*", refuse("Espere um pouco."));
    await generate.click();
    await expectNotices(page, "Espere um pouco.");
    await page.route("**/_actions/generation.preview*", stumble);
    await generate.click();
    await expectNotices(page, "Erro ao gerar conteúdo", "Erro ao gerar conteúdo");
    await expectNotices(page, "Ocorreu um erro ao gerar o conteúdo.");
    await page.unroute("**/_actions/generation.preview*");
    await generate.click();
    await expect(page.frameLocator("iframe").locator(".prose h2").first()).toBeVisible();
    await expectGoodEverywhere(page, "generator-preview");
    await page.getByRole("button", { name: "Copiar" }).click();
    await expectNotices(page, "Conteúdo copiado");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("<h2>");
    await page.getByRole("tab", { name: "HTML" }).click();
    await expectGoodOnPhone(page, "generator-html");
  });

  await test.step("its page", async () => {
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
});

test("the bulk creator ends with what was created and what failed, each failure with its reason, and asks about titles that exist", async ({
  page,
  signIn,
  site,
}) => {
  await removePages(await administratorOf(site));
  const title = presetTitles[20] as string;
  await signIn();
  await page.goto("/admin/batch-creator");
  await page.getByRole("checkbox", { name: /rascunho/i }).check();
  await whileUnsaveable(site, title, async () => {
    await page.getByRole("button", { name: "Criar 50 Páginas" }).click();
    const question = page.getByRole("dialog", { name: "Criar 50 páginas?" });
    await expect(question).toContainText("Ficam como rascunho no painel");
    await question.getByRole("button", { name: "Criar as 50" }).click();
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
  await expectGoodEverywhere(page, "batch-presets");
  await page.getByRole("button", { name: "Criar 50 Páginas" }).click();
  await expect(page.getByRole("dialog", { name: "Criar 50 páginas?" })).toContainText("De 50 títulos, 49 já têm página ou se repetem.");
  await expectGoodOnPhone(page, "batch-existing");

  await page.goto("/admin/painel");
  await expect(page.getByRole("row")).toHaveCount(6);
  await expectGoodEverywhere(page, "panel-full");
  await page.getByRole("link", { name: "Ver todas as páginas" }).click();
  await expect(page.getByRole("row")).toHaveCount(21);
  await expectGoodEverywhere(page, "pages-full");
  await page.getByLabel("Buscar páginas pelo título").fill("zzzzz");
  await expect(page.getByText("Nenhuma página encontrada para")).toBeVisible();
  await expectGoodOnPhone(page, "panel-nothing-found");
});

test("a list that the database does not give is told, logged with its reason, and there again when tried again", async ({
  page,
  signIn,
  site,
}) => {
  const fields = { title: "Que volta", slug: "que-volta", content: "<p>Texto.</p>", status: "public" };
  await (await administratorOf(site)).ask("editor.create", { fields });
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

test("the panel of a site without pages leads to writing one, and what was typed when that screen broke is offered back, to the last letter", async ({
  page,
  signIn,
  site,
}) => {
  await removePages(await administratorOf(site));
  await signIn();
  await page.goto("/admin/painel");
  await expect(page.getByText("Nenhuma página foi gerada ainda")).toBeVisible();
  await expectGoodOnPhone(page, "panel-empty");
  await page.getByRole("link", { name: "Escrever uma página" }).click();
  await expect(page.getByRole("heading", { name: "Nova página" })).toBeVisible();

  await page.getByLabel("Título", { exact: true }).fill("Motor que sobrevive");
  // Nothing draws the screen anew before the next letter: the draft is kept, the facts have come.
  await expect(page.getByText(/Rascunho salvo às/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Letters are counted while they are drawn.
  await page.evaluate(() => {
    const numbers = Intl.NumberFormat.prototype;
    const intact = Object.getOwnPropertyDescriptor(numbers, "format") ?? {};
    Object.assign(window, { mend: () => Object.defineProperty(numbers, "format", intact) });
    Object.defineProperty(numbers, "format", {
      configurable: true,
      get() {
        throw new Error("broken on purpose");
      },
    });
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
