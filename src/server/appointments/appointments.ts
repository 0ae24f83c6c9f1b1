import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { type Appointment, type AppointmentFields, type AppointmentState, findWindow } from "#domain/appointment/appointment";
import { appointmentForm, appointmentSchema } from "#domain/appointment/appointment-schema";
import { type Booked, nameSlot } from "#domain/booking/slots";
import { addMonths } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import type { ContactState } from "#domain/contacts/contact-state";
import type { Business } from "#domain/facts/business";
import { always } from "../calls/done-calls";
import { countChanged, countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { lockRows, takeTurn } from "../database/dialect";
import { createFieldColumns, readRow } from "../database/field-columns";
import type { EraseTraces } from "../database/sqlite/erasure";
import type { Tables } from "../database/tables";
import type { AppointmentTable } from "../database/tables/visits";
import { type Saved, versionedRows } from "../database/versioned-rows";
import { moveContact } from "../sheets/sheets";

// The one place for what becomes of a visit that was arranged with a contact (decision 049).

const { toColumns } = createFieldColumns(appointmentSchema, appointmentForm);

/** Where a contact may stand that an arranged visit takes further. */
const BEFORE_VISIT: readonly ContactState[] = ["new", "quote", "accepted", "lost"];

const MOST_LISTED = 500;
/** Nothing is arranged for later. */
const LAST_DAY = "9999-12-31";

/** They take room in their window. */
const BOOKED: readonly AppointmentState[] = ["open", "done"];

/** `full`: its window has no room; `open`: the contact has another one that is open; `gone`: there is no such contact, or visit. */
export type BookOutcome = Saved<Appointment> | { outcome: "full" } | { outcome: "open" };

interface AppointmentsParts {
  db: Database;
  readBusiness: () => Pick<Business, "windows" | "privacy">;
  /** Hears that a window may have room, or none, since. */
  onBooked: () => void;
  eraseTraces: EraseTraces;
}

class Refused extends Error {
  readonly outcome: "full" | "open" | "gone";

  constructor(outcome: "full" | "open" | "gone") {
    super(outcome);
    this.outcome = outcome;
  }
}

/** Visits to contacts: in a window that has room, one of a contact open at a time. */
export function createAppointments({ db, readBusiness, onBooked, eraseTraces }: AppointmentsParts) {
  const rows = versionedRows(db, "appointments", { toValue: toAppointment });
  const booked = db.selectFrom("appointments").where("state", "in", BOOKED);

  /** Whoever takes room waits for the others, so that none is given twice. */
  async function takeRoom(transaction: Transaction<Tables>, { day, windowId }: AppointmentFields, id = ""): Promise<void> {
    await takeTurn(transaction, "appointments");
    const window = readBusiness().windows.find((window) => window.id === windowId);
    const others = transaction.selectFrom("appointments").where("day", "=", day).where("window_id", "=", windowId);
    const count = await countRows(others.where("state", "in", BOOKED).where("id", "<>", id));
    if (!window || count >= window.capacity) throw new Refused("full");
  }

  async function refuseSecond(transaction: Transaction<Tables>, contactId: string): Promise<void> {
    await takeTurn(transaction, "appointments");
    const open = transaction.selectFrom("appointments").where("contact_id", "=", contactId).where("state", "=", "open");
    if ((await countRows(open)) > 0) throw new Refused("open");
  }

  async function answer(work: Promise<BookOutcome>): Promise<BookOutcome> {
    try {
      const outcome = await work;
      if (outcome.outcome === "saved") onBooked();
      return outcome;
    } catch (error) {
      if (error instanceof Refused) return { outcome: error.outcome };
      throw error;
    }
  }

  return {
    find: rows.find,

    /** Arranges a visit, which moves its contact on. */
    book(contactId: string, fields: AppointmentFields, by: string, once = always): Promise<BookOutcome> {
      const now = new Date().toISOString();
      const make = async (transaction: Transaction<Tables>): Promise<BookOutcome> => {
        await takeRoom(transaction, fields);
        const asked = transaction.selectFrom("contacts").select("state").where("id", "=", contactId);
        const contact = await lockRows(transaction, asked).executeTakeFirst();
        if (!contact) throw new Refused("gone");
        await refuseSecond(transaction, contactId);
        const made = {
          id: randomUUID(),
          contact_id: contactId,
          ...toColumns(fields),
          state: "open" as const,
          version: 1,
          created_by: by,
          created_at: now,
          updated_by: by,
          updated_at: now,
        };
        const row = await transaction.insertInto("appointments").values(made).returningAll().executeTakeFirstOrThrow();
        if (BEFORE_VISIT.includes(contact.state)) await moveContact(transaction, contactId, { state: "visit" }, by, now);
        return { outcome: "saved", value: toAppointment(row) };
      };
      return answer(db.transaction().execute((transaction) => once(transaction, () => make(transaction))));
    },

    save: (id: string, seenVersion: number, fields: AppointmentFields, by: string): Promise<BookOutcome> =>
      answer(
        rows.save(id, seenVersion, async (before, transaction) => {
          if (before.day !== fields.day || before.window_id !== fields.windowId) await takeRoom(transaction, fields, id);
          return { ...toColumns(fields), updated_by: by, updated_at: new Date().toISOString() };
        }),
      ),

    /** Done, cancelled, or open again where its window still has room; over the version that was seen. */
    setState: (id: string, seenVersion: number, state: AppointmentState, by: string): Promise<BookOutcome> =>
      answer(
        rows.save(id, seenVersion, async (before, transaction) => {
          if (!BOOKED.includes(before.state)) await takeRoom(transaction, toAppointment(before), id);
          if (state === "open" && before.state !== "open") await refuseSecond(transaction, before.contact_id);
          return { state, updated_by: by, updated_at: new Date().toISOString() };
        }),
      ),

    /** Those of a day that were not cancelled, or of several, in the order of their windows. @param technicianId of all where it is absent. */
    async list({ from, to = LAST_DAY, technicianId }: { from: string; to?: string; technicianId?: string }): Promise<Appointment[]> {
      const ofDays = booked.where("day", ">=", from).where("day", "<=", to);
      const asked = ofDays.selectAll().where((eb) => eb.and({ technician_id: technicianId }));
      const listed = await asked.orderBy("day").orderBy("id").limit(MOST_LISTED).execute();
      const opens = ({ windowId }: Appointment) => findWindow(readBusiness().windows, windowId).opens;
      return listed.map(toAppointment).toSorted((one, other) => one.day.localeCompare(other.day) || opens(one).localeCompare(opens(other)));
    },

    /** How many there are from a day on, by the names of their slots. */
    async countBooked(from: string): Promise<Booked> {
      const counts = booked.select(["day", "window_id", (eb) => eb.fn.countAll<number>().as("count")]).groupBy(["day", "window_id"]);
      const counted = await counts.where("day", ">=", from).execute();
      return new Map(counted.map(({ day, window_id, count }) => [nameSlot({ day, window: { id: window_id } }), count]));
    },

    /** They are kept as long as the words of contacts are. */
    async forgetOld(now = new Date()): Promise<void> {
      const before = addMonths(dayOf(now), -readBusiness().privacy.contactMonths);
      if ((await countChanged(db.deleteFrom("appointments").where("day", "<", before))) > 0) await eraseTraces();
    },
  };
}

/** What is arranged with contacts, by their ids: what is open, or else what was last. */
export async function findLastAppointments(db: Database, contactIds: readonly string[]): Promise<ReadonlyMap<string, Appointment>> {
  if (contactIds.length === 0) return new Map();
  const booked = db.selectFrom("appointments").selectAll().where("contact_id", "in", contactIds).where("state", "in", BOOKED);
  const found = await booked.orderBy("state").orderBy("day").execute();
  return new Map(found.map((row) => [row.contact_id, toAppointment(row)]));
}

/** Deletes what was arranged with a contact, with the contact. */
export const dropAppointments = (transaction: Transaction<Tables>, contactId: string): Promise<number> =>
  countChanged(transaction.deleteFrom("appointments").where("contact_id", "=", contactId));

function toAppointment({ created_by, created_at, updated_by, ...row }: Selectable<AppointmentTable>): Appointment {
  return readRow(row);
}
