import { CLAIMS } from "#domain/facts/claims";
import { expect, expectAccessible, expectGoodEverywhere, test } from "./fixtures";
import { expectNotices } from "./notices";

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

test("a fact is ticked by keyboard, the badge counts one less, and the tick is taken back", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/antes-de-publicar");
  const fact = page.getByRole("listitem").filter({ hasText: CLAIMS[0]?.title ?? "" });
  const badge = page.getByRole("link", { name: /Antes de publicar/ });
  await expect(badge).toContainText(/\d+ pendentes/);
  const before = Number((await badge.textContent())?.match(/\d+/)?.[0]);
  await expectGoodEverywhere(page, "before-launch");
  const tick = fact.getByRole("checkbox", { name: "Confirmado" });
  await tick.focus();
  await page.keyboard.press("Space");
  await expect(fact).toContainText("Confirmado por admin@exemplo.com.br");
  await expect(badge).toContainText(`${before - 1} pendentes`);
  await page.reload();
  await expect(tick).toBeChecked();
  // Not `uncheck`: it looks at once, and the tick follows the query's cache a moment after the click.
  await tick.click();
  await expect(tick).not.toBeChecked();
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

test("on a phone the navigation opens with a button and closes with Escape", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
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
