import { dayOf, nextDay } from "#domain/calendar/owner-time";
import { expect, expectGoodOnPhone, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";

const test = testOnOwnSite();

test("what is done each day is done by keyboard: a day closed in two words, a price, an answer, a contact; and the first steps are ticked off", async ({
  page,
  signIn,
  request,
}) => {
  await signIn();
  await page.goto("/admin/painel");
  const jump = async (words: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox", { name: "Ir para" }).fill(words);
    await page.keyboard.press("Enter");
  };
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Confirmar e publicar" });

  await test.step("a first step is done by finding it right", async () => {
    const steps = page.getByRole("region", { name: /passos para o site ser seu/ });
    await expect(steps).toHaveAccessibleName("Faltam 5 passos para o site ser seu");
    await steps.getByRole("button", { name: "Horários: já estão certos" }).press("Enter");
    await expectNotices(page, "Horários: conferido");
    await expect(steps).toHaveAccessibleName("Faltam 4 passos para o site ser seu");
  });

  await test.step("closed tomorrow", async () => {
    await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
    const [year, month, day] = nextDay(dayOf(new Date())).split("-");
    await jump("amanhã fechado");
    await expect(page.getByRole("dialog")).toContainText(`${day}/${month}/${year} Dia especial: fechado`);
    await expect(page.getByRole("dialog")).not.toContainText("Natal");
    await expect(confirm).toBeFocused();
    await page.keyboard.press("Enter");
    await expectNotices(page, "Cadastro salvo");
    expect(await (await request.get("/faq")).text()).toContain(`${year}-${month}-${day} 00:00`);
    await page.getByRole("button", { name: /Dia especial: fechado/ }).press("Enter");
    await page.getByRole("button", { name: "Sem visitas", exact: true }).press("Enter");
    await expectGoodOnPhone(page, "register-day");
    await page.getByRole("button", { name: "Descartar" }).press("Enter");
  });

  await test.step("a price", async () => {
    await jump("plano solo preço");
    // In the table, where all that sells the same motor changes with it.
    await expect(page.locator("main input:focus")).toHaveAccessibleName("Preço de Solo");
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("810");
    await expect(page.getByRole("region", { name: "Alterações" })).toContainText("3 campos alterados");
    await page.keyboard.press("Control+s");
    await expect(confirm).toBeFocused();
    await page.keyboard.press("Enter");
    await expectNotices(page, "Cadastro salvo");
  });

  await test.step("a contact of whom nothing is known yet", async () => {
    await page.goto("/admin/contatos");
    await page.getByRole("button", { name: "Anotar contato" }).press("Enter");
    await expectNotices(page, "Contato anotado");
  });
});

test("an answer has a phone's screen to itself, its facts as their values, and is changed by keyboard", async ({
  page,
  signIn,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto("/admin/textos/faq");
  await page.getByRole("button", { name: "Tema 8: Manutenção" }).press("Enter");
  await page.getByRole("button", { name: /^Pergunta 1: / }).press("Enter");
  await expect(page.getByRole("button", { name: "Tema 8: Manutenção" })).toBeHidden();
  const answer = page.getByLabel("Resposta", { exact: true });
  await expect(answer.getByRole("img").first()).toBeVisible();
  await expect(answer).not.toContainText("{{");
  await expectGoodOnPhone(page, "answer");
  await answer.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(" Ligue e pergunte.");
  await page.keyboard.press("Control+s");
  await expectNotices(page, "Texto salvo");
  expect(await (await request.get("/faq")).text()).toContain("Ligue e pergunte.");
  await page.getByRole("button", { name: /^Pergunta 1: / }).press("Enter");
  await expect(page.getByRole("button", { name: /^Pergunta 2: / })).toBeVisible();
});
