import { sql } from "kysely";
import type { Contact, ContactFilter } from "#domain/contacts/contact";
import { firstDayOf } from "#domain/contacts/contact-days";
import type { ContactState } from "#domain/contacts/contact-state";
import { countRows } from "../database/count-rows";
import type { Connection, Database } from "../database/database";
import { searchWords } from "../pages/lists/word-index";
import { toContact } from "./contact-row";

/** A search looks at so many matches and no more. */
export const MAX_MATCHES = 1000;

export interface ListedContacts {
  contacts: Contact[];
  /** How many can be listed: all that match, of a search at most `MAX_MATCHES`. */
  total: number;
  isTotalExact: boolean;
}

interface Slice {
  /** The owner's. */
  today: string;
  limit: number;
  offset: number;
}

/** The newest day first, and of a day what was noted last. */
export async function listContacts(connection: Connection, filter: ContactFilter, slice: Slice): Promise<ListedContacts> {
  const words = searchWords(filter.query);
  if (words.length > 0) return await listMatches(connection, words, filter, slice);
  // Signs without a word find nothing, and blank text everything.
  if (filter.query.trim() !== "") return { contacts: [], total: 0, isTotalExact: true };
  const matching = narrow(connection.db, filter, slice.today);
  const rows = await matching.selectAll().orderBy("day", "desc").orderBy("seq", "desc").limit(slice.limit).offset(slice.offset).execute();
  return { contacts: rows.map(toContact), total: await countRows(matching), isTotalExact: true };
}

function narrow(db: Database, { state, period, from, to }: ContactFilter, today: string) {
  const since = from ?? (period && firstDayOf(today, period));
  return db
    .selectFrom("contacts")
    .$if(state !== undefined, (query) => query.where("state", "=", state as ContactState))
    .$if(since !== undefined, (query) => query.where("day", ">=", since ?? ""))
    .$if(to !== undefined, (query) => query.where("day", "<=", to ?? ""));
}

/** Of more matches than are looked at, those noted last. */
async function listMatches(connection: Connection, words: readonly string[], filter: ContactFilter, slice: Slice): Promise<ListedContacts> {
  const found = await findMatches(connection, words, filter, slice.today);
  const matches = found.slice(0, MAX_MATCHES);
  if (matches.length === 0) return { contacts: [], total: 0, isTotalExact: true };
  const rows = await connection.db
    .selectFrom("contacts")
    .selectAll()
    .where("seq", "in", matches)
    .orderBy("day", "desc")
    .orderBy("seq", "desc")
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
  return { contacts: rows.map(toContact), total: matches.length, isTotalExact: found.length <= MAX_MATCHES };
}

/** The numbers of contacts with a word that starts with each of the words, from the word index of the dialect. */
async function findMatches({ db, dialectName }: Connection, words: readonly string[], filter: ContactFilter, today: string) {
  const matching =
    dialectName === "postgres"
      ? sql<boolean>`to_tsvector('simple', search_text) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`
      : sql<boolean>`seq in (select rowid from contact_search where contact_search match ${words.map((word) => `"${word}"*`).join(" AND ")})`;
  const rows = await narrow(db, filter, today)
    .select("seq")
    .where(matching)
    .orderBy("seq", "desc")
    .limit(MAX_MATCHES + 1)
    .execute();
  return rows.map(({ seq }) => seq);
}
