import { expect, test } from "vitest";
import type { AppointmentFields } from "#domain/appointment/appointment";
import { createAppointments, findLastAppointments } from "#server/appointments/appointments";
import { createCalendarFeeds } from "#server/appointments/calendar-feeds";
import { createDoneCalls } from "#server/calls/done-calls";
import { createContacts } from "#server/contacts/contacts";
import { exportContacts } from "#server/contacts/export-contacts";
import { register } from "#support/content/register";
import { createDatabase } from "#support/database/database";

const ANA = "ana@exemplo.com.br";
const SECRET = "um-segredo-de-teste-com-32-caracteres";
const NOON = new Date("2026-11-22T15:00:00Z");
const SLOT: AppointmentFields = { day: "2026-11-24", windowId: "manha", technicianId: "", note: "" };
const BLANK = { ref: "", state: "new", value: null, day: "2026-11-20", firstName: "Cida", district: "Mooca", note: "" } as const;

async function createStore() {
  const connection = await createDatabase();
  const { db } = connection;
  const freed: string[] = [];
  const onBooked = () => void freed.push("");
  const activities = { record: async () => {} };
  const parts = { connection, describePages: async () => new Map(), readMonths: () => 24, activities, onFreed: onBooked };
  const contacts = createContacts(parts);
  const appointments = createAppointments({ db, readBusiness: () => register, onBooked, eraseTraces: async () => {} });
  const note = async () => (await contacts.create({ ...BLANK, gate: "", followOn: "", followAbout: "" }, ANA)).id;
  async function book(contactId: string, change: Partial<AppointmentFields> = {}) {
    const answer = await appointments.book(contactId, { ...SLOT, ...change }, ANA);
    return answer.outcome === "saved" ? answer.value : answer.outcome;
  }
  const booked = async () => Object.fromEntries(await appointments.countBooked("2026-11-22"));
  return { connection, db, contacts, appointments, freed, note, book, booked };
}

test("a window takes as many visits as it has room for, asked at once or one after the other, and the contact moves on", async () => {
  const { contacts, note, book, booked, freed } = await createStore();
  const [cida, rui] = [await note(), await note()];
  const answers = await Promise.all([book(cida), book(rui)]);
  expect(answers.filter((answer) => answer === "full")).toHaveLength(1);
  expect(await booked()).toEqual({ "2026-11-24-manha": 1 });
  expect(freed).toHaveLength(1);
  const states = await Promise.all([cida, rui].map(async (id) => (await contacts.find(id))?.state));
  expect(states.toSorted()).toEqual(["new", "visit"]);
  expect(await book(await note(), { windowId: "madrugada" })).toBe("full");
  expect(await book("nobody", { windowId: "tarde" })).toBe("gone");
});

test("the same call sent twice arranges one visit", async () => {
  const { db, appointments, note, booked } = await createStore();
  const doneCalls = createDoneCalls(db, (error) => expect.fail(String(error)));
  const id = await note();
  const send = () =>
    appointments.book(id, SLOT, ANA, doneCalls.begin({ caller: "1", action: "appointments.book", key: "a", input: SLOT }).inside);
  const [first, second] = [await send(), await send()];
  expect([first.outcome, second.outcome]).toEqual(["saved", "saved"]);
  expect(await booked()).toEqual({ "2026-11-24-manha": 1 });
});

test("one visit of a contact is open at a time; several follow one another; cancelled ones give their room back", async () => {
  const { db, appointments, note, book, booked } = await createStore();
  const id = await note();
  const first = await book(id);
  if (typeof first === "string") throw new Error(first);
  expect(await book(id, { windowId: "tarde" })).toBe("open");
  expect(await appointments.setState(first.id, 1, "done", ANA)).toMatchObject({ outcome: "saved", value: { state: "done", version: 2 } });
  expect(await appointments.setState(first.id, 1, "cancelled", ANA)).toMatchObject({ outcome: "conflict" });
  const second = await book(id, { day: "2026-11-25" });
  if (typeof second === "string") throw new Error(second);
  expect(await appointments.setState(first.id, 2, "open", ANA)).toEqual({ outcome: "open" });
  expect(await booked()).toEqual({ "2026-11-24-manha": 1, "2026-11-25-manha": 1 });

  await appointments.setState(second.id, 1, "cancelled", ANA);
  expect(await booked()).toEqual({ "2026-11-24-manha": 1 });
  expect(await book(await note(), { day: "2026-11-25" })).toMatchObject({ state: "open" });
  expect(await appointments.setState(second.id, 2, "open", ANA)).toEqual({ outcome: "full" });
  expect((await findLastAppointments(db, [id])).get(id)).toMatchObject({ id: first.id, state: "done" });
});

test("a visit is moved over the version that was seen, into a window that has room", async () => {
  const { appointments, note, book, booked } = await createStore();
  await book(await note());
  const other = await book(await note(), { windowId: "tarde", technicianId: "rui" });
  if (typeof other === "string") throw new Error(other);
  const fields = { ...SLOT, windowId: "tarde", technicianId: "rui", note: "Levar escada" };
  expect(await appointments.save(other.id, 1, { ...fields, windowId: "manha" }, ANA)).toEqual({ outcome: "full" });
  expect(await appointments.save(other.id, 1, fields, ANA)).toMatchObject({ outcome: "saved", value: fields });
  expect(await appointments.save(other.id, 1, fields, ANA)).toMatchObject({ outcome: "conflict" });
  expect(await booked()).toEqual({ "2026-11-24-manha": 1, "2026-11-24-tarde": 1 });
  const list = async (asked: object) =>
    (await appointments.list({ from: "2026-11-24", to: "2026-11-24", ...asked })).map(({ windowId }) => windowId);
  expect(await list({})).toEqual(["manha", "tarde"]);
  expect(await list({ technicianId: "rui" })).toEqual(["tarde"]);
});

test("visits go with their contact, and with the words after the owner's term; they stand in the notebook's file", async () => {
  const { connection, contacts, appointments, note, book, booked, freed } = await createStore();
  const id = await note();
  await book(id);
  let file = "";
  for await (const part of exportContacts(connection, contacts.describePages, "json")) file += part;
  expect(JSON.parse(file)).toMatchObject([{ visita: "2026-11-24: Marcada" }]);
  expect(await contacts.remove(id)).toMatchObject({ visits: 1 });
  expect([await booked(), freed.length]).toEqual([{}, 2]);

  await book(await note());
  await appointments.forgetOld(NOON);
  expect(await booked()).toEqual({ "2026-11-24-manha": 1 });
  await appointments.forgetOld(new Date("2029-01-01T12:00:00Z"));
  expect(await booked()).toEqual({});
});

test("who was visited is asked how it went as who bought is", async () => {
  const { contacts, appointments, note, book } = await createStore();
  const id = await note();
  const visit = await book(id);
  if (typeof visit === "string") throw new Error(visit);
  const due = async () => (await contacts.listDue(5, new Date())).due.map(({ about, contact }) => `${about} ${contact.id === id}`);
  expect(await due()).toEqual([]);
  await appointments.setState(visit.id, 1, "done", ANA);
  expect(await due()).toEqual(["review true"]);
});

test("a calendar's address opens by its token alone, under a new secret too, until it is withdrawn", async () => {
  const { db } = await createStore();
  const feeds = createCalendarFeeds(db, SECRET);
  const id = (await feeds.make("rui", ANA)) ?? "";
  const [{ token = "" } = {}] = await feeds.list();
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  expect(JSON.stringify(await db.selectFrom("calendar_feeds").selectAll().execute())).not.toContain(token);
  expect(await feeds.findByToken(token)).toEqual({ technicianId: "rui" });
  for (const guess of ["", "x", "0".repeat(40), token.toUpperCase()]) expect(await feeds.findByToken(guess)).toBeUndefined();

  const other = createCalendarFeeds(db, `${SECRET}-outro`);
  expect((await other.list())[0]?.token).toBeUndefined();
  expect(await other.findByToken(token)).toEqual({ technicianId: "rui" });
  expect([await feeds.withdraw(id), await feeds.withdraw(id)]).toEqual([true, false]);
  expect(await feeds.findByToken(token)).toBeUndefined();
  for (let count = 0; count < 20; count += 1) expect(await feeds.make("", ANA)).toBeDefined();
  expect(await feeds.make("", ANA)).toBeUndefined();
});
