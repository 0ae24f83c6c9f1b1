import { sql } from "kysely";
import type { PagesFilter } from "#domain/page/pages-filter";
import type { Connection, Database } from "../../database/database";
import { BLOCK_SIZE } from "./page-blocks";

/** Which matches of a search are wanted: the filters, the end to begin at, and how many at most. */
interface MatchesWanted extends Pick<PagesFilter, "status" | "origin"> {
  words: readonly string[];
  /** Pages made before this moment are left out. */
  since?: string;
  direction: "asc" | "desc";
  limit: number;
}

/** Pages outside the trash whose title has a word that begins with each of the words, by number, in the order they were added. */
export async function findMatches({ db, dialectName }: Connection, wanted: MatchesWanted): Promise<number[]> {
  const { since } = wanted;
  let query = dialectName === "postgres" ? matchOnPostgres(db, wanted) : matchOnSqlite(db, wanted);
  if (since !== undefined) {
    const first = await firstNumberSince(db, since);
    if (first === undefined) return [];
    const isSince = sql<boolean>`exists (select 1 from pages where pages.seq = matches.seq and created_at >= ${since})`;
    query = query.where("seq", ">=", first).where(isSince);
  }
  const rows = await query.orderBy("seq", wanted.direction).limit(wanted.limit).execute();
  return rows.map(({ seq }) => Number(seq));
}

function matchOnPostgres(db: Database, { words, status, origin }: MatchesWanted) {
  const text = words.map((word) => `${word}:*`).join(" & ");
  const hasWords = sql<boolean>`to_tsvector('simple', matches.search_text) @@ to_tsquery('simple', ${text})`;
  const matches = db.selectFrom("pages as matches").select("matches.seq").where(hasWords).where("matches.deleted_at", "is", null);
  return matches.where((eb) => eb.and({ "matches.status": status, "matches.origin": origin }));
}

/** Filters are words of the index too: it alone gives the matches, and stops at the last one wanted. */
function matchOnSqlite(db: Database, { words, status, origin }: MatchesWanted) {
  const facets = [status, origin].filter((facet) => facet !== undefined);
  const text = [...words.map((word) => `search_text : "${word}"*`), ...facets.map((facet) => `facets : "${facet}"`)].join(" AND ");
  const found = sql<{ seq: number }>`(select rowid as seq from page_search where page_search match ${text})`;
  return db.selectFrom(found.as("matches")).select("matches.seq");
}

/** Where to begin among the numbers: at the first block with such a page, for imported pages may be older than those before them. */
async function firstNumberSince(db: Database, since: string): Promise<number | undefined> {
  const blocks = db.selectFrom("page_blocks_newest").where("newest_at", ">=", since);
  const { block } = await blocks.select((eb) => eb.fn.min("block").as("block")).executeTakeFirstOrThrow();
  return block === null ? undefined : Number(block) * BLOCK_SIZE + 1;
}
