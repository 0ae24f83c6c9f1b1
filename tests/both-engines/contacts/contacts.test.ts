import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { codeOfPage, writeContactRef } from "#domain/contact/contact-ref";
import type { ContactFilter } from "#domain/contacts/contact";
import type { ContactFields } from "#domain/contacts/contact-schema";
import { createDoneCalls } from "#server/calls/done-calls";
import { MAX_MATCHES } from "#server/contacts/contact-list";
import { createContacts } from "#server/contacts/contacts";
import { exportContacts } from "#server/contacts/export-contacts";
import { createDatabase } from "#support/database/database";
import { ENGINE } from "#support/database/engine";
import { planOf } from "#support/database/plan";

const PAGE = 417;
const REF = writeContactRef(codeOfPage(PAGE), "hero");
const ELSEWHERE = writeContactRef(codeOfPage(9999), "bar");
const NOW = new Date("2026-11-22T15:00:00Z");
const ANA = "ana@exemplo.com.br";
const BIA = "bia@exemplo.com.br";
const fields: ContactFields = {
  ref: REF,
  state: "new",
  value: null,
  day: "2026-11-22",
  firstName: "Érica",
  district: "Mooca",
  note: "Portão de correr",
  gate: "",
  followOn: "",
  followAbout: "",
};

async function createNotebook({ months = 24 } = {}) {
  const connection = await createDatabase();
  const pages = new Map([[PAGE, { path: "/links-uteis/motor-de-portao", title: "Motor de portão", isPublic: true }]]);
  const recorded: string[] = [];
  const contacts = createContacts({
    connection,
    describePages: async (numbers) => new Map([...pages].filter(([number]) => numbers.includes(number))),
    readMonths: () => months,
    activities: { record: async ({ action, subject }) => void recorded.push(`${action}: ${subject}`) },
  });
  const note = async (change: Partial<ContactFields> = {}) => (await contacts.create({ ...fields, ...change }, ANA)).id;
  const find = async (query = "", filter: Omit<ContactFilter, "query"> = {}) => {
    const listed = await contacts.list({ query, ...filter }, 10, 0, NOW);
    return { notes: listed.contacts.map((contact) => contact.note), total: listed.total };
  };
  const count = async () =>
    Number((await connection.db.selectFrom("contacts").select(sql<number>`count(*)`.as("all")).executeTakeFirst())?.all);
  return { connection, contacts, pages, recorded, note, find, count };
}

test("the same call sent twice, even at once, notes one contact; another call another", async () => {
  const { connection, contacts, count } = await createNotebook();
  const doneCalls = createDoneCalls(connection.db, (error) => expect.fail(String(error)));
  const send = (key: string) =>
    contacts.create(fields, ANA, doneCalls.begin({ caller: "1", action: "contacts.create", key, input: fields }).inside);
  const [first, second] = await Promise.all([send("a"), send("a")]);
  expect([second, await send("a")]).toEqual([first, first]);
  expect(await count()).toBe(1);
  expect((await send("b")).id).not.toBe(first?.id);
  expect(await count()).toBe(2);
});

test("of a pasted message its reference is kept, and what it names; an unknown one as typed, and none at all", async () => {
  const { connection, contacts, pages, note } = await createNotebook();
  const message = `[10:32] Érica: Olá! Meu telefone é 11 98765-4321\nRef. ${REF.toLowerCase()}\nobrigada`;
  const origins = async (ref: string) => {
    const contact = await contacts.find(await note({ ref }));
    return [contact?.ref, contact?.page, contact?.place];
  };
  expect(await origins(message)).toEqual([REF, PAGE, "hero"]);
  expect(await origins(ELSEWHERE)).toEqual([ELSEWHERE, undefined, undefined]);
  expect(await origins("abcd")).toEqual(["ABCD", undefined, undefined]);
  expect(await origins("")).toEqual(["", undefined, undefined]);
  const { rows } = await sql<{ row: string }>`select * from contacts`.execute(connection.db);
  expect(JSON.stringify(rows)).not.toContain("98765");

  const id = await note();
  pages.clear();
  const changed = await contacts.update(id, 1, { ...fields, value: 1400 }, ANA);
  expect(changed).toMatchObject({ outcome: "saved", value: { ref: REF, page: PAGE, place: "hero", value: 1400 } });
});

test("who saves second is told what stands there, and nothing is overwritten", async () => {
  const { contacts, note } = await createNotebook();
  const id = await note();
  expect(await contacts.setState(id, 1, "sold", ANA)).toMatchObject({ outcome: "saved", value: { state: "sold", version: 2 } });
  const seen = { outcome: "conflict", value: { state: "sold", updatedBy: ANA, version: 2, note: fields.note } };
  expect(await contacts.update(id, 1, { ...fields, note: "Outra" }, BIA)).toMatchObject(seen);
  expect(await contacts.setState(id, 1, "lost", BIA)).toMatchObject(seen);
  // The same once more, as after an answer that was lost.
  expect(await contacts.setState(id, 1, "sold", ANA)).toMatchObject({ outcome: "saved", value: { version: 2 } });
  expect(await contacts.update(id, 2, { ...fields, state: "sold", note: "Outra" }, BIA)).toMatchObject({ outcome: "saved" });
  expect(await contacts.update(id, 2, { ...fields, state: "sold", note: "Outra" }, BIA)).toMatchObject({
    outcome: "saved",
    value: { version: 3, updatedBy: BIA },
  });
  const racers = await Promise.all(["quote", "lost"].map((state) => contacts.setState(id, 3, state as "quote" | "lost", ANA)));
  expect(racers.map(({ outcome }) => outcome).toSorted()).toEqual(["conflict", "saved"]);
});

test("what is deleted is gone, and comes back as it was, once", async () => {
  const { contacts, note, find, count } = await createNotebook();
  const id = await note();
  const before = await contacts.find(id);
  const removed = (await contacts.remove(id))?.contact;
  expect([removed, await contacts.find(id), await contacts.remove(id), (await find("mooca")).total]).toEqual([
    before,
    undefined,
    undefined,
    0,
  ]);
  expect(await contacts.setState(id, 1, "sold", ANA)).toEqual({ outcome: "gone" });
  if (!removed) expect.fail();
  await Promise.all([contacts.restore(removed), contacts.restore(removed)]);
  expect(await contacts.find(id)).toMatchObject({ ...before, version: 2, updatedAt: expect.any(Date) });
  expect([await count(), (await find("mooca")).total]).toEqual([1, 1]);
});

test("a search finds by the beginnings of words, filters narrow it, and the newest day comes first", async () => {
  const { note, find } = await createNotebook();
  await note({ note: "Primeira", day: "2026-11-20", state: "sold" });
  await note({ note: "Segunda, 400 kg", ref: "abcd", firstName: "", day: "2026-10-01" });
  await note({ note: "Terceira", district: "Tatuapé", day: "2026-11-22" });
  expect((await find()).notes).toEqual(["Terceira", "Primeira", "Segunda, 400 kg"]);
  expect((await find("erica")).notes).toEqual(["Terceira", "Primeira"]);
  expect((await find("TATUAPE eri")).notes).toEqual(["Terceira"]);
  expect((await find(REF.toLowerCase())).total).toBe(2);
  expect((await find("abcd kg")).notes).toEqual(["Segunda, 400 kg"]);
  expect((await find("mooca", { state: "sold" })).notes).toEqual(["Primeira"]);
  expect((await find("mooca", { period: 30 })).notes).toEqual(["Primeira"]);
  expect((await find("", { period: 7, state: "new" })).notes).toEqual(["Terceira"]);
  expect((await find("", { from: "2026-10-01", to: "2026-11-20" })).notes).toEqual(["Primeira", "Segunda, 400 kg"]);
  expect((await find("", { from: "2026-11-21" })).notes).toEqual(["Terceira"]);
  expect((await find("", { to: "2026-10-01", state: "new" })).notes).toEqual(["Segunda, 400 kg"]);
  for (const query of ['"', "ooca", "(", "*", "a AND", "'; drop table contacts; --", "\u0000", "😀"])
    expect((await find(query)).total).toBe(0);
});

test("past the owner's term the words are forgotten, in the index too, and the figures stay", async () => {
  const { connection, contacts, note, find, recorded } = await createNotebook({ months: 12 });
  const old = await note({ day: "2025-11-21", state: "sold", value: 1400 });
  const unknown = await note({ day: "2025-01-01", ref: "erica", firstName: "", district: "", note: "" });
  const young = await note({ day: "2025-11-22" });
  for (let more = 0; more < 60; more += 1) await note({ day: "2020-05-05", note: `Velha ${more}` });
  expect(await contacts.forgetOld(NOW)).toBe(62);
  expect(await contacts.find(old)).toMatchObject({
    ...{ ref: REF, page: PAGE, place: "hero", state: "sold", value: 1400, day: "2025-11-21" },
    ...{ firstName: "", district: "", note: "", version: 2, updatedBy: "O site" },
  });
  expect(await contacts.find(unknown)).toMatchObject({ ref: "", firstName: "" });
  expect((await contacts.find(young))?.firstName).toBe("Érica");
  expect([(await find("erica")).total, (await find("velha")).total, (await find(REF)).total]).toEqual([1, 0, 62]);
  expect(await contacts.forgetOld(NOW)).toBe(0);
  expect(recorded).toEqual(["contacts.forgotten: 62 contatos"]);
  if (ENGINE === "sqlite") {
    await sql`insert into contact_search(contact_search, rank) values ('integrity-check', 1)`.execute(connection.db);
    const { rows } = await sql<{ block: Uint8Array }>`select block from contact_search_data`.execute(connection.db);
    expect(Buffer.concat(rows.map(({ block }) => block)).toString("latin1")).not.toContain("velha");
  }
});

test("the whole notebook leaves as a file, with no cell that a spreadsheet would run", async () => {
  const { connection, contacts, pages, note } = await createNotebook();
  expect(await readAll(exportContacts(connection, contacts.describePages, "json"))).toBe("[]\n");
  await note({ note: "=cmd|' /C calc'!A0", value: 1400, state: "sold" });
  await note({ ref: "", firstName: "+Ana", note: 'Aspas "duplas"; e\nlinha nova' });
  for (let more = 0; more < 250; more += 1) await note({ note: `Mais ${more}` });
  const csv = await readAll(exportContacts(connection, contacts.describePages, "csv"));
  const [head = [], first = [], second = [], ...rest] = parse(csv, { bom: true, delimiter: ";" });
  expect(head.slice(0, 10)).toEqual([
    ...["dia", "ref", "pagina", "endereco", "botao", "situacao", "valor", "primeiro_nome", "bairro", "anotacao"],
  ]);
  expect(first.slice(1, 10)).toEqual([
    ...[REF, "Motor de portão", "/links-uteis/motor-de-portao", "Abertura", "Vendido", "1400", "Érica", "Mooca", "'=cmd|' /C calc'!A0"],
  ]);
  expect(second.slice(1, 10)).toEqual(["", "", "", "", "Novo", "", "'+Ana", "Mooca", 'Aspas "duplas"; e\nlinha nova']);
  expect(rest).toHaveLength(250);
  pages.clear();
  const [json] = JSON.parse(await readAll(exportContacts(connection, contacts.describePages, "json")));
  expect(json).toMatchObject({ dia: "2026-11-22", ref: REF, pagina: "", valor: 1400, situacao: "Vendido" });
});

test("contacts are listed, narrowed, searched and forgotten by indexes alone, however many there are", async () => {
  const { connection } = await createNotebook();
  const list = (where: string) => planOf(connection, `select * from contacts ${where} order by day desc, seq desc limit 20`);
  for (const [where, index] of [
    ["", "contacts_by_day"],
    ["where day >= '2020' and day <= '2025'", "contacts_by_day"],
    ["where state = 'sold' and day >= '2020'", "contacts_by_state"],
  ] as const) {
    const plan = await list(where);
    expect(plan, where).toContain(index);
    expect(plan, where).not.toMatch(/TEMP B-TREE|Sort/);
  }
  expect(
    await planOf(
      connection,
      "select seq from contacts where day < '2011' and (first_name <> '' or district <> '' or note <> '' or (page is null and ref <> '')) limit 500",
    ),
  ).toContain("contacts_with_words");
  expect(await planOf(connection, "select count(*) from contacts where state = 'sold'")).toContain("contacts_by_state");
  const words =
    ENGINE === "sqlite"
      ? `select seq from contacts where seq in (select rowid from contact_search where contact_search match '"ana"*')`
      : "select seq from contacts where to_tsvector('simple', search_text) @@ to_tsquery('simple', 'ana:*')";
  const plan = await planOf(connection, words, { byBitmaps: true });
  expect(plan).toMatch(ENGINE === "sqlite" ? /contact_search VIRTUAL TABLE INDEX/ : /Bitmap Index Scan on contacts_search/);
});

test("of more matches than are looked at those noted last are found, and lists come in slices to their last one", async () => {
  const { connection, contacts } = await createNotebook();
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
    insert into contacts(id, day, ref, page, place, state, value, first_name, district, note, search_text, version, created_by, created_at, updated_by, updated_at)
    select 'id' || i, '20' || (10 + i % 17) || '-11-20', '', null, null, case i % 5 when 0 then 'sold' else 'lost' end, i, 'Ana', 'Mooca', '',
      'ana mooca n' || i, 1, 'a', '2026', 'a', '2026' from n`.execute(connection.db);
  const list = (filter: ContactFilter, offset = 0) => contacts.list(filter, 20, offset, NOW);
  const one = await list({ query: "n1999 ana" });
  expect([one.total, one.contacts[0]?.id]).toEqual([1, "id1999"]);
  expect(await list({ query: "ana" })).toMatchObject({ total: MAX_MATCHES, isTotalExact: false });
  expect(await list({ query: "ana", state: "sold" })).toMatchObject({ total: 400, isTotalExact: true });
  expect(await list({ query: "", state: "sold" })).toMatchObject({ total: 400, isTotalExact: true });
  const last = await list({ query: "" }, 1980);
  expect([last.total, last.contacts.length, last.contacts.at(-1)?.day]).toEqual([2000, 20, "2010-11-20"]);
});

async function readAll(text: AsyncIterable<string>): Promise<string> {
  let all = "";
  for await (const part of text) all += part;
  return all;
}

test("who is to be come back to is told when the day has come, the longest first, and never what is decided", async () => {
  const { contacts, note } = await createNotebook();
  const due = async (now = NOW) => {
    const { due, total } = await contacts.listDue(10, now);
    expect(total).toBe(due.length);
    return due.map(({ contact, about }) => `${about} ${contact.note}`);
  };
  const quote = await note({ note: "a", state: "quote", followOn: "2026-11-22", followAbout: "quote" });
  await note({ note: "b", followOn: "2026-11-20" });
  await note({ note: "c", state: "quote", followOn: "2026-11-23", followAbout: "quote" });
  await note({ note: "d", state: "lost", followOn: "2026-11-20", followAbout: "maintenance" });
  expect(await due()).toEqual(["other b", "quote a"]);
  expect((await due(new Date("2026-11-23T15:00:00Z"))).at(-1)).toBe("quote c");

  await contacts.setState(quote, 1, "accepted", ANA);
  expect(await due()).toEqual(["other b"]);
  await contacts.setState(quote, 2, "quote", ANA);
  expect(await due()).toEqual(["other b", "quote a"]);

  const next = { on: "2026-12-01", about: "quote" } as const;
  expect(await contacts.setFollowUp(quote, 3, next, ANA)).toMatchObject({ outcome: "saved", value: { followOn: "2026-12-01" } });
  expect((await contacts.setFollowUp(quote, 3, next, ANA)).outcome).toBe("saved");
  expect((await contacts.setFollowUp(quote, 3, { on: "", about: "" }, ANA)).outcome).toBe("conflict");
  expect(await due()).toEqual(["other b"]);
});

test("everybody who bought is asked once how it went, whatever he paid, for a month after he was written of", async () => {
  const { contacts, note } = await createNotebook();
  const now = new Date();
  const asked = async (at = now) => (await contacts.listDue(10, at)).due.map(({ contact, about }) => `${about} ${contact.note}`);
  const first = await note({ note: "a", state: "sold", value: 0 });
  await note({ note: "b", state: "sold", value: 9000 });
  await note({ note: "c", state: "lost" });
  expect(await asked()).toEqual(["review a", "review b"]);
  expect(await contacts.setAsked(first, "2026-11-22")).toMatchObject({ askedOn: "2026-11-22", version: 1 });
  expect(await contacts.setAsked(first, "2026-11-23")).toBeUndefined();
  expect(await asked()).toEqual(["review b"]);
  expect(await asked(new Date(now.getTime() + 32 * 86_400_000))).toEqual([]);
  const forgotten = new Date("2090-01-01T12:00:00Z");
  await contacts.forgetOld(forgotten);
  expect(await asked(forgotten)).toEqual([]);
});

test("a date to come back goes with the words, is brought back with its contact, and stands in the file", async () => {
  const { connection, contacts, note } = await createNotebook();
  const id = await note({ gate: "basculante", followOn: "2026-12-01", followAbout: "maintenance" });
  await contacts.setAsked(id, "2026-11-22");
  const removed = await contacts.remove(id);
  if (removed) await contacts.restore(removed.contact);
  const back = { gate: "basculante", followOn: "2026-12-01", followAbout: "maintenance", askedOn: "2026-11-22" };
  expect(await contacts.find(id)).toMatchObject(back);
  let file = "";
  for await (const part of exportContacts(connection, contacts.describePages, "json")) file += part;
  expect(JSON.parse(file)).toMatchObject([{ portao: "basculante", voltar_em: "2026-12-01", voltar_para: "Manutenção" }]);
  await contacts.forgetOld(new Date("2030-01-01T12:00:00Z"));
  expect(await contacts.find(id)).toMatchObject({ gate: "basculante", followOn: "", followAbout: "", firstName: "" });
});
