import { findHtmlProblems } from "#support/page/valid-html";
import { AdminClient } from "#support/site/client";
import { presetTitles } from "../../content/preset-titles";
import { toSlug } from "../../src/domain/page/slug";
import { expect, pressWhenAlive, testOnOwnSite } from "./fixtures";
import { expectNotices } from "./notices";

// The presets are created once: no other journey may have done it.
const test = testOnOwnSite();

test("an administrator runs the presets, all pages are public at once, and a deleted one is gone everywhere", async ({
  page,
  signIn,
  request,
  site,
}) => {
  const { total: others } = await (await AdminClient.signedIn(site)).ask<{ total: number }>("pages.list", { status: "public" });
  await signIn();
  await page.goto("/admin/painel");
  await page.getByRole("link", { name: "Criar Páginas em Lote" }).first().click();
  await expect(page.getByRole("heading", { name: "Criador de Páginas em Lote" })).toBeVisible();
  await page.getByRole("button", { name: /Criar 50 Páginas/i }).click();
  await expect(page.getByText("50 criadas, 0 com falha").first()).toBeVisible();

  const paths = presetTitles.map((title) => `/links-uteis/${toSlug(title)}`);
  expect(paths).toHaveLength(50);
  for (const path of paths) {
    const answer = await request.get(path, { headers: { cookie: "" } });
    expect(answer.status(), path).toBe(200);
    expect(await findHtmlProblems(await answer.text()), path).toEqual([]);
  }

  const [first, last] = [paths[0] as string, paths.at(-1) as string];
  expect(await listedPaths(request)).toEqual(expect.arrayContaining(paths));
  await page.goto("/sitemap");
  await expect(page.locator("#links-uteis")).toContainText(`${others + 50} páginas`);
  await expect(page.locator(`#links-uteis a[href="${first}"]`)).toBeVisible();
  await expect(page.locator(`#menu a[href="${last}"]`)).toHaveCount(1);

  await page.goto(last);
  await pressWhenAlive(page, "Excluir página");
  await page.getByRole("dialog").getByRole("button", { name: "Excluir página" }).click();
  await expectNotices(page, "A página foi excluída com sucesso");

  expect((await request.get(last)).status()).toBe(410);
  expect(await listedPaths(request)).not.toContain(last);
  await page.goto("/sitemap");
  await expect(page.locator("#links-uteis")).toContainText(`${others + 49} páginas`);
  await expect(page.locator(`a[href="${last}"]`)).toHaveCount(0);
});

test("a page deleted at its own address is brought back from the notice", async ({ page, site, signIn, request }) => {
  const fields = { title: "Apagada sem querer", slug: "apagada-sem-querer", content: "<p>Texto.</p>", status: "public" };
  await (await AdminClient.signedIn(site)).ask("editor.create", { fields });
  await signIn();
  await page.goto("/links-uteis/apagada-sem-querer");
  await pressWhenAlive(page, "Excluir página");
  await page.getByRole("dialog").getByRole("button", { name: "Excluir página" }).click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expectNotices(page, "1 página restaurada");
  expect((await request.get("/links-uteis/apagada-sem-querer")).status()).toBe(200);
  await expect(page.getByRole("link", { name: "Apagada sem querer" }).first()).toBeVisible();
});

/** Every path of the XML sitemaps. */
async function listedPaths(request: import("@playwright/test").APIRequestContext): Promise<string[]> {
  const index = await (await request.get("/sitemap.xml")).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  return texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname));
}
