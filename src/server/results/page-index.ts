import { numberOfMadePage, numberOfSitePage } from "#domain/counts/page-number";
import { intentKey } from "#domain/knowledge/intent-key";
import { readTitle } from "#domain/knowledge/read-title";
import { onceFor } from "#domain/memo/once-for";
import { readSubject } from "#domain/results/page-subject";
import type { FilteredPage } from "#domain/results/rank-pages";
import { type AuthoredPage, listAuthoredPages, type PageContent } from "#domain/site/authored-pages";
import { toSearchText } from "#domain/text/search-text";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import { readBatches } from "../database/read-batches";

/** Rows read at a time: nobody else has a turn meanwhile. */
const ROWS = 1000;

/** A page as results find it, and as Poda judges it where it was made in the panel. */
export interface IndexedPage extends FilteredPage {
  /** What its title asks for, in one key. */
  intent?: string | undefined;
  /** Absent for a page that comes with the site. */
  made?: { id: string; isPublic: boolean; isIndexed: boolean; publicSince: string | undefined };
}

/** What of the site's content names pages and what they are about. */
export interface ResultsContent {
  facts: Pick<SiteContent["facts"], "knowledge" | "places">;
  pages: PageContent;
}

export type PageIndex = ReadonlyMap<number, IndexedPage>;

/** Every page by its number, but for the trash. */
export async function readPageIndex(db: Database, content: ResultsContent): Promise<PageIndex> {
  const index = new Map<number, IndexedPage>();
  const { knowledge, places } = content.facts;
  const slugs = new Set(places.map(({ slug }) => slug));
  const subjectOf = (intent: string | null | undefined) => (intent ? readSubject(intent, knowledge, (slug) => slugs.has(slug)) : undefined);
  for (const page of await readSitePages(db, content)) index.set(page.number, { ...subjectOf(page.intent), ...page });
  for await (const rows of readBatches(ROWS, (after) => readMadePages(db, after))) {
    for (const { seq, id, origin, status, search_text, first_public_at, is_indexed, intent } of rows) {
      const number = numberOfMadePage(seq);
      const made = { id, isPublic: status === "public", isIndexed: is_indexed === 1, publicSince: first_public_at ?? undefined };
      index.set(number, { number, origin, searchText: search_text, intent: intent ?? undefined, made, ...subjectOf(intent) });
    }
  }
  return index;
}

async function readMadePages(db: Database, after: number) {
  const pages = db.selectFrom("pages").leftJoin("page_sketches", "page_sketches.page_id", "pages.id").where("deleted_at", "is", null);
  const told = pages.select(["seq", "id", "origin", "status", "search_text", "first_public_at", "is_indexed", "intent"]);
  return await told.where("seq", ">", after).orderBy("seq").limit(ROWS).execute();
}

/** Their titles are read once a change of the site's content. */
const readAuthored = onceFor(({ pages, facts }: ResultsContent) => {
  const intentOf = (title: string) => intentKey(readTitle(title, facts.knowledge, facts.places));
  const read = (page: AuthoredPage) => ({
    searchText: toSearchText(page.title),
    intent: page.kind === "landing" || page.kind === "topic" ? intentOf(page.title) : undefined,
    place: page.kind === "place" ? page.place.slug : undefined,
  });
  return new Map(listAuthoredPages(pages).map((page) => [page.path, read(page)]));
});

async function readSitePages(db: Database, content: ResultsContent) {
  const authored = readAuthored(content);
  const rows = await db.selectFrom("site_pages").selectAll().execute();
  return rows.map(({ number, path }) => {
    const { searchText = toSearchText(path), intent, place } = authored.get(path) ?? {};
    return { number: numberOfSitePage(number), origin: "site" as const, searchText, intent, ...(place && { place }) };
  });
}
