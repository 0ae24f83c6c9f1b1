import { numberOfMadePage, numberOfSitePage, splitPageNumbers } from "#domain/counts/page-number";
import { generatedPagePath } from "#domain/page/generated-page";
import type { ResultOrigin } from "#domain/results/page-filter";
import { findAuthoredPage, type PageContent } from "#domain/site/authored-pages";
import type { Database } from "../database/database";
import { numbersAsRows } from "../database/dialect";

/** A page as lists of counts and contacts name it. */
export interface CountedPage {
  number: number;
  path: string;
  title: string;
  origin: ResultOrigin;
  /** Visitors see it now. */
  isPublic: boolean;
}

/** The pages of some numbers; those that are gone for good are absent. */
export async function describePages(db: Database, content: PageContent, numbers: readonly number[]): Promise<Map<number, CountedPage>> {
  const { site, made } = splitPageNumbers(numbers.filter(isNumber));
  const pages = [...(await findSitePages(db, content, site)), ...(await findMadePages(db, made))];
  return new Map(pages.map((page) => [page.number, page]));
}

/** However many there are. */
export const numbersInList = (db: Database, numbers: readonly number[]) =>
  db.selectFrom(numbersAsRows(db, numbers).as("wanted")).select("wanted.value");

const isNumber = (page: number): boolean => Number.isSafeInteger(page) && page >= 0;

async function findSitePages(db: Database, content: PageContent, numbers: readonly number[]): Promise<CountedPage[]> {
  if (numbers.length === 0) return [];
  const rows = await db.selectFrom("site_pages").selectAll().where("number", "in", numbersInList(db, numbers)).execute();
  return rows.map(({ number, path }) => {
    const page = findAuthoredPage(content, path);
    return { number: numberOfSitePage(number), path, title: page?.title ?? path, origin: "site", isPublic: page !== undefined };
  });
}

async function findMadePages(db: Database, seqs: readonly number[]): Promise<CountedPage[]> {
  if (seqs.length === 0) return [];
  const pages = db.selectFrom("pages").select(["seq", "slug", "title", "origin", "status", "deleted_at"]);
  const rows = await pages.where("seq", "in", numbersInList(db, seqs)).execute();
  return rows.map(({ seq, slug, title, origin, status, deleted_at }) => {
    const isPublic = status === "public" && deleted_at === null;
    return { number: numberOfMadePage(seq), path: generatedPagePath(slug), title, origin, isPublic };
  });
}
