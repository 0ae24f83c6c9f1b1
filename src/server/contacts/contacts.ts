import { randomUUID } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";
import { sql } from "kysely";
import { addMonths } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import type { Contact, ContactFilter } from "#domain/contacts/contact";
import { tidyContact } from "#domain/contacts/contact-fields";
import type { ContactFields } from "#domain/contacts/contact-schema";
import type { ContactState } from "#domain/contacts/contact-state";
import type { FollowUp } from "#domain/contacts/follow-up";
import { readTypedRef } from "#domain/contacts/typed-ref";
import { formatCount } from "#domain/text/format";
import { type ActivityLog, SITE_ACTOR } from "../activities/activity-log";
import { dropAppointments } from "../appointments/appointments";
import { always } from "../calls/done-calls";
import type { CountedPage } from "../counts/describe-pages";
import { countChanged } from "../database/count-rows";
import type { Connection, Database } from "../database/database";
import type { Transaction } from "../database/tables";
import { type Saved, versionedRows } from "../database/versioned-rows";
import { dropSheets } from "../sheets/sheets";
import { listContacts, listDue } from "./contact-list";
import { NO_WORDS, type Origin, toColumns, toContact } from "./contact-row";

/** What the notebook says of a page. */
export type NamedPage = Pick<CountedPage, "path" | "title" | "isPublic">;

/** Pages by their numbers; those that are gone for good are absent. */
export type DescribePages = (numbers: readonly number[]) => Promise<ReadonlyMap<number, NamedPage>>;

interface ContactsParts {
  connection: Connection;
  describePages: DescribePages;
  /** How many months the words of a contact are kept. */
  readMonths: () => number;
  activities: Pick<ActivityLog, "record">;
  /** Hears that visits went with a contact, and their windows have room. */
  onFreed?: () => void;
}

/** Contacts forgotten in one transaction: others wait no longer than that takes, and taking words out of an index takes long. */
const FORGET_BATCH = 50;

/** The notebook of those who wrote or called: what came of a contact, and as little as can be of who it was. */
export function createContacts({ connection, describePages, readMonths, activities, onFreed }: ContactsParts) {
  const { db } = connection;
  const rows = versionedRows(db, "contacts", { toValue: toContact });

  /** What a reference names, where there is such a page. */
  async function findOrigin(ref: string): Promise<Origin> {
    const read = readTypedRef(ref)?.read;
    const isKnown = read !== undefined && (await describePages([read.page])).has(read.page);
    return isKnown ? read : { page: null, place: null };
  }

  type Changed = Partial<ReturnType<typeof toColumns>>;

  /** Writes over the version that was seen, or tells what stands there instead. */
  async function change(id: string, seenVersion: number, columns: Changed, savedBy: string, isSame: (current: Contact) => boolean) {
    const saved = await rows.save(id, seenVersion, () => ({ ...columns, updated_by: savedBy, updated_at: new Date().toISOString() }));
    // Sent again after its answer was lost, or another person meant the same.
    return saved.outcome === "conflict" && isSame(saved.value) ? { ...saved, outcome: "saved" as const } : saved;
  }

  return {
    describePages,

    list: (filter: ContactFilter, limit: number, offset: number, now = new Date()) =>
      listContacts(connection, filter, { today: dayOf(now), limit, offset }),

    find: rows.find,

    async findMany(ids: readonly string[]): Promise<ReadonlyMap<string, Contact>> {
      if (ids.length === 0) return new Map();
      const found = await db.selectFrom("contacts").selectAll().where("id", "in", ids).execute();
      return new Map(found.map((row) => [row.id, toContact(row)]));
    },

    async create(fields: ContactFields, createdBy: string, once = always): Promise<{ id: string; version: number }> {
      const tidy = tidyContact(fields);
      const columns = toColumns(tidy, await findOrigin(tidy.ref));
      const at = new Date().toISOString();
      const by = { created_by: createdBy, created_at: at, updated_by: createdBy, updated_at: at };
      const make = async (transaction: Transaction) => {
        const made = { id: randomUUID(), version: 1 };
        const row = { ...made, ...columns, ...by };
        await transaction.insertInto("contacts").values(row).execute();
        return made;
      };
      return await db.transaction().execute((transaction) => once(transaction, () => make(transaction)));
    },

    async update(id: string, seenVersion: number, fields: ContactFields, savedBy: string): Promise<Saved<Contact>> {
      const tidy = tidyContact(fields);
      const current = await rows.find(id);
      // A page that is gone since is still where the contact came from.
      const origin = current?.ref === tidy.ref ? { page: current.page ?? null, place: current.place ?? null } : await findOrigin(tidy.ref);
      return await change(id, seenVersion, toColumns(tidy, origin), savedBy, (contact) => hasFields(contact, tidy));
    },

    /** When to come back and what for; "" for never. */
    setFollowUp: (id: string, seenVersion: number, { on, about }: FollowUp | { on: ""; about: "" }, savedBy: string) =>
      change(id, seenVersion, { follow_on: on, follow_about: about }, savedBy, (contact) => contact.followOn === on),

    /** That he was asked how it went, or is not going to be; undefined where he is no more, or was asked before. */
    async setAsked(id: string, today: string): Promise<Contact | undefined> {
      const unasked = db.updateTable("contacts").where((eb) => eb.and({ id, asked_on: "" }));
      const row = await unasked.set({ asked_on: today }).returningAll().executeTakeFirst();
      return row && toContact(row);
    },

    listDue: (limit: number, now: Date) => listDue(db, dayOf(now), limit),

    setState: (id: string, seenVersion: number, state: ContactState, savedBy: string) =>
      change(id, seenVersion, { state }, savedBy, (contact) => contact.state === state),

    /** Deletes it for good with its sheets and visits, and gives what it was, which `restore` takes back, and how many of them there were. */
    async remove(id: string): Promise<{ contact: Contact; sheets: number; visits: number } | undefined> {
      const removed = await db.transaction().execute(async (transaction) => {
        const row = await transaction.deleteFrom("contacts").where("id", "=", id).returningAll().executeTakeFirst();
        if (!row) return undefined;
        const [sheets, visits] = [await dropSheets(transaction, id), await dropAppointments(transaction, id)];
        return { contact: toContact(row), sheets, visits };
      });
      if (removed && removed.visits > 0) onFreed?.();
      return removed;
    },

    /** Puts back what was deleted; does nothing where it is there. */
    async restore(contact: Contact): Promise<void> {
      const { id, page = null, place = null, version, createdAt, updatedBy: by, askedOn } = contact;
      await db
        .insertInto("contacts")
        .values({
          id,
          ...toColumns(tidyContact(contact), { page, place }),
          asked_on: askedOn,
          version: version + 1,
          created_by: by,
          created_at: createdAt.toISOString(),
          updated_by: by,
          updated_at: new Date().toISOString(),
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },

    /**
     * Takes the words from contacts that are older than the owner keeps them: name, district, note, and what was typed
     * as a reference that nobody knows, and when to come back to him. Day, page, state, sum and kind of gate stay, so that old results do not change.
     */
    async forgetOld(now = new Date()): Promise<number> {
      const before = addMonths(dayOf(now), -readMonths());
      let forgotten = 0;
      for (let count = FORGET_BATCH; count === FORGET_BATCH; await breathe()) {
        count = await forgetSome(db, before, now);
        forgotten += count;
      }
      const subject = formatCount(forgotten, "contato", "contatos");
      if (forgotten > 0) await activities.record({ actor: SITE_ACTOR, action: "contacts.forgotten", subject });
      return forgotten;
    },
  };
}

const hasFields = (contact: Contact, fields: ContactFields): boolean =>
  (Object.keys(fields) as (keyof ContactFields)[]).every((name) => contact[name] === fields[name]);

const WORD_COLUMNS = Object.keys(NO_WORDS) as (keyof typeof NO_WORDS)[];

async function forgetSome(db: Database, before: string, now: Date): Promise<number> {
  const forgotten = db
    .updateTable("contacts")
    .set({
      ...NO_WORDS,
      follow_on: "",
      follow_about: "",
      ref: sql<string>`case when page is null then '' else ref end`,
      search_text: sql<string>`case when page is null then '' else lower(ref) end`,
      version: sql<number>`version + 1`,
      updated_by: SITE_ACTOR,
      updated_at: now.toISOString(),
    })
    .where("seq", "in", (query) =>
      query
        .selectFrom("contacts")
        .select("seq")
        .where("day", "<", before)
        .where((row) =>
          row.or([
            ...[...WORD_COLUMNS, "follow_on" as const].map((column) => row(column, "<>", "")),
            row.and([row("page", "is", null), row("ref", "<>", "")]),
          ]),
        )
        .limit(FORGET_BATCH),
    );
  return await countChanged(forgotten);
}
