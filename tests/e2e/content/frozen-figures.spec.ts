import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodOnPhone, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";
import type { Site } from "#support/site/site";

/** What the lowest price of a plan is, is that plan's too, whatever the site's own register says today. */
const FACT = { name: "plano-menor-preco", label: "Plano mais barato: preço" };
const UNCLEAR = "Sobre a troca";

/** Pages whose figures equal facts of the register; gives that price. */
async function fill(site: Site): Promise<string> {
  const client = await administratorOf(site);
  const facts = await client.ask<{ name: string; text: string }[]>("facts.names");
  const text = (name: string) => facts.find((fact) => fact.name === name)?.text ?? "";
  const price = text(FACT.name);
  const save = (title: string, content: string) => client.ask("pages.save", { title, content, description: "Sem número." });
  for (let number = 1; number <= 7; number += 1) {
    await save(`Motor ${number}`, `<p>O menor preço de plano é <strong>${price}</strong>, e atendemos ${text("horario-whatsapp")}.</p>`);
  }
  await save(UNCLEAR, `<p>Há motores por ${price}, com o primeiro retorno em ${text("resposta-minutos")}.</p>`);
  await audit(site);
  return price;
}

async function audit(site: Site): Promise<void> {
  const client = await administratorOf(site);
  await client.ask("audit.begin");
  await expect.poll(async () => (await client.ask<{ isRunning: boolean }>("audit.read")).isRunning, { timeout: 60_000 }).toBe(false);
}

let price = "";
const test = testOnOwnSite(async (site) => {
  price = await fill(site);
});

test("the dashboard and the launch list lead to pages with figures written by hand, which the owner names one by one and all until none is left", {
  tag: "@whole",
}, async ({ page, signIn, site }) => {
  const client = await administratorOf(site);
  await signIn();
  await page.goto("/admin/numeros-escritos");
  await expect(page).toHaveURL(/\/admin\/auditoria\?tipo=frozen$/);
  await page.goto("/admin/antes-de-publicar");
  await expect(page.getByRole("listitem").filter({ hasText: "Números escritos à mão nas páginas" })).toContainText("8 páginas");
  await expect(page.getByRole("link", { name: "Ver números" })).toHaveAttribute("href", "/admin/auditoria?tipo=frozen");
  await page.goto("/admin/painel");
  await page.getByRole("link", { name: "Ver números" }).click();
  await expect(page.getByRole("button", { name: /^Número do cadastro escrito à mão 8$/ })).toHaveAttribute("aria-pressed", "true");
  const list = page.getByRole("region", { name: "O que foi encontrado" });
  const rows = list.getByRole("heading", { level: 3 });
  const dialog = page.getByRole("dialog");
  const give = dialog.getByRole("button", { name: "Dar o nome", exact: true });
  await expect(rows).toHaveCount(8);
  const row = (title: string) => list.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(row("Motor 1")).toContainText(`O menor preço de plano é ${price}, e atendemos`);
  await expect(row("Motor 1")).toContainText(FACT.label);
  await expect(row(UNCLEAR)).toContainText("escolha ao dar o nome");
  await expectGoodOnPhone(page, "audit-frozen");

  // One, by keyboard: what the words around speak for is chosen already.
  await list.getByRole("button", { name: "Dar o nome do cadastro aos números de Motor 1" }).press("Enter");
  await expect(dialog.getByLabel(price, { exact: true })).toHaveValue("#around");
  await expect(give).toBeFocused();
  await expectGoodOnPhone(page, "audit-frozen-names");
  await holdOffers(page);
  await page.keyboard.press("Enter");
  await expectNotices(page, "1 página agora cita o cadastro");
  await expect(rows).toHaveCount(7);

  // Taken back: the next audit finds it again.
  await page
    .getByRole("region", { name: /Avisos/ })
    .getByRole("button", { name: "Desfazer" })
    .click();
  await expectNotices(page, "Troca desfeita");

  // All that are in sight; what may be several facts stays.
  await list.getByRole("checkbox", { name: "Escolher todos os pontos à vista" }).check();
  await page.getByRole("region", { name: "Pontos escolhidos" }).getByRole("button", { name: "Dar o nome do cadastro" }).click();
  await give.click();
  await expectNotices(page, "7 páginas agora citam o cadastro");
  await expect(list.getByText("Nada encontrado")).toBeVisible();
  const { pages } = await client.ask<{ pages: { id: string }[] }>("pages.list", { query: "Motor 7" });
  const opened = await client.ask<{ page: { content: string } }>("editor.open", { id: pages[0]?.id });
  expect(opened.page.content).toContain(`<strong>{{${FACT.name}}}</strong>`);
  expect(await (await page.request.get("/links-uteis/motor-7")).text()).toContain(`O menor preço de plano é <strong>${price}</strong>`);

  // The rest: one is chosen for, and the other named as before.
  await audit(site);
  await page.goto("/admin/auditoria?tipo=frozen");
  await expect(rows).toHaveText([/^Motor 1/, new RegExp(`^${UNCLEAR}`)]);
  await list.getByRole("button", { name: `Dar o nome do cadastro aos números de ${UNCLEAR}` }).click();
  await expect(give).toBeDisabled();
  await dialog.getByLabel(price, { exact: true }).selectOption({ label: FACT.label });
  await give.click();
  await expect(rows).toHaveText([/^Motor 1/]);
  await list.getByRole("button", { name: "Dar o nome do cadastro aos números de Motor 1" }).click();
  await give.click();
  await expect(list.getByText("Nada encontrado")).toBeVisible();
  await audit(site);
  await page.goto("/admin/atividade");
  const change = `${price} → {{${FACT.name}}}`;
  await expect(page.getByRole("row").filter({ hasText: `7 páginas: ${change}` })).toContainText("trocou números por dados do cadastro em");
  await expect(
    page
      .getByRole("row")
      .filter({ hasText: `Motor 1: ${change}` })
      .first(),
  ).toBeVisible();
  await page.goto("/admin/painel");
  await expect(page.getByRole("row").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver números" })).toHaveCount(0);
});
