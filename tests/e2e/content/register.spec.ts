import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { business } from "#content/business";
import { dayOf, laterDay, momentAt } from "#domain/calendar/owner-time";
import { formatMoney } from "#domain/text/format";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectAccessible, expectGoodEverywhere, expectGoodOnPhone, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { querySite } from "#support/database/database";
import type { Site } from "#support/site/site";

const HELD_MODEL = "modelo-da-instalacao";
/** Other journeys read what the register says. Here an earlier release had a field that this one has not, and the server's clock is half a day ahead. */
const test = testOnOwnSite(saveOldField, { env: { AI_MODEL: HELD_MODEL, TZ: "Pacific/Auckland" } });

async function saveOldField(site: Site): Promise<void> {
  const client = await administratorOf(site);
  await client.ask("register.save", { changes: [{ path: "site.heroVideoUrl", typed: "https://videos.exemplo.com.br/1", seenVersion: 0 }] });
  await querySite(site, sql`update owner_values set path = 'fact/site.oldVideo' where path = 'fact/site.heroVideoUrl'`);
  await client.ask("register.save", { changes: [{ path: "site.indexNowKey", typed: "abcdefgh1234", seenVersion: 0 }] });
}

const PATH = "/admin/cadastro";
/** Nothing else says this amount. */
const AMOUNT = "98.642";

const bar = (page: Page) => page.getByRole("region", { name: "Alterações" });
const question = (page: Page) => page.getByRole("dialog");
/** Buttons beside a field say its name too. */
const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator("input, textarea, select"));
const readHome = async (page: Page) => await (await page.request.get("/", { headers: { cookie: "" } })).text();

async function goToGroup(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Grupos do cadastro" }).getByRole("button", { name }).click();
}

async function saveAll(page: Page): Promise<void> {
  await bar(page).getByRole("button", { name: "Salvar…" }).click();
  await question(page).getByRole("button", { name: "Confirmar e publicar" }).and(page.locator(":not([aria-disabled])")).click();
  await expectNotices(page, "Cadastro salvo");
  await expect(question(page)).toBeHidden();
}

async function expectAccessibleOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 860 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 860 });
}

/** On a phone the fields of an item wait under its name, but for what is being edited. */
async function expectFolded(page: Page, item: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = field(page, `${item}: Nome`);
  const opens = page.locator("summary", { hasText: item });
  await expect(name).toBeHidden();
  await opens.click();
  await name.fill("Cedo");
  await opens.click();
  await expect(name).toBeVisible();
  await bar(page).getByRole("button", { name: "Descartar" }).click();
  await expect(bar(page)).not.toContainText("alterado");
  await opens.click();
  await expect(name).toBeHidden();
  await page.evaluate(() => location.assign("#windows.manha.name"));
  await expect(name).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 860 });
}

function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error("The register of the site has none");
  return item;
}

test("a price is found, its pages are named before it changes there, and it is put back; by keyboard a linked field, what is wrong beside it, and what was typed still there after a reload", async ({
  page,
  signIn,
}) => {
  const plan = first(business.plans);
  const label = `Plano ${plan.name}: preço`;
  await signIn();
  await page.goto(PATH);
  await goToGroup(page, "Horários e feriados");
  await expect(page.getByRole("heading", { name: "Horários e feriados" })).toBeVisible();
  await expectGoodOnPhone(page, "register");
  await expectFolded(page, "Janela Manhã");
  await goToGroup(page, "Planos e preços");
  await expectGoodEverywhere(page, "register-prices");
  await page.getByLabel(`Preço de ${plan.name}`).fill(AMOUNT);
  await expect(bar(page)).toContainText("3 campos alterados");
  await bar(page).getByRole("button", { name: "Descartar" }).click();
  await page.getByLabel("Buscar no cadastro").fill(`PRECO plano ${plan.name}`);
  const price = field(page, label);
  await price.fill(AMOUNT);
  await expect(bar(page)).toContainText("1 campo alterado");
  await bar(page).getByRole("button", { name: "Salvar…" }).click();
  await expect(question(page)).toHaveAccessibleName(/^\d+ páginas mostram este valor$/);
  await expect(question(page)).toContainText(`${formatMoney(plan.price)} → para R$ ${AMOUNT}`);
  await question(page).getByText("Ver as páginas").click();
  await expect(question(page).getByRole("link").first()).toHaveAttribute("target", "_blank");
  await expectAccessibleOnPhone(page);
  expect(await readHome(page)).not.toContain(AMOUNT);
  await question(page).getByRole("button", { name: "Confirmar e publicar" }).click();
  await expectNotices(page, "Cadastro salvo");
  expect(await readHome(page)).toContain(AMOUNT);
  await expect(bar(page)).not.toContainText("alterado");
  await expect(price).toBeFocused();

  await page.getByRole("button", { name: `Histórico de ${label}` }).click();
  await expect(question(page)).toContainText("admin@exemplo.com.br");
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Voltar ao de fábrica" }).click();
  await saveAll(page);
  expect(await readHome(page)).not.toContain(AMOUNT);

  // A link leads to another field.
  await page.goto("about:blank");
  await page.goto(`${PATH}#contact.phone`);
  const phone = field(page, "Telefone e WhatsApp");
  await expect(phone).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("(11) 1234");
  await page.keyboard.press("ControlOrMeta+S");
  await expect(phone).toHaveAccessibleDescription(/Informe o celular com DDD/);
  await expect(phone).toBeFocused();
  await expectAccessible(page);
  const asked = page.waitForEvent("dialog").then((leaving) => leaving.accept());
  await Promise.all([asked, page.reload()]);
  await expect(phone).toHaveValue("(11) 1234");
  await phone.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("(11) 98765-4321");
  await page.keyboard.press("ControlOrMeta+S");
  await expect(question(page)).toHaveAccessibleName("Todas as páginas mostram este valor");
  await expect(question(page).getByRole("button", { name: "Confirmar e publicar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectNotices(page, "Cadastro salvo");
  expect(await readHome(page)).toMatch(/href="[^"]*5511987654321/);
});

test("several fields of every kind go together, fields follow a new name of their item, and who comes second sees who changed what, chooses field by field, and loses nothing", {
  tag: "@whole",
}, async ({ page, signIn, site }) => {
  const other = await administratorOf(site);
  await signIn();
  const window = first(business.windows);
  const visits = first(business.hours.visits);
  const { openingSeconds } = business.claims;
  await page.goto(`${PATH}#windows.${window.id}`);
  const name = field(page, `Janela ${window.name}: nome`);
  await expect(name).toBeFocused();
  await name.fill("Madrugada");
  await field(page, `Janela ${window.name}: observações`).fill("Só emergências\nTaxa adicional");
  await field(page, `Janela ${window.name}: começa às`).fill("00:05");
  await page
    .getByRole("group", { name: `Visitas de ${visits.days}: dias da semana` })
    .getByLabel("domingo")
    .click();
  await field(page, `Agenda de ${first(business.availability).days}: situação`).selectOption({ index: 1 });
  await goToGroup(page, "Técnica");
  await field(page, "Aberturas dos modelos").fill(`${openingSeconds}, 58 e 59`);
  await goToGroup(page, "Prazos");
  await field(page, "Remarcação grátis").click();
  await expect(bar(page)).toContainText("7 campos alterados");
  await saveAll(page);
  await goToGroup(page, "Horários e feriados");
  await expect(field(page, "Janela Madrugada: observações")).toHaveValue("Só emergências\nTaxa adicional");
  await field(page, "Janela Madrugada: nome").fill("Outro");
  await bar(page).getByRole("button", { name: "Descartar" }).click();
  await expect(field(page, "Janela Madrugada: nome")).toHaveValue("Madrugada");
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect(bar(page)).toContainText("1 campo alterado");
  await expect(field(page, "Janela Madrugada: nome")).toHaveValue("Outro");
  await bar(page).getByRole("button", { name: "Descartar" }).click();
  await page.getByLabel("Buscar no cadastro").fill("zzzz");
  await expect(page.getByText("Nenhum campo tem “zzzz”")).toBeVisible();

  await page.goto(`${PATH}?grupo=garantias`);
  const years = field(page, "Garantia estendida");
  const minutes = field(page, "Resposta no WhatsApp");
  await years.fill("27");
  await goToGroup(page, "Prazos");
  await minutes.fill("239");
  await other.ask("register.save", {
    changes: [
      { path: "warranty.extendedYears", typed: "26", seenVersion: 0 },
      { path: "service.responseMinutes", typed: "238", seenVersion: 0 },
    ],
  });
  await bar(page).getByRole("button", { name: "Salvar…" }).click();
  await expect(question(page)).toHaveAccessibleName("Outra pessoa mudou estes campos");
  await expect(question(page).locator(":focus")).toHaveCount(1);
  await expectAccessibleOnPhone(page);
  await question(page)
    .getByRole("radio", { name: /admin@exemplo\.com\.br.* 26 anos/ })
    .check();
  await question(page).getByRole("button", { name: "Continuar" }).click();
  await expect(minutes).toHaveValue("239");
  await expect(bar(page)).toContainText("1 campo alterado");
  await saveAll(page);
  await expect(minutes).toHaveValue("239");
  await goToGroup(page, "Garantias");
  await expect(years).toHaveValue("26");
});

test("two prices of one product are pointed at until one changes; then the claim is proven, and waits again when it changes; a field that the installation sets says which variable holds it, and a value without a field is told of until it is dismissed", {
  tag: "@whole",
}, async ({ page, signIn, site }) => {
  const plan = first(business.plans);
  const offer = first(business.offers);
  const { plans, offers, tiltPackages } = business;
  const lists = Object.entries({ plans, offers, tiltPackages });
  const other = await administratorOf(site);
  const { fields } = await other.ask<{ fields: { path: string; version: number }[] }>("register.list", {});
  const versionOf = (path: string) => fields.find((one) => one.path === path)?.version ?? 0;
  const prices = lists.flatMap(([list, items]) => items.map(({ id }) => ({ path: `${list}.${id}.price`, typed: "1000" })));
  const changes = [
    ...prices.filter(({ path }) => path !== `offers.${offer.id}.price`),
    { path: `offers.${offer.id}.name`, typed: `Motor ${plan.name}` },
  ];
  await other.ask("register.save", {
    changes: [...changes, { path: `offers.${offer.id}.price`, typed: "1050" }].map((one) => ({ ...one, seenVersion: versionOf(one.path) })),
  });
  await signIn();
  await page.goto(`${PATH}#offers.${offer.id}.price`);
  const price = field(page, `Oferta Motor ${plan.name}: preço`);
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(new RegExp(`O motor ${plan.name} tem mais de um preço`));
  await expect(field(page, `Plano ${plan.name}: preço`)).toHaveAccessibleDescription(/tem mais de um preço/);
  const row = page.locator(`[id="offers.${offer.id}.price"]`);
  await row.getByText("Falta a prova").click();
  await expect(row.getByRole("button", { name: "Confirmar" })).toHaveCount(0);
  await price.fill("1000");
  await saveAll(page);
  await expect(price).not.toHaveAccessibleDescription(/tem mais de um preço/);

  await row.getByRole("button", { name: "Confirmar" }).click();
  await question(page).getByLabel("O que comprova").fill("Tabela de preços assinada");
  await question(page).getByLabel("Onde está").fill("Pasta da empresa");
  await question(page).getByRole("button", { name: "Confirmar" }).click();
  await expect(row.getByText("Com prova")).toBeVisible();
  await row.getByText("Histórico da prova").click();
  await expect(row).toContainText("Tabela de preços assinada (Pasta da empresa");
  await field(page, `Plano ${plan.name}: potência`).fill("2 HP");
  await price.fill("1001");
  await expect(row).toContainText("volta a faltar a prova");
  await page.getByRole("button", { name: `Desfazer Oferta Motor ${plan.name}: preço` }).click();
  await expect(row).not.toContainText("volta a faltar a prova");
  await saveAll(page);
  await expect(row.getByText("Com prova")).toBeVisible();

  await page.goto("about:blank");
  await page.goto(`${PATH}#site.aiModel`);
  const model = field(page, "Modelo de IA");
  await expect(model).toHaveValue(HELD_MODEL);
  await expect(model).not.toBeEditable();
  await expect(model).toHaveAccessibleDescription(/Definido na instalação por AI_MODEL/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mudar o valor guardado" }).click();
  await expect(model).toHaveValue(business.site.aiModel);
  await model.fill("outro-modelo");
  await bar(page).getByRole("button", { name: "Salvar…" }).click();
  await expect(question(page)).toHaveAccessibleName("Nenhuma página mostra este valor");
  await question(page).getByRole("button", { name: "Voltar" }).click();

  const unused = page.getByRole("region", { name: "Um valor salvo não pode ser usado" });
  await expect(unused).toContainText("site.oldVideo: https://videos.exemplo.com.br/1");
  await unused.getByRole("button", { name: "Dispensar" }).click();
  await expect(unused).toHaveCount(0);
});

test.describe("for a visitor in another part of the world", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("a holiday that the owner writes down is told on its day of São Paulo, from midnight to midnight, to search engines too", async ({
    page,
    site,
  }) => {
    const today = dayOf(new Date());
    const [eve, holiday, after] = [laterDay(today, 2), laterDay(today, 3), laterDay(today, 4)];
    const [year, month, day] = holiday.split("-");
    const noteAt = async (on: string, clock: string) => {
      await page.clock.setFixedTime(momentAt(on, clock));
      await page.goto("/faq");
      return await page.locator("[data-answer]").first().textContent();
    };
    const usual = await noteAt(after, "12:00");
    const client = await administratorOf(site);
    await client.ask("register.save", {
      changes: [{ path: "hours.specialDays", typed: [`${day}/${month}/${year} Festa da rua: fechado`], seenVersion: 0 }],
    });
    expect(await noteAt(eve, "23:59")).not.toContain("Festa da rua");
    expect(await noteAt(holiday, "00:01")).toContain("Festa da rua");
    expect(await noteAt(holiday, "23:59")).toContain("Festa da rua");
    expect(await noteAt(after, "12:00")).toBe(usual);
    const told = await page.locator('script[type="application/ld+json"]').textContent();
    expect(told).toContain(`"name":"Festa da rua","validFrom":"${holiday}","validThrough":"${holiday}","opens":"00:00","closes":"00:00"`);
  });
});
