import { laterDay, momentAt } from "#domain/calendar/owner-time";
import type { Contact } from "#domain/contacts/contact";
import { type DueAbout, type FollowUpAbout, NEVER_DUE, QUOTE_DUE } from "#domain/contacts/follow-up";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { toContact } from "./contact-row";

/** Somebody to come back to today. */
export interface DueContact {
  contact: Contact;
  about: DueAbout;
  /** Since when. */
  on: string;
}

/** Who bought so long ago and was never asked is not asked any more. */
const ASKED_WITHIN_DAYS = 30;

/** Those whose day has come, the longest first, then those who bought and were not asked yet how it went. */
export async function listDue(db: Database, today: string, limit: number): Promise<{ due: DueContact[]; total: number }> {
  const followed = db
    .selectFrom("contacts")
    .where("follow_on", "<>", "")
    .where("follow_on", "<=", today)
    .where("state", "not in", NEVER_DUE)
    .where((eb) => eb.or([eb("follow_about", "<>", "quote"), eb("state", "in", QUOTE_DUE)]));
  const sold = db
    .selectFrom("contacts")
    .where("state", "=", "sold")
    .where("asked_on", "=", "")
    .where("updated_at", ">=", momentAt(laterDay(today, -ASKED_WITHIN_DAYS), "00:00").toISOString());
  const rows = await followed.selectAll().orderBy("follow_on").orderBy("seq").limit(limit).execute();
  const due = rows.map((row): DueContact => ({ contact: toContact(row), about: row.follow_about as FollowUpAbout, on: row.follow_on }));
  const asked = await sold
    .selectAll()
    .orderBy("updated_at")
    .orderBy("seq")
    .limit(Math.max(0, limit - due.length))
    .execute();
  const total = (await countRows(followed)) + (await countRows(sold));
  return { due: [...due, ...asked.map((row): DueContact => ({ contact: toContact(row), about: "review", on: row.day }))], total };
}
