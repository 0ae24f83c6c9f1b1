import type { Page } from "@playwright/test";
import { AdminClient } from "#support/site/client";
import { startSite } from "#support/site/site";
import { expect, expectGoodEverywhere, testOnOwnSite } from "./fixtures";
import { expectNotices } from "./notices";

/** Other journeys read what the register says. */
const test = testOnOwnSite();

const PATH = "/admin/cadastro";
const bar = (page: Page) => page.getByRole("region", { name: "Alterações" });
const question = (page: Page) => page.getByRole("dialog");
/** Buttons beside a field say its name too. */
const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator("input, textarea, select"));

async function saveAll(page: Page): Promise<void> {
  await bar(page).getByRole("button", { name: "Salvar…" }).click();
  await question(page).getByRole("button", { name: "Confirmar e publicar" }).and(page.locator(":not([aria-disabled])")).click();
  await expect(question(page)).toBeHidden();
  await expectNotices(page, "Cadastro salvo");
}

test("a price is found, changed, shown on its pages before and after, and put back", async ({ page, signIn, request }) => {
  await signIn();
  await page.goto(PATH);
  await expect(page.getByRole("heading", { name: "Planos e preços" })).toBeVisible();
  await expectGoodEverywhere(page, "register");
  await page.getByLabel("Buscar no cadastro").fill("PRECO plano solo");
  const price = field(page, "Plano Solo: preço");
  await expect(field(page, "Nome comercial")).toBeHidden();
  await price.fill("98.642");
  await expect(bar(page)).toContainText("1 campo alterado");
  await bar(page).getByRole("button", { name: "Salvar…" }).click();
  await expect(question(page)).toHaveAccessibleName(/^\d+ páginas mostram este valor$/);
  await expect(question(page)).toContainText("R$ 800 → para R$ 98.642");
  await question(page).getByText("Ver as páginas").click();
  await expect(question(page).getByRole("link").first()).toHaveAttribute("target", "_blank");
  await expectGoodEverywhere(page, "register-review");
  expect(await (await request.get("/")).text()).not.toContain("98.642");
  await question(page).getByRole("button", { name: "Confirmar e publicar" }).click();
  await expectNotices(page, "Cadastro salvo");
  expect(await (await request.get("/")).text()).toContain("98.642");
  await expect(bar(page)).not.toContainText("alterado");

  await page.getByRole("button", { name: "Histórico de Plano Solo: preço" }).click();
  await expect(question(page)).toContainText("admin@exemplo.com.br");
  await expectGoodEverywhere(page, "register-history");
  await question(page).getByRole("button", { name: "Voltar ao de fábrica" }).click();
  await expect(price).toHaveValue("800");
  await saveAll(page);
  expect(await (await request.get("/")).text()).not.toContain("98.642");
  await expect(page.getByText("De fábrica").locator("visible=true")).not.toHaveCount(0);

  await page.goto("/admin/atividade");
  await expect(page.getByRole("row", { name: "mudou no cadastro" }).first()).toContainText("antes: R$ 98.642 → agora: R$ 800");
  await expectGoodEverywhere(page, "activity-before-after");
});

test("by keyboard alone: a linked field, a wrong value next to it, what is typed kept, and the right one saved", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(`${PATH}#contact.phone`);
  const phone = field(page, "Telefone e WhatsApp");
  await expect(phone).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("(11) 1234");
  await page.keyboard.press("ControlOrMeta+S");
  await expect(phone).toHaveAccessibleDescription(/Informe o celular com DDD/);
  await expect(phone).toBeFocused();
  await expectGoodEverywhere(page, "register-refused");
  page.once("dialog", (leaving) => leaving.accept());
  await page.reload();
  await expect(phone).toHaveValue("(11) 1234");
  await expect(phone).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("(11) 98765-4321");
  await page.keyboard.press("ControlOrMeta+S");
  await expect(question(page)).toHaveAccessibleName("Todas as páginas mostram este valor");
  const confirm = question(page).getByRole("button", { name: "Confirmar e publicar" });
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Enter");
  await expectNotices(page, "Cadastro salvo");
  await page.goto("/faq");
  await expect(page.locator("a[href*='5511987654321']").first()).toBeAttached();
});

test("who comes second sees who changed what, chooses field by field, and loses nothing", async ({ page, signIn, site }) => {
  const other = await AdminClient.signedIn(site);
  await signIn();
  await page.goto(PATH);
  const years = field(page, "Garantia estendida");
  const minutes = field(page, "Resposta no WhatsApp");
  await years.fill("7");
  await minutes.fill("9");
  await other.ask("register.save", {
    changes: [
      { path: "warranty.extendedYears", typed: "4", seenVersion: 0 },
      { path: "service.responseMinutes", typed: "6", seenVersion: 0 },
    ],
  });
  await bar(page).getByRole("button", { name: "Salvar…" }).click();
  await expect(question(page)).toHaveAccessibleName("Outra pessoa mudou estes campos");
  await expectGoodEverywhere(page, "register-stale");
  await question(page)
    .getByRole("radio", { name: /admin@exemplo\.com\.br.* 4 anos/ })
    .check();
  await question(page).getByRole("button", { name: "Continuar" }).click();
  await expect(years).toHaveValue("4");
  await expect(minutes).toHaveValue("9");
  await expect(bar(page)).toContainText("1 campo alterado");
  await saveAll(page);
  await expect(minutes).toHaveValue("9");
});

test("several fields of every kind go together, and the list of fields follows a new name", async ({ page, signIn }) => {
  await signIn();
  await page.goto(`${PATH}#windows.noite`);
  await expect(field(page, "Janela Noite: nome")).toBeFocused();
  await field(page, "Janela Noite: nome").fill("Madrugada");
  await field(page, "Janela Noite: observações").fill("Só emergências\nTaxa adicional");
  await field(page, "Janela Noite: termina às").fill("23:30");
  await field(page, "Remarcação grátis").setChecked(false);
  await page.getByRole("group", { name: "Visitas de Sábado: Dias da semana" }).getByLabel("domingo").check();
  await field(page, "Agenda de Domingo: situação").selectOption("Limitado");
  await field(page, "Aberturas dos modelos").fill("4, 8 e 20");
  await expect(bar(page)).toContainText("7 campos alterados");
  await saveAll(page);
  await expect(field(page, "Janela Madrugada: observações")).toHaveValue("Só emergências\nTaxa adicional");
  await field(page, "Janela Madrugada: nome").fill("Outro");
  await bar(page).getByRole("button", { name: "Descartar" }).click();
  await expect(field(page, "Janela Madrugada: nome")).toHaveValue("Madrugada");
  await page.getByLabel("Buscar no cadastro").fill("zzzz");
  await expect(page.getByText("Nenhum campo tem “zzzz”")).toBeVisible();
  await expectGoodEverywhere(page, "register-nothing-found");
});

test("a field that the installation sets says so, and what is saved waits", async ({ page, signIn, context }) => {
  const held = await startSite({ env: { CONTACT_PHONE: "5511912345678" } });
  try {
    await signIn();
    await context.addCookies((await AdminClient.signedIn(held)).listCookies().map((cookie) => ({ ...cookie, url: held.url })));
    await page.goto(`${held.url}${PATH}#contact.phone`);
    const phone = field(page, "Telefone e WhatsApp");
    await expect(phone).toHaveValue("(11) 91234-5678");
    await expect(phone).not.toBeEditable();
    await expect(phone).toHaveAccessibleDescription(/Definido na instalação por CONTACT_PHONE/);
    await expectGoodEverywhere(page, "register-held");
    await page.getByRole("button", { name: "Mudar o valor guardado" }).click();
    await expect(phone).toHaveValue("(11) 90000-0000");
    await phone.fill("(11) 93333-4444");
    await bar(page).getByRole("button", { name: "Salvar…" }).click();
    await expect(question(page)).toHaveAccessibleName("Nenhuma página mostra este valor");
  } finally {
    await page.goto("about:blank");
    await held.stop();
  }
});
