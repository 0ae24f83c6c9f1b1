import type { Page } from "@playwright/test";
import { business } from "#content/business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatMoney } from "#domain/text/format";
import { expect, test } from "#support/browser/fixtures";
import { wording } from "#support/content/site-wording";

const { estimate, coverage } = wording;
const cheapest = business.plans.reduce((best, plan) => (plan.price < best.price ? plan : best));

/** From the home page to a price with the whole brief in one message, by keyboard where it types. */
async function askForPrice(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: estimate.link }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.getByLabel(coverage.field).fill("Guarulhos");
  await page.getByLabel(estimate.form.gate.deslizante).check();
  await page.getByLabel(estimate.form.size.width).fill("3,5");
  await page.getByLabel(estimate.form.size.height).fill("abc");
  await page.getByLabel(estimate.form.leaf.sheet).check();
  await page.getByLabel(fillBlanks(estimate.form.use.home, { vezes: String(business.estimate.usesPerDay.home) })).check();
  await expect(page.getByRole("group", { name: estimate.form.motor.working })).toBeHidden();
  await page.getByLabel(estimate.form.motor.own).check();
  await page.getByRole("group", { name: estimate.form.motor.working }).getByLabel(estimate.form.motor.yes).check();
  await page.getByRole("button", { name: estimate.form.button }).click();

  // The height is no number: the sentence leads to its field, where what was typed stands.
  await page.getByRole("alert").getByRole("link").click();
  const height = page.getByLabel(estimate.form.size.height);
  await expect(height).toHaveValue("abc");
  await height.fill("220 cm");
  await height.press("Enter");

  const answer = page.locator("#resposta");
  await expect(answer.getByText(formatMoney(cheapest.price), { exact: true })).toBeVisible();
  await expect(answer.getByRole("heading", { name: estimate.offer.tradeInTitle })).toBeVisible();
  const link = await answer.getByRole("link", { name: estimate.contact.button }).getAttribute("href");
  const message = new URL(link ?? "").searchParams.get("text");
  for (const part of ["deslizante", "3,5 × 2,2 m", "Guarulhos", cheapest.name]) expect(message).toContain(part);
  expect(page.url()).toContain("/orcamento?lugar=Guarulhos&portao=deslizante&folhas=1&largura=3%2C5&altura=220+cm");
}

/** By its postal code, which no address ever has. */
async function findCity(page: Page): Promise<void> {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto("/orcamento");
  await page.getByText(estimate.form.place.cep).click();
  await page.getByLabel(estimate.form.place.cepField, { exact: true }).fill("04711-000");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(coverage.field)).toHaveValue("São Paulo");
  await expect(page.getByText(coverage.freeShipping)).toBeVisible();
  expect(addresses.filter((url) => url.includes("04711"))).toEqual([]);
}

test("a price is asked for and found, wrong answers are mended, and a postal code finds its city", async ({ page }) => {
  await askForPrice(page);
  await findCity(page);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a city is searched for on the home page, a price is asked for and found, wrong answers are mended, and a postal code finds its city", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByLabel("Digite o nome da sua cidade").fill("Curitiba");
    await page.getByRole("button", { name: coverage.button }).click();
    await expect(page.getByText(fillBlanks(coverage.outside, { lugar: "Curitiba" }))).toBeVisible();
    await askForPrice(page);
    await findCity(page);
  });
});
