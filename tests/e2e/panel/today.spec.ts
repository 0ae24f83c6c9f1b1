import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";

const test = testOnOwnSite();

test("the day names who waits, and says by one press that nobody answers, until when and why, with the way back", async ({
  page,
  signIn,
  request,
  site,
}) => {
  const client = await administratorOf(site);
  const today = dayOf(new Date());
  const next = laterDay(today, 1);
  await client.ask("contacts.create", { day: today, firstName: "Ana", district: "Santana", note: "Portão parado" });
  await client.ask("contacts.create", { day: today, firstName: "Rui", state: "sold" });
  await signIn();
  await page.goto("/admin/painel");
  const waiting = page.getByRole("region", { name: "1 contato espera você" });
  await expect(waiting.getByRole("listitem")).toHaveCount(1);
  await expect(waiting).toContainText("Ana · Santana");

  const answering = page.getByRole("region", { name: "Atendimento" });
  await expect(answering.getByRole("button", { name: "Atendendo" })).toHaveAttribute("aria-pressed", "true");
  await expectGoodEverywhere(page, "panel-day");
  await holdOffers(page);
  await answering.getByRole("button", { name: "Fechado hoje" }).press("Enter");
  await expectNotices(page, "Fechado hoje");
  await expect(answering.getByText("Fechado hoje.")).toBeVisible();
  expect(await (await request.get("/")).text()).toContain(`${today} 00:00 Fechado hoje`);

  await answering.getByRole("button", { name: "Até…" }).press("Enter");
  await expect(answering.getByLabel("Fechado até")).toBeFocused();
  await expectGoodOnPhone(page, "panel-day-closing");
  await answering.getByLabel("Fechado até").fill(next);
  await answering.getByLabel("Motivo, se quiser").fill("Em férias");
  await answering.getByRole("button", { name: "Salvar" }).click();
  await expect(answering.getByText(/^Fechado até .+: Em férias\.$/)).toBeVisible();
  expect(await (await request.get("/")).text()).toContain(`${next} 00:00 Em férias`);

  await answering.getByRole("button", { name: "Atendendo" }).click();
  await expectNotices(page, "Atendendo");
  expect(await (await request.get("/")).text()).not.toContain("Em férias");
  await page
    .getByRole("region", { name: /Avisos/ })
    .getByRole("button", { name: "Desfazer" })
    .first()
    .click();
  await expect(answering.getByText(/^Fechado até .+: Em férias\.$/)).toBeVisible();

  await waiting.getByRole("link", { name: "Ver todos" }).click();
  await expect(page.getByLabel("Situação", { exact: true })).toHaveValue("new");
});
