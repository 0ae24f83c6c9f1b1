import { DAY_MS } from "#domain/calendar/days";
import type { PageSummary } from "#domain/page/generated-page";
import type { PagesFilter, PagesOrder } from "#domain/page/pages-filter";
import { searchWords } from "#domain/text/search-text";
import { countRows } from "../../database/count-rows";
import type { Connection, Database } from "../../database/database";
import { SUMMARY_COLUMNS, toPageSummary } from "../page-row";
import { countLivePages } from "./page-blocks";
import { findMatches } from "./word-index";

/** A search looks at so many matches and no more. */
export const MAX_MATCHES = 1000;

/** `total`: how many can be listed; it is not exact when a search has more matches than it lists. */
type ListedPages = { pages: PageSummary[]; total: number; isTotalExact: boolean };

/** What each order sorts by; the number of a page decides between equals. */
const SORTED_BY = {
  newest: ["created_at", "desc"],
  oldest: ["created_at", "asc"],
  title: ["search_text", "asc"],
} as const satisfies Record<PagesOrder, readonly [string, "asc" | "desc"]>;

/** Pages of the panel, drafts included and the trash not. */
export async function listPages(connection: Connection, filter: PagesFilter, limit: number, offset: number): Promise<ListedPages> {
  const words = searchWords(filter.query);
  if (words.length > 0) return await listMatches(connection, words, filter, limit, offset);
  // Signs without a word find nothing, and blank text everything.
  if (filter.query.trim() !== "") return { pages: [], total: 0, isTotalExact: true };
  const { db } = connection;
  const total = await (filter.period ? countRows(matchingPages(db, filter)) : countLivePages(db, filter));
  const numbers = await findNumbers(db, filter, total, limit, offset);
  return { pages: await readPages(db, numbers), total, isTotalExact: true };
}

/**
 * By the order pages were added in, or by title: then, of a search with more matches than are looked at, the newest
 * ones by their titles.
 */
async function listMatches(connection: Connection, words: readonly string[], filter: PagesFilter, limit: number, offset: number) {
  const { status, origin, period, order } = filter;
  const direction = order === "oldest" ? "asc" : "desc";
  const found = await findMatches(connection, { words, status, origin, since: sinceOf(period), direction, limit: MAX_MATCHES + 1 });
  const matches = found.slice(0, MAX_MATCHES);
  const slice = order === "title" ? await sortByTitle(connection.db, matches, limit, offset) : matches.slice(offset, offset + limit);
  return { pages: await readPages(connection.db, slice), total: matches.length, isTotalExact: found.length <= MAX_MATCHES };
}

async function sortByTitle(db: Database, numbers: readonly number[], limit: number, offset: number): Promise<number[]> {
  if (numbers.length === 0) return [];
  const matches = db.selectFrom("pages").select("seq").where("seq", "in", numbers);
  const rows = await matches.orderBy("search_text").orderBy("seq").limit(limit).offset(offset).execute();
  return rows.map(({ seq }) => seq);
}

/** Numbers only, so that an index alone answers; a page of the second half is reached from the end. */
async function findNumbers(db: Database, filter: PagesFilter, total: number, limit: number, offset: number): Promise<number[]> {
  const count = Math.min(limit, total - offset);
  if (count <= 0) return [];
  const [column, direction] = SORTED_BY[filter.order];
  const isFromEnd = offset > total / 2;
  const walked = isFromEnd === (direction === "asc") ? "desc" : "asc";
  const sorted = matchingPages(db, filter).select("seq").orderBy(column, walked).orderBy("seq", walked);
  const rows = await sorted
    .limit(count)
    .offset(isFromEnd ? total - offset - count : offset)
    .execute();
  const numbers = rows.map(({ seq }) => seq);
  return isFromEnd ? numbers.reverse() : numbers;
}

function matchingPages(db: Database, { status, origin, period }: PagesFilter) {
  const since = sinceOf(period);
  const pages = db.selectFrom("pages").where("deleted_at", "is", null);
  const chosen = pages.where((eb) => eb.and({ status, origin }));
  return since ? chosen.where("created_at", ">=", since) : chosen;
}

function sinceOf(period: PagesFilter["period"]): string | undefined {
  return period && new Date(Date.now() - period * DAY_MS).toISOString();
}

async function readPages(db: Database, numbers: readonly number[]): Promise<PageSummary[]> {
  if (numbers.length === 0) return [];
  const listed = db.selectFrom("pages").select(["seq", ...SUMMARY_COLUMNS]);
  const rows = new Map((await listed.where("seq", "in", numbers).execute()).map((row) => [row.seq, row]));
  return numbers.flatMap((seq) => rows.get(seq) ?? []).map(toPageSummary);
}
