import type { ExistingAddresses, ImportReport, ImportResult, PlannedPage } from "#domain/transfer/import-report";
import { always } from "../calls/done-calls";
import type { Connection, Database } from "../database/database";
import { findFreeSlug, findOwners } from "../pages/page-addresses";
import type { PageWriter } from "../pages/page-writer";
import type { CheckedFile, CheckedPage } from "./check-file";

const MAX_SAMPLE = 50;
const MAX_PROBLEMS = 100;

/** What importing a checked file would do. */
export async function planImport({ db }: Connection, { pages, problems }: CheckedFile): Promise<ImportReport> {
  const taken = await findTaken(db, pages);
  const seen = new Set<string>();
  const planned = pages.map(({ row, title, slug, status }): PlannedPage => {
    const reason = taken.has(slug) ? "page" : seen.has(slug) ? "row" : undefined;
    seen.add(slug);
    return { row, title, slug, isDraft: status === "draft", taken: reason };
  });
  const existing = planned.filter((page) => page.taken !== undefined);
  return {
    total: pages.length,
    fresh: planned.length - existing.length,
    existing: existing.length,
    drafts: planned.filter(({ isDraft }) => isDraft).length,
    sample: [...existing, ...planned.filter((page) => page.taken === undefined)].slice(0, MAX_SAMPLE),
    problems: problems.slice(0, MAX_PROBLEMS),
    problemCount: problems.length,
  };
}

/** Writes every page of a file, or none; what may not be public is held back, and the others come in all the same. `existing` says what becomes of those whose address is taken. */
export async function writeImport(
  writer: PageWriter,
  pages: readonly CheckedPage[],
  existing: ExistingAddresses,
  once = always,
): Promise<ImportResult> {
  return await writer.write(({ transaction, createAll }) =>
    once(transaction, async () => {
      const addressed = await giveAddresses(transaction, pages, existing);
      const held = await createAll(addressed);
      return { imported: addressed.length - held, held, skipped: pages.length - addressed.length };
    }),
  );
}

/** Each page with the address it gets; skipped ones are left out. */
async function giveAddresses(db: Database, pages: readonly CheckedPage[], existing: ExistingAddresses): Promise<CheckedPage[]> {
  const taken = await findTaken(db, pages);
  const addressed: CheckedPage[] = [];
  for (const page of pages) {
    if (existing === "skip" && taken.has(page.slug)) continue;
    const slug = taken.has(page.slug) ? await findFreeSlug(db, page.slug, taken) : page.slug;
    taken.add(slug);
    addressed.push({ ...page, slug });
  }
  return addressed;
}

/** Those of the pages' addresses that a page of the site has, in the trash too. */
async function findTaken(db: Database, pages: readonly CheckedPage[]): Promise<Set<string>> {
  const owners = await findOwners(
    db,
    pages.map(({ slug }) => slug),
  );
  return new Set(owners.keys());
}
