import { presetTitles } from "#content/preset-titles";
import { timeOf } from "#domain/calendar/owner-time";
import { toSlug } from "#domain/text/slug";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, pressWhenAlive, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";

// The presets are created once: no other journey may have done it.
const test = testOnOwnSite();

test("an administrator runs the presets, all pages are public at once, and one deleted at its address is gone everywhere until it is brought back", {
  tag: "@whole",
}, async ({ page, signIn, request, site }) => {
  const { total: others } = await (await administratorOf(site)).ask<{ total: number }>("pages.list", { status: "public" });
  await signIn();
  await page.goto("/admin/batch-creator");
  await expect(page.getByRole("heading", { name: "Criador de Páginas em Lote" })).toBeVisible();
  await page.getByRole("button", { name: /Criar 50 Páginas/i }).click();
  const question = page.getByRole("dialog", { name: "Criar 50 páginas?" });
  await expect(question).toContainText("Cada uma fica pública em Links Úteis assim que é criada");
  await expectGoodOnPhone(page, "batch-question");
  await question.getByRole("button", { name: "Criar as 50" }).click();
  await expect(page.getByText("50 criadas, 0 com falha").first()).toBeVisible();

  const paths = presetTitles.map((title) => `/links-uteis/${toSlug(title)}`);
  expect(paths).toHaveLength(50);
  expect(await listedPaths(request)).toEqual(expect.arrayContaining(paths));
  const [first, last] = [paths[0] as string, paths.at(-1) as string];
  for (const path of [first, last]) expect((await request.get(path, { headers: { cookie: "" } })).status(), path).toBe(200);
  const sitemap = async () => await (await request.get("/sitemap")).text();
  expect(await sitemap()).toContain(`${others + 50} páginas`);
  expect(await sitemap()).toContain(`href="${first}"`);

  await page.goto(last);
  await expect(page.locator(`#menu a[href="${last}"]`)).toHaveCount(1);
  await holdOffers(page);
  await pressWhenAlive(page, "Excluir página");
  await page.getByRole("dialog").getByRole("button", { name: "Excluir página" }).click();
  await expectNotices(page, "A página foi excluída com sucesso");
  expect((await request.get(last)).status()).toBe(410);
  expect(await listedPaths(request)).not.toContain(last);
  expect(await sitemap()).toContain(`${others + 49} páginas`);
  expect(await sitemap()).not.toContain(`href="${last}"`);

  await page.getByRole("button", { name: "Desfazer" }).click();
  await expectNotices(page, "1 página restaurada");
  expect((await request.get(last)).status()).toBe(200);
  await expect(page.getByRole("link", { name: presetTitles.at(-1) as string }).first()).toBeVisible();

  // The creation as a whole is undone too, after a reload, and the undoing again.
  await page.goto("/admin/batch-creator");
  await page.getByRole("button", { name: "Desfazer esta criação" }).click();
  await page
    .getByRole("alertdialog", { name: "Desfazer esta criação?" })
    .getByRole("button", { name: "Excluir 50 páginas" })
    .press("Enter");
  await expectNotices(page, "50 páginas excluídas");
  expect((await request.get(first)).status()).toBe(410);
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expectNotices(page, "50 páginas restauradas");
  expect((await request.get(first)).status()).toBe(200);
});

/** Of the owner's day, half a day away: no moment comes while the test runs. The form begins with 8 o'clock. */
const FAR_HOUR = timeOf(new Date(Date.now() + 12 * 3_600_000)).replace(/\d+$/, "00");

test("pages wait for their moments in a list by day, where they are cancelled or published at once", { tag: "@whole" }, async ({
  page,
  signIn,
  site,
}) => {
  const [roldana, placa, capacitor] = REAL_TITLES;
  const nextYear = new Date().getFullYear() + 1;
  const programmed = `Programada para 31/12/${nextYear}, 09:30`;
  const client = await administratorOf(site);
  const { id } = await client.ask<{ id: string }>("pages.save", { ...writeRealPage(capacitor), status: "draft" });
  await signIn();
  await page.goto("/admin/agenda");
  await expect(page.getByText("Nenhuma página programada", { exact: true })).toBeVisible();

  await page.goto("/admin/local-generator");
  await page.getByLabel("Títulos").fill(`${roldana}\n${placa}`);
  await page.getByRole("checkbox", { name: "Publicar aos poucos" }).check();
  await page.getByLabel("Quantas").selectOption("2 páginas por dia");
  const toPress = FAR_HOUR === "08:00" ? [] : [FAR_HOUR, "08:00"];
  for (const hour of toPress) await page.getByRole("checkbox", { name: hour }).press("Space");
  await expectGoodOnPhone(page, "rhythm-choice");
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await page.getByRole("button", { name: "Criar as 2" }).click();
  await expect(page.getByText("2 agendadas, 0 com falha").first()).toBeVisible();

  await page.goto(`/admin/paginas/${id}`);
  await page.getByRole("button", { name: "Publicar em…" }).click();
  await page.getByLabel("Dia").fill(`${nextYear}-12-31`);
  await page.getByLabel("Hora").fill("09:30");
  await expectGoodOnPhone(page, "moment-dialog");
  await page.getByRole("button", { name: "Programar" }).click();
  await expect(page.getByText(programmed)).toBeVisible();
  await page.goto("/admin/paginas?estado=rascunhos");
  await expect(page.getByText(programmed)).toBeVisible();
  await expectGoodOnPhone(page, "moment-list");

  await page.goto("/admin/agenda");
  await expect(page.getByRole("heading", { name: "Páginas programadas (3)" })).toBeVisible();
  await expect(page.getByRole("region", { name: `31 de dezembro de ${nextYear}` }).getByText("09:30")).toBeVisible();
  await page.getByRole("checkbox", { name: `Escolher ${placa}` }).check();
  await expectGoodEverywhere(page, "agenda");
  await page.getByRole("button", { name: `Publicar agora ${roldana}` }).click();
  await expectNotices(page, "Página publicada");
  await page.getByRole("checkbox", { name: `Escolher ${capacitor}` }).check();
  await holdOffers(page);
  await page.getByRole("button", { name: "Cancelar programação" }).click();
  await expectNotices(page, "2 programações canceladas");
  await expect(page.getByText("Nenhuma página programada", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).press("Enter");
  await expectNotices(page, "2 programações de volta");
  await expect(page.getByRole("region", { name: `31 de dezembro de ${nextYear}` }).getByText("09:30")).toBeVisible();
  for (const title of [placa, capacitor]) await page.getByRole("button", { name: `Cancelar a programação de ${title}` }).press("Enter");
  await expect(page.getByText("Nenhuma página programada", { exact: true })).toBeVisible();
  expect((await client.get(`/links-uteis/${toSlug(roldana)}`)).status).toBe(200);
  for (const title of [placa, capacitor]) expect((await client.get(`/links-uteis/${toSlug(title)}`)).status).toBe(404);
});

/** Every path of the XML sitemaps. */
async function listedPaths(request: import("@playwright/test").APIRequestContext): Promise<string[]> {
  const index = await (await request.get("/sitemap.xml")).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  return texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname));
}
