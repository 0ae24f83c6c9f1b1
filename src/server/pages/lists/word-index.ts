import { sql } from "kysely";
import type { PagesFilter } from "#domain/page/pages-filter";
import { toSearchText } from "#domain/text/search-text";
import type { Connection, Database } from "../../database/database";
import { BLOCK_SIZE } from "./page-blocks";

/** Which matches of a search are wanted: the filters, the end to begin at, and how many at most. */
export interface MatchesWanted extends Pick<PagesFilter, "status" | "origin"> {
  words: readonly string[];
  /** Pages made before this moment are left out. */
  since?: string;
  direction: "asc" | "desc";
  limit: number;
}

/** The words a search looks for: in lower case, without accents and signs. */
export function searchWords(query: string): string[] {
  return toSearchText(query).split(" ").filter(Boolean);
}

/**
 * The numbers of pages outside the trash whose title has a word starting with each of the words, from the word index
 * of the dialect, in the order they were added.
 */
export async function findMatches({ db, dialectName }: Connection, wanted: MatchesWanted): Promise<number[]> {
  const since = wanted.since === undefined ? undefined : { moment: wanted.since, number: await firstNumberSince(db, wanted.since) };
  if (since && since.number === undefined) return [];
  const query = dialectName === "postgres" ? matchOnPostgres(db, wanted) : matchOnSqlite(db, wanted);
  const rows = await query
    .$if(since !== undefined, (select) =>
      select.where("seq", ">=", since?.number ?? 0).where((eb) =>
        eb.exists(
          eb
            .selectFrom("pages")
            .select("pages.id")
            .whereRef("pages.seq", "=", "matches.seq")
            .where("created_at", ">=", since?.moment ?? ""),
        ),
      ),
    )
    .orderBy("seq", wanted.direction)
    .limit(wanted.limit)
    .execute();
  return rows.map(({ seq }) => Number(seq));
}

function matchOnPostgres(db: Database, { words, status, origin }: MatchesWanted) {
  const text = words.map((word) => `${word}:*`).join(" & ");
  return db
    .selectFrom("pages as matches")
    .select("matches.seq")
    .where(sql<boolean>`to_tsvector('simple', matches.search_text) @@ to_tsquery('simple', ${text})`)
    .where("matches.deleted_at", "is", null)
    .$if(status !== undefined, (select) => select.where("matches.status", "=", status ?? "public"))
    .$if(origin !== undefined, (select) => select.where("matches.origin", "=", origin ?? "local"));
}

/** Filters are words of the index too: it alone gives the matches, and stops at the last one wanted. */
function matchOnSqlite(db: Database, { words, status, origin }: MatchesWanted) {
  const facets = [status, origin].filter((facet) => facet !== undefined);
  const text = [...words.map((word) => `search_text : "${word}"*`), ...facets.map((facet) => `facets : "${facet}"`)].join(" AND ");
  return db
    .selectFrom(sql<{ seq: number }>`(select rowid as seq from page_search where page_search match ${text})`.as("matches"))
    .select("matches.seq");
}

/** Where to begin among the numbers: at the first block with such a page, for imported pages may be older than those before them. */
async function firstNumberSince(db: Database, since: string): Promise<number | undefined> {
  const { block } = await db
    .selectFrom("page_blocks_newest")
    .select((eb) => eb.fn.min("block").as("block"))
    .where("newest_at", ">=", since)
    .executeTakeFirstOrThrow();
  return block === null ? undefined : Number(block) * BLOCK_SIZE + 1;
}
