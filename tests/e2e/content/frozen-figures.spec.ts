import { expect, expectGoodEverywhere, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";

/** What the lowest price of a plan is, is that plan's too, whatever the site's own register says today. */
const FACT = { name: "plano-menor-preco", label: "Plano mais barato: preço" };

/** Pages whose figures equal facts of the register; gives that price. */
async function fill(site: Site): Promise<string> {
  const client = await AdminClient.signedIn(site);
  const facts = await client.ask<{ name: string; text: string }[]>("facts.names");
  const text = (name: string) => facts.find((fact) => fact.name === name)?.text ?? "";
  const price = text(FACT.name);
  const save = (title: string, content: string) => client.ask("pages.save", { title, content, description: "Sem número." });
  for (let number = 1; number <= 7; number += 1) {
    await save(`Motor ${number}`, `<p>O menor preço de plano é <strong>${price}</strong>, e atendemos ${text("horario-whatsapp")}.</p>`);
  }
  await save("Sobre a troca", `<p>Há motores por ${price}, com o primeiro retorno em ${text("resposta-minutos")}.</p>`);
  return price;
}

let price = "";
const test = testOnOwnSite(async (site) => {
  price = await fill(site);
});

test("the owner is told of figures written by hand, and turns them into facts one by one and all", async ({ page, signIn, site }) => {
  await signIn();
  await page.goto("/admin/numeros-escritos");
  await expect(page.getByText("8 de 8 páginas lidas")).toBeVisible();
  const card = page.getByRole("region", { name: price, exact: true });
  await expect(card).toContainText("8 vezes em 8 páginas");
  await expectGoodEverywhere(page, "frozen-figures");

  // One, by keyboard: which fact is meant is asked, for several read so.
  const row = card.getByRole("listitem").filter({ hasText: "Motor 1" });
  await row.getByRole("button", { name: `Trocar este: ${price} em Motor 1` }).press("Enter");
  await expect(row.getByText("Escolha por qual dado trocar.")).toBeVisible();
  const choice = row.getByLabel(`Dado para ${price} em Motor 1`);
  await expect(choice).toBeFocused();
  await expectGoodEverywhere(page, "frozen-figures-unchosen");
  await choice.selectOption({ label: `${FACT.label} (sugerido)` });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectNotices(page, "Número trocado");
  await expect(card).toContainText("7 vezes em 7 páginas");

  // Taken back: it is found again.
  await page
    .getByRole("region", { name: /Avisos/ })
    .getByRole("button", { name: "Desfazer" })
    .click();
  await expectNotices(page, "Troca desfeita");
  await expect(card).toContainText("8 vezes em 8 páginas");

  // All of which the words around speak for that fact.
  await card.getByRole("button", { name: "Trocar todos os 8" }).click();
  await expect(card.getByText("Escolha por qual dado trocar.")).toBeVisible();
  await card.getByLabel("Trocar por").selectOption({ label: `${FACT.label} (sugerido em 7)` });
  await card.getByRole("button", { name: "Só os 7 sugeridos" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("7 de 8 números");
  await expectGoodEverywhere(page, "frozen-figures-question");
  await question.getByRole("button", { name: "Trocar 7" }).click();
  await expectNotices(page, "7 números trocados");
  await expect(card).toContainText("1 vez em 1 página");
  await expect(card.getByRole("listitem")).toContainText("Sobre a troca");

  const client = await AdminClient.signedIn(site);
  const { pages } = await client.ask<{ pages: { id: string }[] }>("pages.list", { query: "Motor 7" });
  const opened = await client.ask<{ page: { content: string } }>("editor.open", { id: pages[0]?.id });
  expect(opened.page.content).toContain(`<strong>{{${FACT.name}}}</strong>`);
  await page.goto("/admin/atividade");
  const change = `${price} → {{${FACT.name}}}`;
  await expect(page.getByRole("row").filter({ hasText: `7 páginas: ${change}` })).toContainText("trocou números por dados do cadastro em");
  await expect(page.getByRole("row").filter({ hasText: `Motor 1: ${change}` })).toBeVisible();
  await page.goto("/links-uteis/motor-7");
  await expect(page.getByText(`O menor preço de plano é ${price}`)).toBeVisible();
});

test("the dashboard and the launch list lead there until nothing is left", async ({ page, signIn, site }) => {
  const client = await AdminClient.signedIn(site);
  await client.ask("frozenFigures.recount");
  await expect.poll(() => client.ask<number>("frozenFigures.count")).toBeGreaterThan(0);
  await signIn();
  await page.goto("/admin/painel");
  await expect(page.getByRole("link", { name: "Ver números" })).toBeVisible();
  await expectGoodEverywhere(page, "panel-frozen-figures");
  await page.getByRole("link", { name: "Ver números" }).click();
  await expect(page.getByRole("heading", { name: "Números escritos no texto" })).toBeVisible();
  await page.goto("/admin/antes-de-publicar");
  await expect(page.getByRole("listitem").filter({ hasText: "Números escritos à mão nas páginas" })).toContainText(/\d+ números?/);
  await expectGoodEverywhere(page, "before-launch-frozen-figures");
  await page.getByRole("link", { name: "Ver números" }).click();

  const cards = page.getByRole("main").getByRole("region", { name: /\d/ });
  await expect(page.getByText("8 de 8 páginas lidas")).toBeVisible();
  for (let left = await cards.count(); left > 0; left -= 1) {
    const card = cards.first();
    const choice = card.getByRole("combobox").first();
    if ((await choice.count()) > 0) await choice.selectOption({ index: 1 });
    const all = card.getByRole("button", { name: /^Trocar todos os \d/ });
    if ((await all.count()) > 0) {
      await all.click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: /^Trocar \d/ })
        .click();
    } else await card.getByRole("button", { name: /^Trocar este/ }).click();
    await expect(cards).toHaveCount(left - 1);
  }
  await expect(page.getByText("Nenhum número escrito à mão")).toBeVisible();
  await expectGoodEverywhere(page, "frozen-figures-none");
  await page.goto("/admin/painel");
  await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
  await expect(page.getByRole("row").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver números" })).toHaveCount(0);
});
