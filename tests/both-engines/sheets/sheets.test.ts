import { expect, test } from "vitest";
import { createContacts } from "#server/contacts/contacts";
import { nameSheetsOf } from "#server/sheets/sheet-rows";
import { createSheets } from "#server/sheets/sheets";
import { createDatabase } from "#support/database/database";
import { CERTIFICATE, QUOTE } from "#support/sheet/quote";

const ANA = "ana@exemplo.com.br";
const NOON = new Date("2026-11-24T15:00:00Z");
const SECRET = "um-segredo-de-teste-com-32-caracteres";
const BLANK = {
  ref: "",
  state: "new",
  value: null,
  day: "2026-11-20",
  firstName: "Cida",
  district: "Mooca",
  note: "",
  gate: "",
  followOn: "",
  followAbout: "",
} as const;

async function createStore() {
  const connection = await createDatabase();
  const { db } = connection;
  const done: string[] = [];
  const activities = { record: async ({ action, subject }: { action: string; subject: string }) => void done.push(`${action} ${subject}`) };
  const readMonths = () => 24;
  const contacts = createContacts({ connection, describePages: async () => new Map(), readMonths, activities });
  const open = (secretKey: string) => createSheets({ db, secretKey, readMonths, activities, eraseTraces: async () => {} });
  const sheets = open(SECRET);
  const { id: contactId } = await contacts.create(BLANK, ANA);
  async function issue(asked: Partial<Parameters<typeof sheets.issue>[0]> = {}) {
    const answer = await sheets.issue({ contactId, content: QUOTE, expiresOn: "2026-12-04", ...asked }, ANA);
    if (answer.outcome !== "issued") throw new Error(answer.outcome);
    const listed = (await sheets.list(contactId)).find(({ id }) => id === answer.sheet.id);
    return { ...answer.sheet, token: listed?.token ?? "" };
  }
  return { db, contacts, sheets, open, contactId, issue, done, findContact: () => contacts.find(contactId) };
}

test("a quote is frozen as it was issued, found by its link alone, and moves its contact on", async () => {
  const { sheets, issue, db, findContact, contactId } = await createStore();
  const { token, id, number } = await issue();
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  expect(await sheets.findByToken(token)).toMatchObject({
    id,
    number,
    contactId,
    content: QUOTE,
    expiresOn: "2026-12-04",
    acceptedName: "",
  });
  expect(JSON.stringify(await db.selectFrom("sheets").selectAll().execute())).not.toContain(token);
  for (const guess of ["", "x", "0".repeat(40), `${token}0`, token.toUpperCase()]) expect(await sheets.findByToken(guess)).toBeUndefined();
  expect(await findContact()).toMatchObject({ state: "quote", version: 2 });
});

test("accepted twice at once it is accepted once: the first name stays, the contact moves on with the sum, one activity tells", async () => {
  const { db, sheets, issue, findContact, done, contacts, contactId } = await createStore();
  const { id, token } = await issue();
  const answers = await Promise.all([sheets.accept(id, "Cida", NOON), sheets.accept(id, "Outra", NOON)]);
  expect(answers.toSorted()).toEqual([false, true]);
  const name = answers[0] ? "Cida" : "Outra";
  expect(await sheets.findByToken(token)).toMatchObject({ acceptedAt: NOON, acceptedName: name });
  expect(await findContact()).toMatchObject({ state: "accepted", value: 1000, version: 3 });
  expect(await nameSheetsOf(db, [contactId], "2026-11-24")).toEqual(new Map([[contactId, "Orçamento nº 1: Aceito, R$ 999,90"]]));
  expect(done).toEqual(["sheet.accepted Orçamento nº 1"]);

  await contacts.setState(contactId, 3, "sold", ANA);
  const { id: other } = await issue();
  expect(await sheets.accept(other, "Cida", NOON)).toBe(true);
  expect(await findContact()).toMatchObject({ state: "sold" });
});

test("expired, withdrawn and replaced quotes are not accepted, and what is old or withdrawn has no second successor", async () => {
  const { sheets, issue, contactId, findContact } = await createStore();
  const late = await issue();
  expect(await sheets.accept(late.id, "Cida", new Date("2026-12-05T03:00:00Z"))).toBe(false);
  expect(await sheets.accept(late.id, "Cida", new Date("2026-12-05T02:59:00Z"))).toBe(true);

  const first = await issue();
  const second = await issue({ replaces: first.number });
  expect(await sheets.accept(first.id, "Cida", NOON)).toBe(false);
  expect(await sheets.findByToken(first.token)).toMatchObject({ replacedBy: second.number });
  const again = { contactId, content: QUOTE, expiresOn: "2026-12-04", replaces: first.number };
  expect(await sheets.issue(again, ANA)).toEqual({ outcome: "overtaken" });
  expect(await sheets.list(contactId)).toHaveLength(3);

  expect(await sheets.withdraw(second.id, NOON)).toMatchObject({ withdrawnAt: NOON });
  expect(await sheets.withdraw(second.id, NOON)).toBeUndefined();
  expect(await sheets.accept(second.id, "Cida", NOON)).toBe(false);
  expect(await sheets.issue({ ...again, replaces: second.number }, ANA)).toEqual({ outcome: "overtaken" });

  expect((await findContact())?.state).toBe("quote");
  const third = await issue({ content: { ...QUOTE, discountCents: 0 } });
  expect(await sheets.accept(third.id, "Cida", NOON)).toBe(true);
  expect(await findContact()).toMatchObject({ state: "accepted", value: 1050 });

  const certificate = await issue({ content: CERTIFICATE, expiresOn: "2027-11-22" });
  expect(await sheets.accept(certificate.id, "Cida", NOON)).toBe(false);
  expect((await findContact())?.state).toBe("accepted");
});

test("a contact has so many sheets and no more; deleted, it takes them along for good", async () => {
  const { sheets, issue, contacts, contactId, findContact } = await createStore();
  const { token } = await issue();
  for (let count = 1; count < 20; count += 1) await issue();
  expect(await sheets.issue({ contactId, content: QUOTE, expiresOn: "2026-12-04" }, ANA)).toEqual({ outcome: "full" });
  const removed = await contacts.remove(contactId);
  expect(removed?.sheets).toBe(20);
  if (removed) await contacts.restore(removed.contact);
  expect(await findContact()).toBeDefined();
  expect(await sheets.findByToken(token)).toBeUndefined();
  expect(await sheets.list(contactId)).toEqual([]);
  expect(await sheets.issue({ contactId: "nobody", content: QUOTE, expiresOn: "2026-12-04" }, ANA)).toEqual({ outcome: "gone" });
});

test("they are kept as long as the words of contacts, a certificate until its guarantee has ended", async () => {
  const { sheets, issue, contactId } = await createStore();
  await issue();
  await issue({ content: CERTIFICATE, expiresOn: "2099-11-22" });
  await sheets.forgetOld();
  expect(await sheets.list(contactId)).toHaveLength(2);
  await sheets.forgetOld(new Date("2090-01-01T12:00:00Z"));
  expect((await sheets.list(contactId)).map(({ kind }) => kind)).toEqual(["certificate"]);
  await sheets.forgetOld(new Date("2099-11-22T12:00:00Z"));
  expect(await sheets.list(contactId)).toHaveLength(1);
  await sheets.forgetOld(new Date("2099-11-23T12:00:00Z"));
  expect(await sheets.list(contactId)).toEqual([]);
});

test("after a change of the secret a link that was sent opens on, and cannot be told again", async () => {
  const { open, issue, contactId } = await createStore();
  const { id, token } = await issue();
  const later = open(`${SECRET}-novo`);
  expect(await later.findByToken(token)).toMatchObject({ id });
  expect(await later.list(contactId)).toMatchObject([{ id, token: undefined }]);
});
