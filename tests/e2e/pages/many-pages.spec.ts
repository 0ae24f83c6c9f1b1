import { sql } from "kysely";
import { toSearchText } from "#domain/text/search-text";
import { expect, expectGoodEverywhere, expectGoodOnPhone, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";
import { querySite } from "#support/database/database";
import type { Site } from "#support/site/site";

/** More than one call changes. */
const COUNT = 230;

const test = testOnOwnSite();

/** Makes that many public pages, "{word} 1" and so on, behind the back of the rules, which would look at each. */
async function fill(site: Site, word: string, count = COUNT): Promise<void> {
  const [day, name] = [new Date().toISOString(), toSearchText(word)];
  await querySite(
    site,
    sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
      insert into pages(id, slug, title, description, content, search_text, origin, status, created_at, updated_at)
      select ${name} || i, ${name} || '-' || i, ${word} || ' ' || i, '', '<p>Texto.</p>', ${name} || ' ' || i, 'local', 'public', ${day}, ${day} from n`,
  );
}

test("all that a list finds is chosen, deleted with its progress in sight, brought back, and what stops halfway keeps the rest chosen", async ({
  page,
  signIn,
  request,
  site,
}) => {
  await fill(site, "Muitas");
  await signIn();
  await page.goto("/admin/paginas?busca=muitas");
  const bar = page.getByRole("region", { name: "Páginas escolhidas" });
  const chooseAll = async () => {
    await page.getByLabel("Escolher todas as páginas desta lista").check();
    await expect(bar).toContainText("20 páginas escolhidas");
    await bar.getByRole("button", { name: `Escolher as ${COUNT}` }).click();
    await expect(bar).toContainText(`${COUNT} páginas escolhidas`);
  };
  await chooseAll();
  await expectGoodOnPhone(page, "panel-all-chosen");

  await test.step("deleted with its progress in sight, and brought back", async () => {
    // The second call waits until its progress was looked at.
    let calls = 0;
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/_actions/pages.removeMany", async (route) => {
      calls += 1;
      if (calls === 2) await held;
      await route.continue();
    });
    await bar.getByRole("button", { name: "Excluir" }).click();
    const question = page.getByRole("alertdialog", { name: `Excluir ${COUNT} páginas?` });
    await holdOffers(page);
    await question.getByRole("button", { name: "Excluir" }).click();
    await expect(bar.getByRole("status")).toHaveText(`Excluindo: 100 de ${COUNT} páginas`);
    await expectGoodOnPhone(page, "panel-bulk-progress");
    release();
    await expectNotices(page, `${COUNT} páginas excluídas`);
    await expect(page.getByText("Nenhuma página encontrada para")).toBeVisible();
    expect((await request.get("/links-uteis/muitas-7")).status()).toBe(410);
    await page
      .getByRole("region", { name: /Avisos/ })
      .getByRole("button", { name: "Desfazer" })
      .click();
    await expectNotices(page, `${COUNT} páginas restauradas`);
    await expect(page.getByRole("row", { name: /Muitas \d/ })).toHaveCount(20);
    expect((await request.get("/links-uteis/muitas-7")).status()).toBe(200);
  });

  await test.step("work that fails or is stopped says what was done and keeps the rest chosen", async () => {
    await chooseAll();
    let calls = 0;
    await page.route("**/_actions/pages.setStatus", async (route) => {
      calls += 1;
      if (calls !== 2) return await route.continue();
      const refusal = { type: "AstroActionError", code: "TOO_MANY_REQUESTS", status: 429, message: "Espere um pouco." };
      await route.fulfill({ status: refusal.status, json: refusal });
    });
    await bar.getByRole("button", { name: "Tirar do ar" }).click();
    await expectNotices(page, "100 páginas fora do ar. As outras continuam escolhidas. Espere um pouco.");
    await expect(bar).toContainText(`${COUNT - 100} páginas escolhidas`);

    await page.route("**/_actions/pages.setStatus", async (route) => {
      await bar.getByRole("button", { name: "Parar" }).click();
      await route.continue();
    });
    await bar.getByRole("button", { name: "Tirar do ar" }).click();
    await expectNotices(page, "Você parou antes do fim: as outras continuam escolhidas.");
    await expect(bar).toContainText(`${COUNT - 200} páginas escolhidas`);
  });
});

test("filters stand in the address, a deleted page is brought back from its toast, and the trash brings back one and all", async ({
  page,
  signIn,
  request,
  site,
}) => {
  await fill(site, "Várias", 23);
  await signIn();
  await page.goto("/admin/paginas?estado=publicas&ordem=titulo");
  await expect(page.getByLabel("Estado")).toHaveValue("public");
  await page.getByLabel("Origem").selectOption("local");
  await expect(page).toHaveURL(/origem=local/);
  await page.getByLabel("Buscar páginas pelo título").fill("várias");
  await expect(page).toHaveURL(/busca=v/);
  await holdOffers(page);
  await page.getByRole("button", { name: "Excluir Várias 1", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir página" }).click();
  await expectNotices(page, "Página excluída", "A página foi excluída com sucesso");
  await page
    .getByRole("region", { name: /Avisos/ })
    .getByRole("button", { name: "Desfazer" })
    .click();
  await expectNotices(page, "1 página restaurada");
  await expect(page.getByRole("row", { name: /Várias 1 / })).toHaveCount(1);

  await page.getByLabel("Escolher todas as páginas desta lista").check();
  await page.getByRole("region", { name: "Páginas escolhidas" }).getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expectNotices(page, "20 páginas excluídas");
  expect((await request.get("/links-uteis/varias-10")).status()).toBe(410);
  await page.goto("/admin/lixeira");
  await expect(page.getByText("Várias 10")).toBeVisible();
  await expectGoodEverywhere(page, "trash");
  await page.getByRole("button", { name: "Restaurar Várias 10", exact: true }).click();
  await expectNotices(page, "Página restaurada");
  expect((await request.get("/links-uteis/varias-10")).status()).toBe(200);
  await page.getByRole("button", { name: "Restaurar todas" }).click();
  await page.getByRole("alertdialog", { name: "Restaurar todas?" }).getByRole("button", { name: "Restaurar todas" }).click();
  await expectNotices(page, "19 páginas restauradas");
  await expect(page.getByText("A lixeira está vazia")).toBeVisible();
});
