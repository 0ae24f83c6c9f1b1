import { sql } from "kysely";
import { laterDay, momentAt } from "#domain/calendar/owner-time";
import type { Contact, ContactFilter } from "#domain/contacts/contact";
import { type DueAbout, type FollowUpAbout, NEVER_DUE, QUOTE_DUE } from "#domain/contacts/follow-up";
import { searchWords } from "#domain/text/search-text";
import { SITE_ACTOR } from "../activities/activity-log";
import { countRows } from "../database/count-rows";
import type { Connection, Database } from "../database/database";
import { toContact } from "./contact-row";

/** A search looks at so many matches and no more. */
export const MAX_MATCHES = 1000;

/**
 * The newest day first, and of a day what was noted last; of more matches than are looked at, those noted last. `total` is
 * how many can be listed: all that match, of a search at most `MAX_MATCHES`.
 */
export async function listContacts(connection: Connection, filter: ContactFilter, slice: { today: string; limit: number; offset: number }) {
  const { db } = connection;
  const words = searchWords(filter.query);
  // Signs without a word find nothing, and blank text everything.
  if (words.length === 0 && filter.query.trim() !== "") return { contacts: [], total: 0, isTotalExact: true };
  const found = words.length > 0 ? await findMatches(connection, words, filter, slice.today) : undefined;
  if (found?.length === 0) return { contacts: [], total: 0, isTotalExact: true };
  const matches = found?.slice(0, MAX_MATCHES);
  const matching = matches ? db.selectFrom("contacts").where("seq", "in", matches) : narrow(db, filter, slice.today);
  const rows = await matching.selectAll().orderBy("day", "desc").orderBy("seq", "desc").limit(slice.limit).offset(slice.offset).execute();
  const total = matches?.length ?? (await countRows(matching));
  return { contacts: rows.map(toContact), total, isTotalExact: found?.length === matches?.length };
}

function narrow(db: Database, { state, period, from, to }: ContactFilter, today: string) {
  const since = from ?? (period && laterDay(today, 1 - period));
  const ofState = db.selectFrom("contacts").where((eb) => eb.and({ state }));
  const begun = since === undefined ? ofState : ofState.where("day", ">=", since);
  return to === undefined ? begun : begun.where("day", "<=", to);
}

/** The numbers of contacts with a word that starts with each of the words, from the word index of the dialect. */
async function findMatches({ db, dialectName }: Connection, words: readonly string[], filter: ContactFilter, today: string) {
  const matching =
    dialectName === "postgres"
      ? sql<boolean>`to_tsvector('simple', search_text) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`
      : sql<boolean>`seq in (select rowid from contact_search where contact_search match ${words.map((word) => `"${word}"*`).join(" AND ")})`;
  const found = narrow(db, filter, today).select("seq").where(matching).orderBy("seq", "desc");
  const rows = await found.limit(MAX_MATCHES + 1).execute();
  return rows.map(({ seq }) => seq);
}

/** `on`: since when. */
type DueContact = { contact: Contact; about: DueAbout; on: string };

/** What was done so long ago is not asked after any more. */
const ASKED_WITHIN_DAYS = 30;

/** Those whose day has come, the longest first, then those who bought or were visited and were not asked yet how it went. */
export async function listDue(db: Database, today: string, limit: number) {
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
  const unasked = done.selectAll().orderBy("updated_at").orderBy("seq");
  const asked = await unasked.limit(Math.max(0, limit - due.length)).execute();
  const total = (await countRows(followed)) + (await countRows(done));
  return { due: [...due, ...asked.map((row): DueContact => ({ contact: toContact(row), about: "review", on: row.day }))], total };
}
