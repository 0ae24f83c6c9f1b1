import { readFileSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { CLAIMS } from "#domain/facts/claims";
import { expect, expectAccessible, expectGoodEverywhere, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { querySite } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";

test("the log says who did what, and is narrowed by person and action", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/atividade");
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows.filter({ hasText: "entrou no painel" }).first()).toContainText("admin@exemplo.com.br");
  await expect(rows.filter({ hasText: "entrou no painel" }).first()).toContainText("agora há pouco");
  await page.getByLabel("Ação").selectOption({ label: "Entrou no painel" });
  await expect(page).toHaveURL(/acao=session\.started/);
  await page.reload();
  await expect(page.getByLabel("Ação")).toHaveValue("session.started");
  await expect(rows.first()).toBeAttached();
  await expectGoodEverywhere(page, "activity");
  await page.goto("/admin/atividade?pessoa=ninguem@x.co");
  await expect(page.getByText("Nada registrado com estes filtros.")).toBeVisible();
  await page.getByRole("button", { name: "Limpar filtros" }).click();
  await expect(rows.first()).toBeAttached();
});

test("a claim is proven by keyboard, the badge counts one less, and the proof is taken back", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/antes-de-publicar");
  const fact = page.getByRole("listitem").filter({ hasText: CLAIMS[0]?.title ?? "" });
  const badge = page.getByRole("link", { name: /Antes de publicar/ });
  await expect(badge).toContainText(/\d+ pendentes/);
  const before = Number((await badge.textContent())?.match(/\d+/)?.[0]);
  await expectGoodEverywhere(page, "before-launch");
  await fact.getByRole("button", { name: /^Confirmar/ }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("O que comprova")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Diga o que comprova.")).toBeVisible();
  await expectGoodEverywhere(page, "before-launch-proof");
  await page.keyboard.type("Contrato social");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Pasta do contador");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(fact).toContainText("Prova: Contrato social. Onde: Pasta do contador.");
  await expect(fact).toContainText("Confirmado por admin@exemplo.com.br");
  await expect(badge).toContainText(`${before - 1} pendentes`);
  await page.reload();
  await fact.getByRole("button", { name: /^Desfazer/ }).click();
  await expect(fact).not.toContainText("Confirmado por");
  await expect(badge).toContainText(`${before} pendentes`);
});

test("a lost address is redirected to a page found by search, and the redirect is removed", async ({ page, signIn, request }) => {
  await request.get("/conserto-antigo", { maxRedirects: 0 });
  await signIn();
  await page.goto("/admin/enderecos-perdidos");
  const found = page.waitForResponse((response) => response.request().postData()?.includes("conserto-antigo") ?? false);
  await page.getByLabel("Buscar endereços").fill("conserto-antigo");
  const row = page.getByRole("row").filter({ hasText: "/conserto-antigo" });
  await expect(row).toContainText("agora há pouco");
  // Until the list found is there, the one before is shown paler.
  await found;
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  await expectGoodEverywhere(page, "lost-addresses");
  await row.getByRole("button", { name: "Desviar /conserto-antigo" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Buscar página")).toBeFocused();
  await dialog.getByLabel("Buscar página").fill("troca motor");
  await dialog.getByRole("radio", { name: /troca-motor-antigo/ }).check();
  await expectGoodEverywhere(page, "lost-addresses-redirect");
  await dialog.getByRole("button", { name: "Criar desvio" }).click();
  await expectNotices(page, "/conserto-antigo agora leva a /troca-motor-antigo");

  const redirect = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Remover o desvio de /conserto-antigo" }) });
  await expect(redirect).toContainText("/troca-motor-antigo");
  const answer = await request.get("/conserto-antigo", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);

  await redirect.getByRole("button", { name: "Remover o desvio de /conserto-antigo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover desvio" }).click();
  await expect(redirect).toHaveCount(0);
  expect((await request.get("/conserto-antigo", { maxRedirects: 0 })).status()).toBe(404);
});

test("an address is ignored and watched again", async ({ page, signIn, request }) => {
  await request.get("/wp-login.php");
  await signIn();
  await page.goto("/admin/enderecos-perdidos");
  await page.getByRole("button", { name: "Ignorar /wp-login.php" }).click();
  await expect(page.getByRole("button", { name: "Ignorar /wp-login.php" })).toHaveCount(0);
  await page.getByRole("button", { name: "Ver os ignorados" }).click();
  await page.getByRole("button", { name: "Voltar a acompanhar /wp-login.php" }).click();
  await expect(page.getByText("Nenhum endereço foi ignorado.")).toBeVisible();
});

test("lost addresses are chosen by keyboard, ignored and forgotten many at once, and show what hides in them", async ({
  page,
  signIn,
  request,
}) => {
  for (let number = 0; number < 24; number += 1) await request.get(`/varredura/${number}`);
  await request.get("/varredura/foto%E2%80%AEgpj.htm");
  await signIn();
  await page.goto("/admin/enderecos-perdidos?busca=varredura");
  await expect(page.getByText("1–20 de 25")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "[U+202E]gpj.htm" })).toBeVisible();
  await expect(page.getByRole("table")).not.toContainText("\u202E");

  await page.getByRole("checkbox", { name: "Escolher todos os endereços desta lista" }).focus();
  await page.keyboard.press("Space");
  const bar = page.getByRole("region", { name: "Endereços escolhidos" });
  await expect(bar).toContainText("20 endereços escolhidos");
  await expectGoodEverywhere(page, "lost-addresses-chosen");
  await bar.getByRole("button", { name: "Escolher os 25" }).press("Enter");
  await expect(bar).toContainText("25 endereços escolhidos");
  await bar.getByRole("button", { name: "Ignorar" }).press("Enter");
  await expectNotices(page, "25 endereços ignorados");
  await expect(page.getByText("Nenhum endereço encontrado para")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("1–20 de 25")).toBeVisible();

  await page.getByRole("checkbox", { name: "Escolher todos os endereços desta lista" }).check();
  await bar.getByRole("button", { name: "Escolher os 25" }).click();
  await bar.getByRole("button", { name: "Apagar da lista" }).click();
  const question = page.getByRole("alertdialog", { name: "Apagar 25 endereços da lista?" });
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await question.getByRole("button", { name: "Apagar da lista" }).click();
  await expectNotices(page, "25 endereços apagados da lista");
  await expect(page.getByText("Nenhum endereço encontrado para")).toBeVisible();
  await page.goto("/admin/atividade");
  await expect(page.getByRole("row", { name: "apagou da lista endereços perdidos" }).first()).toContainText("25 endereços");
});

test("a copy is made by hand, checked, taken home and removed, by keyboard", async ({ page, signIn, request, site }) => {
  const earlier = await makeCopy(site);
  await signIn();
  await page.goto("/admin/copias");
  const rows = page.getByRole("region", { name: "Cópias guardadas" }).getByRole("listitem");
  await expect(rows.filter({ hasText: earlier })).toBeVisible();
  await page.getByRole("button", { name: "Copiar agora" }).press("Enter");
  await expectNotices(page, "Cópia feita e conferida");
  // Of a day the last one is kept.
  await expect(rows.filter({ hasText: earlier })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Última cópia" })).toContainText("conferida depois de feita");
  await expect(page.getByText("ela traz as páginas, as contas das pessoas e a chave secreta do servidor")).toBeVisible();
  await expectGoodEverywhere(page, "copies");

  const download = rows.first().getByRole("link", { name: /^Baixar a cópia de/ });
  const address = (await download.getAttribute("href")) ?? "";
  await expect(page.getByText(/^npm run restore -- /)).toContainText(address.replace("/admin/copias/", "/copias/"));
  const downloading = page.waitForEvent("download");
  await download.press("Enter");
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(address.split("/").at(-1));
  expect(
    readFileSync(await file.path())
      .subarray(0, 15)
      .toString(),
  ).toBe("SQLite format 3");
  const answer = await page.request.get(address);
  expect(answer.headers()).toMatchObject({ "cache-control": expect.stringContaining("no-store"), "content-disposition": /^attachment/ });
  expect(await answer.body()).toEqual(readFileSync(await file.path()));
  expect((await page.request.get("/admin/copias/..%2Fsecret-key")).status()).toBe(404);
  expect((await page.request.head(address)).status()).toBe(405);
  expect((await request.get(address, { maxRedirects: 0 })).headers()["location"]).toBe("/admin/login");

  await rows
    .first()
    .getByRole("button", { name: /^Apagar a cópia de/ })
    .press("Enter");
  const question = page.getByRole("alertdialog", { name: "Apagar a cópia?" });
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await question.getByRole("button", { name: "Apagar cópia" }).press("Enter");
  await expect(rows.filter({ hasText: file.suggestedFilename() })).toHaveCount(0);
  await page.goto("/admin/atividade");
  for (const done of ["fez a cópia de segurança", "baixou a cópia de segurança", "apagou a cópia de segurança"])
    await expect(page.getByRole("row", { name: done }).first()).toContainText("abre-facil-");
});

test("the panel warns of copies that are missing, and says why one could not be made", async ({ page, signIn, site }) => {
  await makeCopy(site);
  rmSync(join(site.dataDir, "copias"), { recursive: true, force: true });
  await signIn();
  await page.goto("/admin/copias");
  await expect(page.getByText("A primeira é feita sozinha, poucos minutos depois que o site inicia.")).toBeVisible();
  await openPanel(page);
  await expect(page.getByRole("link", { name: "Ver as cópias" })).toHaveCount(0);

  const problem = "Não há espaço no disco: a cópia precisa de 900 MB livres em /dados/copias, e só há 12 MB. Nada foi gravado.";
  const place = `${hostname()}:${join(site.dataDir, "copias")}`;
  const value = JSON.stringify({ place, copies: [], attempt: { at: new Date(), problem } });
  const long = new Date(Date.now() - 50 * 3_600_000).toISOString();
  await querySite(site, sql`delete from settings where name like 'copies.at.%'`);
  await querySite(site, sql`insert into settings (name, value, updated_at) values (${`copies.at.${place}`}, ${value}, ${long})`);
  await querySite(site, sql`update settings set updated_at = ${long} where name = 'copies.since'`);
  await page.reload();
  await expect(page.getByText("O site ainda não tem uma cópia de segurança.")).toBeVisible();
  await expectGoodEverywhere(page, "copies-warning");
  await page.getByRole("link", { name: "Ver as cópias" }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: problem })).toBeVisible();
  await page.route("**/_actions/copies.make*", (route) =>
    route.fulfill({ status: 429, json: { type: "AstroActionError", code: "TOO_MANY_REQUESTS", status: 429, message: problem } }),
  );
  await page.getByRole("button", { name: "Copiar agora" }).press("Enter");
  await expectNotices(page, "Não foi possível copiar", problem);
  await expectGoodEverywhere(page, "copies-failed");

  await page.unroute("**/_actions/copies.make*");
  await page.getByRole("button", { name: "Copiar agora" }).press("Enter");
  await expectNotices(page, "Cópia feita e conferida");
  await expect(page.getByRole("alert").filter({ hasText: problem })).toHaveCount(0);
  await openPanel(page);
  await expect(page.getByRole("link", { name: "Ver as cópias" })).toHaveCount(0);
});

/** Makes a copy and gives its name; for an hour then the site makes none by itself. */
async function makeCopy(site: Site): Promise<string> {
  const client = await AdminClient.signedIn(site);
  const read = () => client.ask<{ lastGood?: { name: string }; isUnderWay: boolean }>("copies.read");
  const before = (await read()).lastGood?.name;
  // Refused while one is made, which does as well.
  await client.call("copies.make");
  await expect.poll(async () => (await read()).lastGood?.name ?? before).not.toBe(before);
  await expect.poll(async () => (await read()).isUnderWay).toBe(false);
  return (await read()).lastGood?.name ?? "";
}

/** The panel, which comes with what copies there are. */
async function openPanel(page: Page): Promise<void> {
  await page.goto("/admin/painel");
  await expect(page.getByRole("list", { name: "O que pede a sua mão" })).toBeVisible();
}

test("on a phone the navigation opens with a button and closes with Escape", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto("/admin/painel");
  const button = page.getByRole("button", { name: "Menu" });
  const link = page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Atividade" });
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await link.click();
  await expect(page.getByRole("heading", { name: "Atividade", level: 1 })).toBeVisible();
});
