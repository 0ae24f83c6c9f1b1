import { dayOf } from "#domain/calendar/owner-time";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";

test("a quote goes from its contact to the customer, who accepts it without script; once sold, a certificate follows, and a link is taken back", async ({
  page,
  signIn,
  browser,
  site,
}) => {
  const client = await administratorOf(site);
  const { id } = await client.ask<{ id: string }>("contacts.create", { day: dayOf(new Date()), firstName: "Dona Filó", district: "Lapa" });
  await signIn();
  await page.goto("/admin/contatos?busca=filo");
  await page.getByRole("link", { name: "Orçamento por escrito: Dona Filó" }).click();
  await expect(page.getByText("Nada por escrito ainda")).toBeVisible();
  await page.getByRole("button", { name: "Novo orçamento" }).click();
  await expect(page.getByLabel("Para quem")).toHaveValue("Dona Filó");
  await page.getByRole("button", { name: /^Motor PPA Rio/ }).click();
  await page.getByRole("button", { name: "Adicionar item" }).click();
  await page.getByLabel("Peça ou serviço").fill("Controle extra");
  await page.getByLabel("Quantidade").fill("2");
  await page.getByLabel("Preço de cada um").fill("49,9x");
  await page.getByRole("button", { name: "Emitir" }).click();
  await expect(page.getByText("Informe o preço em reais, como 1.400 ou 89,90.")).toBeVisible();
  await page.getByLabel("Preço de cada um").fill("49,95");
  await page.getByLabel("Desconto").fill("50");
  await expect(page.getByText("Total: R$ 999,90")).toBeVisible();
  await expectGoodEverywhere(page, "quote-form");
  await page.getByRole("button", { name: "Emitir" }).click();
  await expectNotices(page, "Confira em “Ver” e mande o link.");
  await expectGoodEverywhere(page, "sheets");
  const link = (await page.getByRole("link", { name: /^Ver Orçamento/ }).getAttribute("href")) ?? "";
  await expect(page.getByRole("link", { name: /^Abrir no WhatsApp/ })).toHaveAttribute("href", new RegExp(encodeURIComponent(link)));

  await page.goto(link);
  await expectGoodEverywhere(page, "quote");
  const customer = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url, viewport: { width: 360, height: 740 } });
  await customer.goto(link);
  await customer.getByLabel("Seu nome").fill("Filomena");
  await customer.getByRole("button", { name: "Aceitar o orçamento" }).click();
  await expect(customer.getByRole("status")).toContainText("Aceito por Filomena");

  await page.goto("/admin/contatos?busca=filo");
  await expect(page.getByRole("button", { name: "Aceito", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Vendido", exact: true }).click();
  await expectNotices(page, "Vendido");
  await page.getByRole("link", { name: "Orçamento e certificado: Dona Filó" }).click();
  await expect(page.getByText("Aceito · por Filomena")).toBeVisible();
  await page.getByRole("button", { name: "Novo certificado" }).click();
  await page.getByLabel("O que foi feito").fill("Motor Rio instalado, com dois controles.");
  await expectGoodOnPhone(page, "certificate-form");
  await page.getByRole("button", { name: "Emitir" }).click();
  await expectNotices(page, "Confira em “Ver” e mande o link.");
  await customer.goto((await page.getByRole("link", { name: /^Ver Certificado/ }).getAttribute("href")) ?? "");
  await expect(customer.getByText("Motor Rio instalado, com dois controles.")).toBeVisible();

  await page.getByRole("button", { name: /^Retirar o Orçamento/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirar" }).click();
  await expectNotices(page, "Documento retirado");
  await customer.goto(link);
  await expect(customer.getByRole("status")).toContainText("foi retirado");
  await customer.close();
  await client.ask("contacts.remove", { id });
});
