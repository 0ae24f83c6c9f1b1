import { randomUUID } from "node:crypto";
import { sql, type Transaction, type Updateable } from "kysely";
import { addMonths } from "#domain/calendar/days";
import { dayOf, momentAt } from "#domain/calendar/owner-time";
import type { ContactState } from "#domain/contacts/contact-state";
import { MOST_SHEETS, nameSheet, totalOf } from "#domain/sheet/sheet";
import type { WrittenSheet } from "#domain/sheet/write-sheet";
import { type ActivityLog, SITE_ACTOR } from "../activities/activity-log";
import { always } from "../calls/done-calls";
import { countChanged, countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { lockRows } from "../database/dialect";
import type { EraseTraces } from "../database/sqlite/erasure";
import type { Tables } from "../database/tables";
import type { ContactTable } from "../database/tables/visits";
import { createLinkTokens, hashToken } from "../links/link-tokens";
import { type Sheet, toSheet } from "./sheet-rows";

// The one place for what becomes of a sheet, from issue to the day it is forgotten (decision 047).

/** Where a contact may stand that an accepted quote takes further. */
const BEFORE_ACCEPTANCE: readonly ContactState[] = ["new", "quote", "lost"];

/** `gone`: there is no such contact; `full`: it has as many as are kept; `overtaken`: what it was to replace is old or withdrawn already. */
type IssueOutcome = { outcome: "issued"; sheet: Sheet } | { outcome: "gone" | "full" | "overtaken" };

interface NewSheet extends WrittenSheet {
  contactId: string;
  /** The number of the one whose place it takes. */
  replaces?: number | undefined;
}

interface SheetsParts {
  db: Database;
  secretKey: string;
  /** How many months what is known of a contact is kept. */
  readMonths: () => number;
  activities: Pick<ActivityLog, "record">;
  eraseTraces: EraseTraces;
}

const IN_FORCE = { withdrawn_at: null, replaced_by: null } as const;

class Overtaken extends Error {}

export type Sheets = ReturnType<typeof createSheets>;

/** Quotes and certificates of contacts: frozen when they are issued, each behind a link that only who was sent it knows. */
export function createSheets({ db, secretKey, readMonths, activities, eraseTraces }: SheetsParts) {
  const tokens = createLinkTokens(secretKey, "sheet-link");

  return {
    /** Freezes a sheet. A first quote moves its contact on, and one in place of another waits to be accepted again. */
    async issue({ contactId, content, expiresOn, replaces }: NewSheet, issuedBy: string, once = always): Promise<IssueOutcome> {
      const { kind } = content;
      const now = new Date().toISOString();
      const make = async (transaction: Transaction<Tables>): Promise<IssueOutcome> => {
        const contact = await findContact(transaction, contactId);
        if (!contact) return { outcome: "gone" };
        const issued = await countRows(transaction.selectFrom("sheets").where("contact_id", "=", contactId));
        if (issued >= MOST_SHEETS) return { outcome: "full" };
        const id = randomUUID();
        const made = {
          id,
          contact_id: contactId,
          kind,
          token_hash: tokens.hashFor(id),
          content: JSON.stringify(content),
          expires_on: expiresOn,
          issued_by: issuedBy,
          issued_at: now,
          accepted_at: null,
          ...IN_FORCE,
        };
        const row = await transaction.insertInto("sheets").values(made).returningAll().executeTakeFirstOrThrow();
        if (replaces !== undefined) {
          const wanted = { contact_id: contactId, number: replaces, kind, ...IN_FORCE };
          const before = transaction.updateTable("sheets").where((eb) => eb.and(wanted));
          if ((await countChanged(before.set({ replaced_by: row.number }))) === 0) throw new Overtaken();
        }
        const isBack = replaces !== undefined && contact.state === "accepted";
        if (kind === "quote" && (contact.state === "new" || isBack))
          await moveContact(transaction, contactId, { state: "quote" }, issuedBy, now);
        return { outcome: "issued", sheet: toSheet(row) };
      };
      try {
        return await db.transaction().execute((transaction) => once(transaction, () => make(transaction)));
      } catch (error) {
        if (error instanceof Overtaken) return { outcome: "overtaken" };
        throw error;
      }
    },

    /** The newest first, each with what stands behind its link. */
    async list(contactId: string): Promise<(Sheet & { token: string | undefined })[]> {
      const rows = await db.selectFrom("sheets").selectAll().where("contact_id", "=", contactId).orderBy("number", "desc").execute();
      return rows.map((row) => ({ ...toSheet(row), token: tokens.tell(row) }));
    },

    async findByToken(token: string): Promise<Sheet | undefined> {
      const hash = hashToken(token);
      const row = hash && (await db.selectFrom("sheets").selectAll().where("token_hash", "=", hash).executeTakeFirst());
      return row ? toSheet(row) : undefined;
    },

    /** A customer accepts a quote that is open: once, whoever is first, and the contact moves on with it; false where nothing was to be accepted. */
    async accept(id: string, name: string, now = new Date()): Promise<boolean> {
      const accepted = await db.transaction().execute(async (transaction) => {
        const asked = await transaction.selectFrom("sheets").select("contact_id").where("id", "=", id).executeTakeFirst();
        // Before the sheet, as whoever issues or deletes does: nobody waits for each other.
        const contact = asked && (await findContact(transaction, asked.contact_id));
        const open = transaction.updateTable("sheets").where((eb) => eb.and({ id, kind: "quote", accepted_at: null, ...IN_FORCE }));
        const accepting = open.where("expires_on", ">=", dayOf(now)).set({ accepted_at: now.toISOString(), accepted_name: name });
        const row = await accepting.returningAll().executeTakeFirst();
        const sheet = row && toSheet(row);
        if (sheet?.content.kind !== "quote") return undefined;
        if (contact && BEFORE_ACCEPTANCE.includes(contact.state)) {
          const value = Math.round(totalOf(sheet.content) / 100);
          await moveContact(transaction, sheet.contactId, { state: "accepted", value }, SITE_ACTOR, now.toISOString());
        }
        return sheet;
      });
      if (!accepted) return false;
      const subject = nameSheet(accepted.kind, accepted.number);
      await activities.record({ actor: SITE_ACTOR, action: "sheet.accepted", subject, subjectId: accepted.contactId });
      return true;
    },

    /** Takes it back for good: its link says so and shows nothing else. */
    async withdraw(id: string, now = new Date()): Promise<Sheet | undefined> {
      const standing = db.updateTable("sheets").where((eb) => eb.and({ id, withdrawn_at: null }));
      const row = await standing.set({ withdrawn_at: now.toISOString() }).returningAll().executeTakeFirst();
      return row && toSheet(row);
    },

    /** They are kept as long as the words of contacts are; a certificate until its guarantee has ended at least. */
    async forgetOld(now = new Date()): Promise<void> {
      const today = dayOf(now);
      const forgotten = db
        .deleteFrom("sheets")
        .where("issued_at", "<", momentAt(addMonths(today, -readMonths()), "00:00").toISOString())
        .where((eb) => eb.or([eb("kind", "=", "quote"), eb("expires_on", "<", today)]));
      if ((await countChanged(forgotten)) > 0) await eraseTraces();
    },
  };
}

/** Deletes what a contact has, with the contact: no link of it opens again. */
export const dropSheets = (transaction: Transaction<Tables>, contactId: string): Promise<number> =>
  countChanged(transaction.deleteFrom("sheets").where("contact_id", "=", contactId));

/** Nobody else changes or deletes it until the transaction ends. */
const findContact = async (transaction: Transaction<Tables>, id: string) =>
  await lockRows(transaction, transaction.selectFrom("contacts").select("state").where("id", "=", id)).executeTakeFirst();

/** Takes a contact further in the course of something else. */
export async function moveContact(transaction: Transaction<Tables>, id: string, to: Updateable<ContactTable>, by: string, at: string) {
  await transaction
    .updateTable("contacts")
    .set({ ...to, version: sql<number>`version + 1`, updated_by: by, updated_at: at })
    .where("id", "=", id)
    .execute();
}
