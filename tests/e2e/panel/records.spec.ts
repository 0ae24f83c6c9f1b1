import { readFileSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { CLAIMS } from "#domain/facts/claims";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectAccessible, expectGoodEverywhere, expectGoodOnPhone, test } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";
import { querySite } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";

/** However long a busy machine takes to show it. */
const RECENTLY = /agora há pouco|há \d+ minutos?/;

test("on a phone the bar's last button opens and closes, and leads to the log, which says who did what and is narrowed", async ({
  page,
  signIn,
  site,
}) => {
  await AdminClient.signedIn(site);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto("/admin/contatos");
  const bar = page.getByRole("navigation", { name: "Painel" });
  await expect(bar.getByRole("link")).toHaveText(["Hoje", "Contatos", "Obras"]);
  const button = bar.getByRole("button", { name: "Mais" });
  const link = page.getByRole("dialog", { name: "Mais" }).getByRole("link", { name: "Ajustes" });
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await link.click();
  await page.getByRole("navigation", { name: "Ajustes" }).getByRole("link", { name: "Atividade" }).click();
  await expect(page.getByRole("heading", { name: "Atividade", level: 1 })).toBeVisible();

  const rows = page.getByRole("table").getByRole("row");
  await page.getByLabel("Ação").selectOption({ label: "Entrou no painel" });
  await expect(page).toHaveURL(/acao=session\.started/);
  await expect(rows.filter({ hasText: "entrou no painel" }).first()).toContainText("admin@exemplo.com.br");
  await expect(rows.filter({ hasText: "entrou no painel" }).first()).toContainText(RECENTLY);
  // Until the list found is there, the one before is shown paler.
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  await expectGoodEverywhere(page, "activity");
  await page.goto("/admin/atividade?acao=session.started&pessoa=ninguem@x.co");
  await expect(page.getByLabel("Ação")).toHaveValue("session.started");
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
  await expectGoodOnPhone(page, "before-launch-proof");
  await page.keyboard.insertText("Contrato social");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("Pasta do contador");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(fact).toContainText("Prova: Contrato social. Onde: Pasta do contador.");
  await expect(fact).toContainText("Confirmado por admin@exemplo.com.br");
  await expect(badge).toContainText(`${before - 1} pendentes`);
  await fact.getByRole("button", { name: /^Desfazer/ }).click();
  await expect(fact).not.toContainText("Confirmado por");
  await expect(badge).toContainText(`${before} pendentes`);
});

test("lost addresses are chosen by keyboard, ignored, forgotten and redirected, and show what hides in them", async ({
  page,
  signIn,
  request,
  site,
}) => {
  const lost = [...Array.from({ length: 24 }, (_, number) => `/varredura/${number}`), "/varredura/foto%E2%80%AEgpj.htm"];
  await Promise.all([...lost, "/conserto-antigo", "/wp-login.php"].map((path) => request.get(path, { maxRedirects: 0 })));
  await signIn();
  await page.goto("/admin/enderecos-perdidos?busca=varredura");
  const search = page.getByLabel("Buscar endereços");

  await test.step("many at once", async () => {
    await expect(page.getByText("1–20 de 25")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "[U+202E]gpj.htm" })).toBeVisible();
    await expect(page.getByRole("table")).not.toContainText("\u202E");

    await page.getByRole("checkbox", { name: "Escolher todos os endereços desta lista" }).focus();
    await page.keyboard.press("Space");
    const bar = page.getByRole("region", { name: "Endereços escolhidos" });
    await expect(bar).toContainText("20 endereços escolhidos");
    await expectGoodEverywhere(page, "lost-addresses");
    await bar.getByRole("button", { name: "Escolher os 25" }).press("Enter");
    await expect(bar).toContainText("25 endereços escolhidos");
    await holdOffers(page);
    await bar.getByRole("button", { name: "Ignorar" }).press("Enter");
    await expectNotices(page, "25 endereços ignorados");
    await expect(page.getByText("Nenhum endereço encontrado para")).toBeVisible();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByText("1–20 de 25")).toBeVisible();

    await page.getByRole("checkbox", { name: "Escolher todos os endereços desta lista" }).check();
    await bar.getByRole("button", { name: "Escolher os 25" }).click();
    await expect(bar).toContainText("25 endereços escolhidos");
    await bar.getByRole("button", { name: "Apagar da lista" }).click();
    const question = page.getByRole("alertdialog", { name: "Apagar 25 endereços da lista?" });
    await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
    await question.getByRole("button", { name: "Apagar da lista" }).click();
    await expectNotices(page, "25 endereços apagados da lista");
    await expect(page.getByText("Nenhum endereço encontrado para")).toBeVisible();
    const { activities } = await (await administratorOf(site)).ask<{ activities: { subject: string }[] }>("activities.list", {
      action: "missing-addresses.removed",
    });
    expect(activities[0]?.subject).toBe("25 endereços");
  });

  await test.step("one, to a page found by search, and back", async () => {
    await search.fill("conserto-antigo");
    const row = page.getByRole("row").filter({ hasText: "/conserto-antigo" });
    await expect(row).toContainText(RECENTLY);
    await row.getByRole("button", { name: "Desviar /conserto-antigo" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Buscar página")).toBeFocused();
    await dialog.getByLabel("Buscar página").fill("troca motor");
    await dialog.getByRole("radio", { name: /troca-motor-antigo/ }).check();
    await expectGoodOnPhone(page, "lost-addresses-redirect");
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

  await test.step("one is ignored and watched again", async () => {
    await search.fill("wp-login");
    await page.getByRole("button", { name: "Ignorar /wp-login.php" }).click();
    await expect(page.getByRole("button", { name: "Ignorar /wp-login.php" })).toHaveCount(0);
    await search.fill("");
    await page.getByRole("button", { name: "Ver os ignorados" }).click();
    await page.getByRole("button", { name: "Voltar a acompanhar /wp-login.php" }).click();
    await expect(page.getByText("Nenhum endereço foi ignorado.")).toBeVisible();
  });
});

test("a copy is made by hand, checked, taken home and removed, by keyboard; the panel warns of copies that are missing", {
  tag: "@whole",
}, async ({ page, signIn, request, site }) => {
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
  await expect(page.getByText("A chave secreta do servidor não vai nela")).toBeVisible();
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
  const client = await administratorOf(site);
  for (const action of ["copy.made", "copy.downloaded", "copy.removed"]) {
    const newest = async () =>
      (await client.ask<{ activities: { subject: string }[] }>("activities.list", { action })).activities[0]?.subject;
    await expect.poll(newest).toBe(file.suggestedFilename());
  }
  await expect(page.getByText("A primeira é feita sozinha, poucos minutos depois que o site inicia.")).toBeVisible();

  rmSync(join(site.dataDir, "copias"), { recursive: true, force: true });
  const problem = "Não há espaço no disco: a cópia precisa de 900 MB livres em /dados/copias, e só há 12 MB. Nada foi gravado.";
  const place = `${hostname()}:${join(site.dataDir, "copias")}`;
  const value = JSON.stringify({ place, copies: [], attempt: { at: new Date(), problem } });
  const long = new Date(Date.now() - 50 * 3_600_000).toISOString();
  await querySite(site, sql`delete from settings where name like 'copies.at.%'`);
  await querySite(site, sql`insert into settings (name, value, updated_at) values (${`copies.at.${place}`}, ${value}, ${long})`);
  await querySite(site, sql`update settings set updated_at = ${long} where name = 'copies.since'`);
  await openPanel(page);
  await expect(page.getByText("O site ainda não tem uma cópia de segurança.")).toBeVisible();
  await expectGoodOnPhone(page, "copies-warning");
  await page.getByRole("link", { name: "Ver as cópias" }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: problem })).toBeVisible();
  await page.route("**/_actions/copies.make*", (route) =>
    route.fulfill({ status: 429, json: { type: "AstroActionError", code: "TOO_MANY_REQUESTS", status: 429, message: problem } }),
  );
  await page.getByRole("button", { name: "Copiar agora" }).press("Enter");
  await expectNotices(page, "Não foi possível copiar", problem);
  await expectGoodOnPhone(page, "copies-failed");

  await page.unroute("**/_actions/copies.make*");
  await page.getByRole("button", { name: "Copiar agora" }).press("Enter");
  await expect(rows).toHaveCount(1);
  await expectNotices(page, "Cópia feita e conferida");
  await expect(page.getByRole("alert").filter({ hasText: problem })).toHaveCount(0);
  await openPanel(page);
  await expect(page.getByRole("link", { name: "Ver as cópias" })).toHaveCount(0);
});

/** Makes a copy and gives its name; for an hour then the site makes none by itself. */
async function makeCopy(site: Site): Promise<string> {
  const client = await administratorOf(site);
  const read = async () => {
    let state: { lastGood?: { name: string }; isUnderWay: boolean } | undefined;
    // A database that is being copied on a busy machine may ask to be asked again.
    await expect(async () => {
      state = await client.ask("copies.read");
    }).toPass();
    return state;
  };
  const before = (await read())?.lastGood?.name;
  // Refused while one is made, which does as well.
  await expect.poll(async () => (await client.call("copies.make")).status).not.toBe(503);
  await expect.poll(async () => (await read())?.lastGood?.name ?? before).not.toBe(before);
  await expect.poll(async () => (await read())?.isUnderWay).toBe(false);
  return (await read())?.lastGood?.name ?? "";
}

/** The panel, which comes with what copies there are. */
async function openPanel(page: Page): Promise<void> {
  await page.goto("/admin/painel");
  await expect(page.getByRole("list", { name: "O que pede a sua mão" })).toBeVisible();
}
