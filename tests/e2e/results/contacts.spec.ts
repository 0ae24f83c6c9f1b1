import { sql } from "kysely";
import { codeOfPage, writeContactRef } from "#domain/contact/contact-ref";
import { numberOfSitePage } from "#domain/counts/page-number";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";
import { querySite } from "#support/database/database";
import type { Site } from "#support/site/site";

const test = testOnOwnSite();

async function readRefOf(site: Site, path: string): Promise<string> {
  const [row] = await querySite<{ number: number }>(site, sql`select number from site_pages where path = ${path}`);
  return writeContactRef(codeOfPage(numberOfSitePage(row?.number ?? -1)), "hero");
}

test("a contact is noted on a phone by keyboard alone, moved by one press, changed, deleted and brought back", async ({
  page,
  site,
  signIn,
}) => {
  const ref = await readRefOf(site, "/faq");
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto("/admin/contatos");
  await expect(page.getByText("Nenhum contato anotado ainda")).toBeVisible();
  await expectGoodOnPhone(page, "contacts-empty");

  // Everything by keyboard: the message goes in where the focus is, and leaves its reference alone.
  const field = page.getByLabel("Ref. ou a mensagem inteira");
  await expect(field).toBeFocused();
  await page.keyboard.insertText(`[10:32] Érica: Olá, meu número é 11 98765-4321\nRef. ${ref.toLowerCase()}\nobrigada`);
  await expect(field).toHaveValue(ref);
  await expect(page.getByRole("status").filter({ hasText: "Botão “Abertura” de" })).toBeVisible();
  await page.keyboard.press("Tab");
  if (await page.evaluate(() => document.activeElement?.tagName === "A")) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Orçamento" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("1.400");
  await page.getByLabel("Anotação").fill("me liga 11 98765-4321");
  await page.getByLabel("Anotação").press("Enter");
  await expect(page.getByText(/Isto parece um telefone/)).toBeVisible();
  await expect(page.getByLabel("Anotação")).toBeFocused();
  await expectGoodOnPhone(page, "contacts-refused");
  await page.getByLabel("Anotação").fill("Portão de correr, 3,00 x 2,50 m");
  // A phone that went back to the conversation may have thrown the tab away.
  await page.reload();
  await expect(field).toHaveValue(ref);
  await page.getByLabel("Anotação").press("Enter");
  await expectNotices(page, "Contato anotado");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");

  const list = page.getByRole("region", { name: "Contatos anotados" });
  const row = list.getByRole("listitem").filter({ hasText: `Ref. ${ref}` });
  await expect(row).toContainText("R$ 1.400");
  await expect(row.getByRole("link", { name: "Dúvidas frequentes" })).toHaveAttribute("href", "/faq");
  await expect(row.getByRole("button", { name: "Orçamento", exact: true })).toHaveAttribute("aria-pressed", "true");
  await row.getByRole("button", { name: "Vendido" }).click();
  await expectNotices(page, "Vendido");
  await expect(row.getByRole("button", { name: "Vendido" })).toHaveAttribute("aria-pressed", "true");

  // Somebody else saves while the dialog is open.
  await row.getByRole("button", { name: /^Alterar/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Valor (R$)")).toBeFocused();
  const client = await administratorOf(site);
  const { contacts } = await client.ask<{ contacts: { id: string; version: number }[] }>("contacts.list", {});
  await client.ask("contacts.setState", { ...contacts[0], state: "visit" });
  await dialog.getByLabel("Valor (R$)").fill("1500");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert").filter({ hasText: "salvou este contato" })).toContainText("Visita marcada");
  await expectGoodOnPhone(page, "contacts-conflict");
  await dialog.getByRole("button", { name: "Salvar o meu por cima" }).click();
  await expectNotices(page, "Contato salvo");
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText("R$ 1.500");

  // Without a reference, and with one that nobody gave.
  await field.fill("zz99");
  await expect(page.getByText(/Não conhecemos esta Ref\., confira as letras/)).toBeVisible();
  await field.press("Enter");
  await expect(list.getByRole("listitem").filter({ hasText: "Ref. que não conhecemos" })).toContainText("Ref. ZZ99");

  await page.getByLabel("Dia do contato").selectOption("Outras datas…");
  await page.getByLabel("Até").fill("2020-01-31");
  await expect(page.getByText("Nenhum contato com esta busca e estes filtros.")).toBeVisible();
  await page.getByLabel("De", { exact: true }).fill("2020-01-01");
  await page.getByLabel("Até").fill("2099-01-31");
  await expect(row).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Até")).toHaveValue("2099-01-31");
  await expect(row).toBeVisible();
  await expectGoodEverywhere(page, "contacts");

  await page.getByLabel("Buscar contatos").fill("correr");
  await expect(list.getByRole("listitem").filter({ hasText: "ZZ99" })).toHaveCount(0);
  await holdOffers(page);
  await row.getByRole("button", { name: /^Apagar/ }).click();
  await expect(page.getByText("Nenhum contato com esta busca e estes filtros.")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).first().click();
  await expectNotices(page, "Contato de volta");
  await expect(row).toContainText("R$ 1.500");
});

/** As `test`, where the browser may log an answer that is lost. */
const losingTest = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  quietConsole: async ({}, use) => use(undefined),
});

losingTest("what cannot be sent stays in the form, and sent again is noted once", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/contatos");
  await page.getByLabel("Primeiro nome").fill("Ana");
  // The answer is lost, the work is done.
  await page.route("**/_actions/contacts.create**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("Primeiro nome").press("Enter");
  await expectNotices(page, "O contato ainda não foi salvo");
  await expect(page.getByRole("alert").filter({ hasText: "Sem resposta do servidor" })).toBeVisible();
  await expect(page.getByLabel("Primeiro nome")).toHaveValue("Ana");
  await page.unroute("**/_actions/contacts.create**");
  await page.getByRole("button", { name: "Anotar contato" }).click();
  await expectNotices(page, "Contato anotado");
  await expect(page.getByRole("region", { name: "Contatos anotados" }).getByText("Ana", { exact: true })).toHaveCount(1);
});
