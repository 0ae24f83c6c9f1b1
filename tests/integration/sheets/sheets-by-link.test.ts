import { sql } from "kysely";
import { expect } from "vitest";
import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { querySite } from "#support/database/database";
import { findHtmlProblems } from "#support/page/valid-html";
import type { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

const TODAY = dayOf(new Date());
const LINES = [
  { text: "Motor Rio", quantity: 1, price: "950" },
  { text: "Controle extra", quantity: 2, price: "49,95" },
];
const QUOTE = { addressee: "Dona Cida", lines: LINES, discount: "50", days: 10, warranty: "Motor: 2 anos." };
const CERTIFICATE = { addressee: "Dona Cida", done: "Motor Rio instalado", day: TODAY, months: 12, technician: "Rui" };

interface Listed {
  contact: { isSold: boolean };
  sheets: { id: string; number: number; link: string; state: string; share: string; acceptedName: string }[];
}

let site: Site;
let client: AdminClient;
test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

const note = async () => (await client.ask<{ id: string }>("contacts.create", { day: TODAY, firstName: "Cida" })).id;
const list = (contactId: string) => client.ask<Listed>("sheets.list", { contactId });

async function issue(contactId: string, sheet: object = { kind: "quote", fields: QUOTE }, replaces?: number) {
  await client.ask("sheets.issue", { contactId, sheet, replaces });
  const [newest] = (await list(contactId)).sheets;
  if (!newest) throw new Error("Nothing was issued");
  return { ...newest, path: new URL(newest.link).pathname };
}

const accept = (path: string, nome: string, headers: Record<string, string> = {}) =>
  send(site, path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: site.url, ...headers },
    body: new URLSearchParams({ nome }).toString(),
  });

test("a quote is read by its link alone, kept and counted by nobody, and says what was frozen", async () => {
  const contactId = await note();
  const { path, link, share } = await issue(contactId);
  expect(share).toContain(encodeURIComponent(link));
  const { status, headers, text } = await send(site, path, { headers: { "sec-fetch-dest": "document" } });
  expect(status).toBe(200);
  expect([headers["cache-control"], headers["referrer-policy"]]).toEqual(["private, no-store", "same-origin"]);
  for (const said of ["noindex", "Dona Cida", "R$ 1.049,90", "R$ 999,90", "art. 49 do CDC", "Aceitar o orçamento"])
    expect(text).toContain(said);
  expect(await findHtmlProblems(text)).toEqual([]);
  for (const left of ["<script", path.slice(-40), "data-contact", "canonical"]) expect(text).not.toContain(left);
  expect((await send(site, "/robots.txt")).text).toContain("Disallow: /documento/");
  // Its line of the log comes after that of the sheet.
  const last = `/depois-de-${path.slice(-8)}`;
  await send(site, last);
  await expect.poll(() => site.output()).toContain(last);
  expect(site.output()).toContain("/documento/…");
  expect(site.output()).not.toContain(path.slice(-40));
});

test("accepted once, whoever sends it how often: a number is no name, another site is refused, the contact moves on", async () => {
  const contactId = await note();
  const { path } = await issue(contactId);
  const refused = await accept(path, "Cida (11) 98765-4321");
  expect(await findHtmlProblems(refused.text)).toEqual([]);
  expect([refused.status, refused.text.includes("sem telefone, e-mail nem documento")]).toEqual([422, true]);
  expect((await accept(path, "")).status).toBe(422);
  expect((await accept(path, "x".repeat(200))).status).toBe(422);
  expect((await accept(path, "Cida", { origin: "https://outro.exemplo.com" })).status).toBe(403);
  const answers = await Promise.all([accept(path, "Maria Cida"), accept(path, "Maria Cida")]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect((await accept(path, "Outra Pessoa")).status).toBe(303);
  const { text } = await send(site, path);
  expect(text).toContain("Aceito por Maria Cida");
  expect(text).not.toContain("<form");
  expect((await list(contactId)).sheets).toMatchObject([{ state: "accepted", acceptedName: "Maria Cida" }]);
  const { contacts } = await client.ask<{ contacts: { id: string; state: string; value: number }[] }>("contacts.list", {});
  expect(contacts.find(({ id }) => id === contactId)).toMatchObject({ state: "accepted", value: 1000 });
  const { activities } = await client.ask<{ activities: { action: string; actor: string; subjectId: string }[] }>("activities.list", {});
  expect(activities.filter(({ action, subjectId }) => action === "sheet.accepted" && subjectId === contactId)).toMatchObject([
    { actor: "O site" },
  ]);
});

test("changed after it was accepted the old one says so, leads nowhere, and the new one waits for its own yes", async () => {
  const contactId = await note();
  const first = await issue(contactId);
  await accept(first.path, "Maria Cida");
  const second = await issue(contactId, { kind: "quote", fields: { ...QUOTE, discount: "" } }, first.number);
  const old = (await send(site, first.path)).text;
  expect(old).toContain("Aceito por Maria Cida");
  expect(old).toContain("foi feita outra versão");
  expect(old).not.toContain(second.path.slice(-40));
  expect(old).not.toContain("Guarde este link");
  expect((await send(site, second.path)).text).toContain("Aceitar o orçamento");
  const again = await client.call("sheets.issue", { contactId, sheet: { kind: "quote", fields: QUOTE }, replaces: first.number });
  expect(again.status).toBe(409);
});

test("expired and withdrawn quotes say so and take no yes; a withdrawn one says nothing else", async () => {
  const contactId = await note();
  const late = await issue(contactId);
  await querySite(site, sql`update sheets set expires_on = ${laterDay(TODAY, -1)} where id = ${late.id}`);
  await accept(late.path, "Maria Cida");
  const expired = (await send(site, late.path)).text;
  expect(expired).toContain("Este orçamento venceu");
  expect(expired).not.toContain("<form");
  const { path, id } = await issue(contactId);
  await accept(path, "Maria Cida");
  await client.ask("sheets.withdraw", { id });
  await accept(path, "Outra Pessoa");
  const withdrawn = (await send(site, path)).text;
  expect(withdrawn).toContain("foi retirado");
  for (const said of ["Dona Cida", "Maria Cida", "Motor Rio", "<form"]) expect(withdrawn).not.toContain(said);
  expect((await list(contactId)).sheets.map(({ state }) => state)).toEqual(["withdrawn", "expired"]);
});

test("a guessed link answers as any address without a page and is kept nowhere; links of a deleted contact do too", async () => {
  const contactId = await note();
  const { path } = await issue(contactId);
  await client.ask("contacts.remove", { id: contactId });
  const listMissing = () => querySite(site, sql`select path from missing_addresses where path like '/documento%'`);
  for (const guess of [path, `/documento/${"a".repeat(40)}`, "/documento/algum", `/documento/${"x".repeat(500)}`]) {
    const { status, headers, text } = await send(site, guess);
    expect([status, headers["cache-control"]]).toEqual([404, "private, no-store"]);
    expect(text).toContain("Oops! Page not found");
    expect(text).not.toContain(guess.slice(11));
  }
  expect((await accept(path, "Maria Cida")).status).toBe(404);
  expect(await listMissing()).toEqual([]);
});

test("a certificate is of a sale; what is typed holds nobody's number, and sums that make no quote are refused", async () => {
  const contactId = await note();
  const ask = async (kind: string, fields: object) => (await client.call("sheets.issue", { contactId, sheet: { kind, fields } })).status;
  expect(await ask("certificate", CERTIFICATE)).toBe(409);
  await client.ask("contacts.setState", { id: contactId, version: 1, state: "sold" });
  expect(await ask("certificate", { ...CERTIFICATE, day: laterDay(TODAY, 1) })).toBe(400);
  expect(await ask("certificate", { ...CERTIFICATE, done: "Ligar (11) 98765-4321" })).toBe(400);
  expect(await ask("quote", { ...QUOTE, discount: "2.000" })).toBe(400);
  expect(await ask("quote", { ...QUOTE, lines: [] })).toBe(400);
  expect(await ask("quote", { ...QUOTE, lines: [{ text: "Motor", quantity: 1, price: "mil" }] })).toBe(400);
  const { path } = await issue(contactId, { kind: "certificate", fields: CERTIFICATE });
  const { text } = await send(site, path);
  expect(await findHtmlProblems(text)).toEqual([]);
  for (const said of ["Certificado de garantia nº", "Motor Rio instalado", "Rui", "Garantia até"]) expect(text).toContain(said);
  expect(text).not.toContain("<form");
  const opened = await client.ask<{ fields: { months: number; done: string } }>("sheets.open", { contactId, kind: "certificate" });
  expect(opened.fields).toMatchObject({ months: 12, done: "" });
});

test("a network sends so many forms to one link in a minute, and others go on", async () => {
  const path = `/documento/${"b".repeat(40)}`;
  const from = (address: string) => accept(path, "Cida", { "x-forwarded-for": address });
  const statuses: number[] = [];
  for (let sent = 0; sent < 25; sent += 1) statuses.push((await from("203.0.113.77")).status);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  // A minute may end meanwhile, once.
  expect(statuses.filter((status) => status === 404).length).toBeLessThan(21);
  expect((await from("198.51.100.77")).status).toBe(404);
});
