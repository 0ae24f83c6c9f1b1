import { laterDay, momentAt } from "#domain/calendar/owner-time";
import type { Contact } from "#domain/contacts/contact";
import { type DueAbout, type FollowUpAbout, NEVER_DUE, QUOTE_DUE } from "#domain/contacts/follow-up";
import { SITE_ACTOR } from "../activities/activity-log";
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

/** What was done so long ago is not asked after any more. */
const ASKED_WITHIN_DAYS = 30;

/** Those whose day has come, the longest first, then those who bought or were visited and were not asked yet how it went. */
export async function listDue(db: Database, today: string, limit: number): Promise<{ due: DueContact[]; total: number }> {
  const since = momentAt(laterDay(today, -ASKED_WITHIN_DAYS), "00:00").toISOString();
  const followed = db
    .selectFrom("contacts")
    .where("follow_on", "<>", "")
    .where("follow_on", "<=", today)
    .where("state", "not in", NEVER_DUE)
    .where((eb) => eb.or([eb("follow_about", "<>", "quote"), eb("state", "in", QUOTE_DUE)]));
  const done = db
    .selectFrom("contacts")
    .where("asked_on", "=", "")
    .where((eb) =>
      eb.or([
        // What the site itself wrote of a sale is that its words are forgotten.
        eb.and([eb("state", "=", "sold"), eb("updated_at", ">=", since), eb("updated_by", "<>", SITE_ACTOR)]),
        eb("id", "in", (visits) =>
          visits.selectFrom("appointments").select("contact_id").where("state", "=", "done").where("updated_at", ">=", since),
        ),
      ]),
    );
  const rows = await followed.selectAll().orderBy("follow_on").orderBy("seq").limit(limit).execute();
  const due = rows.map((row): DueContact => ({ contact: toContact(row), about: row.follow_about as FollowUpAbout, on: row.follow_on }));
  const asked = await done
    .selectAll()
    .orderBy("updated_at")
    .orderBy("seq")
    .limit(Math.max(0, limit - due.length))
    .execute();
  const total = (await countRows(followed)) + (await countRows(done));
  return { due: [...due, ...asked.map((row): DueContact => ({ contact: toContact(row), about: "review", on: row.day }))], total };
}
