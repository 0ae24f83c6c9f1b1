import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { addMonths } from "#domain/calendar/days";
import { dayOf, laterDay, momentAt } from "#domain/calendar/owner-time";
import { administratorOf, giveSession } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, keepTogether, testOnStage } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { querySite } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";

keepTogether();

const SECRET_KEY = "um-segredo-de-teste-com-32-caracteres";
const SET_CLOCK = fileURLToPath(new URL("../../support/site/set-clock.mjs", import.meta.url));

/** In a folder that outlives it: half a year later the site is started on it again. */
const test = testOnStage(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "abre-facil-day-"));
  const site = await startSite({ dataDir, env: { SECRET_KEY } });
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true });
  };
  return { site, stop };
});

// The site of this tab is another at the end: nobody goes on with it.
test.use({ isFirstVisit: true });

/** What the database holds of the person. */
async function readPerson(site: Site) {
  const [contact = {}] = await querySite<Record<string, unknown>>(
    site,
    sql`select state, value, first_name, district, note, follow_about, asked_on from contacts`,
  );
  const count = async (table: string) =>
    Number((await querySite<{ count: number }>(site, sql`select count(*) as count from ${sql.table(table)}`))[0]?.count);
  return { ...contact, sheets: await count("sheets"), visits: await count("appointments"), voices: await count("voices") };
}

const PERSON = { value: null, first_name: "Cida", district: "Mooca", note: "", follow_about: "", asked_on: "" };

test("a visit becomes a message, a contact, a reply, a quote, a day, a sale, a guarantee, and half a year later a reminder with that day's price", async ({
  page,
  context,
  request,
  site,
  signIn,
}) => {
  test.slow();
  // A visitor asks for a day.
  await page.goto("/agendar-instalacao");
  await page
    .getByRole("button", { name: /^Manhã/ })
    .first()
    .click();
  const slot = new URL(page.url()).searchParams.get("vaga") ?? "";
  const day = slot.slice(0, 10);
  const chat = await page.getByRole("link", { name: "Pedir este horário" }).getAttribute("href");
  const message = `${new URL(chat ?? "").searchParams.get("text")}\nMeu telefone é 11 98765-4321`;

  // He is noted down, and answered with today's price.
  const client = await administratorOf(site);
  await signIn();
  await page.goto("/admin/contatos");
  await page.getByLabel("Ref. ou a mensagem inteira").fill(message);
  await expect(page.getByText(/^Botão “Meio da página”/)).toBeVisible();
  await page.getByLabel("Primeiro nome").fill("Cida");
  await page.getByLabel("Bairro").fill("Mooca");
  await page.getByLabel("Portão", { exact: true }).selectOption("Basculante");
  await page.getByRole("button", { name: "Anotar contato" }).click();
  await expectNotices(page, "Contato anotado");
  expect(await readPerson(site)).toEqual({ ...PERSON, state: "new", sheets: 0, visits: 0, voices: 0 });
  await page.getByRole("link", { name: /^Responder: Cida/ }).click();
  const replies = page.getByRole("region", { name: /^Para Cida/ }).getByRole("listitem");
  const reply = (name: string) => replies.filter({ has: page.getByText(name, { exact: true }) });
  await expect(replies.first()).toContainText("Primeira resposta: basculante");
  await expect(reply("Primeira resposta: basculante")).toContainText("Olá, Cida!");
  const price = reply("Faixa de preço").getByRole("link", { name: /^Abrir no WhatsApp/ });
  await expect(price).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=Ol%C3%A1%2C%20Cida.*R%24/);
  await expectGoodEverywhere(page, "replies");

  // A quote in writing is accepted by its link.
  const [{ id = "" } = {}] = await querySite<{ id: string }>(site, sql`select id from contacts`);
  const fields = { addressee: "Cida", lines: [{ text: "Motor", quantity: 1, price: "950" }], days: 10 };
  await client.ask("sheets.issue", { contactId: id, sheet: { kind: "quote", fields } });
  expect(await readPerson(site)).toMatchObject({ state: "quote", sheets: 1 });
  await page.goto("/admin/contatos");
  await page.getByRole("button", { name: /^Lembrar em .*, retomar o orçamento: Cida/ }).click();
  await expect(page.getByText(/^Voltar a falar em .*: retomar o orçamento$/)).toBeVisible();
  await expectGoodOnPhone(page, "contact-with-date");
  await page.goto(`/admin/respostas?contato=${id}&assunto=quote`);
  const sent = await replies.first().getByText("Ficou alguma dúvida").textContent();
  const link = /http:\S+\/documento\/[0-9a-f]{40}/.exec(sent ?? "")?.[0] ?? "";
  const answer = await request.post(link, { form: { nome: "Aparecida" }, headers: { origin: site.url } });
  expect(await answer.text()).toContain("Aceito por Aparecida");
  expect(await readPerson(site)).toMatchObject({ state: "accepted", value: 950, follow_about: "quote" });

  // The day is arranged, and offered to nobody else from then on.
  await page.goto("/admin/contatos");
  await page.getByRole("link", { name: /^Marcar visita: Cida/ }).click();
  await page.getByLabel("Dia", { exact: true }).fill(day);
  await page.getByLabel("Período").selectOption({ label: "Manhã, das 8h às 12h (0 de 1)" });
  await page.getByLabel("Anotação").fill("Levar escada, 11 98765-4321");
  await page.getByRole("button", { name: "Marcar visita" }).click();
  await expect(page.getByRole("alert").getByText(/Isto parece um telefone/)).toBeVisible();
  await page.getByLabel("Anotação").fill("Levar escada");
  await expectGoodOnPhone(page, "visit-form");
  await page.getByRole("button", { name: "Marcar visita" }).click();
  await expectNotices(page, "Visita marcada");
  await expect(page.getByRole("link", { name: /^Mapa do bairro/ })).toHaveAttribute("href", /query=Mooca/);
  await expectGoodEverywhere(page, "visits");
  expect(await readPerson(site)).toMatchObject({ state: "visit", visits: 1 });
  expect(await (await request.get("/agendar-instalacao")).text()).not.toContain(`value="${slot}"`);
  expect(await (await request.get(`/agendar-instalacao?vaga=${slot}`)).text()).toContain("já não estão livres");
  expect((await request.get(`/agendar-instalacao.ics?vaga=${slot}`)).status()).toBe(404);
  await page.goto(`/admin/respostas?contato=${id}`);
  await expect(replies.first()).toContainText("manhã, das 8h às 12h");

  // His calendar reads it by a secret address, until that is taken back.
  await page.goto(`/admin/visitas?dia=${day}`);
  await page.getByRole("button", { name: "Criar endereço" }).click();
  await expectNotices(page, "Endereço criado");
  const { feeds } = await client.ask<{ feeds: { link: string }[] }>("calendarFeeds.list", {});
  const feed = feeds[0]?.link ?? "";
  const calendar = await (await request.get(feed, { headers: { cookie: "" } })).text();
  expect(calendar).toContain("SUMMARY:Visita · Cida · Mooca");
  await page.getByRole("button", { name: /^Retirar o endereço/ }).click();
  await expectNotices(page, "Endereço retirado");
  expect((await request.get(feed)).status()).toBe(404);

  // Done and sold: a certificate, and everybody is asked how it went.
  await page.getByRole("button", { name: /^Feita Cida/ }).click();
  await expectNotices(page, "Visita: feita");
  await client.ask("contacts.setState", { id, version: 5, state: "sold" });
  const today = dayOf(new Date());
  const done = { done: "Motor instalado", day: today, months: 12 };
  await client.ask("sheets.issue", { contactId: id, sheet: { kind: "certificate", fields: done } });
  await page.goto("/admin/painel");
  await page.getByRole("link", { name: /^Pedir opinião Cida/ }).click();
  await page.getByRole("button", { name: /^Criar o convite/ }).click();
  await expect(replies.first()).toContainText(/\/depoimento\/[0-9a-f]{40}/);
  await page.goto("/admin/contatos");
  await page.getByRole("button", { name: /^Lembrar em .*, manutenção: Cida/ }).click();
  await expect(page.getByText(/^Voltar a falar em .*: manutenção$/)).toBeVisible();
  const sold = { ...PERSON, state: "sold", value: 950, follow_about: "maintenance", asked_on: today };
  expect(await readPerson(site)).toEqual({ ...sold, sheets: 2, visits: 1, voices: 1 });

  // Half a year later, with another price in the register.
  await client.ask("register.save", { changes: [{ path: "maintenance.express.price", typed: "187", seenVersion: 0 }] });
  await site.stop();
  for (const file of readdirSync(site.dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile()) expect(readFileSync(join(file.parentPath, file.name)).includes("98765"), file.name).toBe(false);
  const then = laterDay(addMonths(today, 6), 1);
  const clock = { CLOCK: momentAt(then, "12:00").toISOString(), NODE_OPTIONS: `--import=${SET_CLOCK}` };
  const later = await startSite({ dataDir: site.dataDir, env: { SECRET_KEY, ...clock } });
  try {
    await giveSession(context, later, await AdminClient.signedIn(later));
    await page.goto(`${later.url}/admin/painel`);
    const due = page.getByRole("region", { name: "Voltar a falar: 1 contato" });
    await expect(due).toContainText("Manutenção");
    await expect(due.getByRole("link", { name: /^Abrir no WhatsApp/ })).toHaveAttribute("href", /text=Ol%C3%A1%2C%20Cida.*R%24%20187/);
    await expectGoodOnPhone(page, "panel-due");
    await due.getByRole("button", { name: /^Fim da garantia em/ }).click();
    await expect(due).toBeHidden();
    expect(await readPerson(later)).toMatchObject({ follow_about: "guarantee" });
    await page.goto("about:blank");
  } finally {
    await later.stop();
  }
});
