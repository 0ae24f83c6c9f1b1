import type { ExistingAddresses, ImportReport, ImportResult, PlannedPage } from "#domain/transfer/import-report";
import { always } from "../calls/done-calls";
import type { Connection, Database } from "../database/database";
import type { PageWriter } from "../pages/page-writer";
import type { Admitted } from "../publishing/admission";
import { rememberNext } from "../publishing/remember-pages";
import { findFreeSlug, findOwners } from "../redirects/page-addresses";
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

/** Pages that are asked in the transaction that writes them: others wait for it. */
const MOST_AT_ONCE = 50;

/** Writes every page of a file, or none; what may not be public is held back, and the others come in all the same. `existing` says what becomes of those whose address is taken. */
export async function writeImport(writer: PageWriter, pages: readonly CheckedPage[], existing: ExistingAddresses, once = always) {
  const admitted = pages.length > MOST_AT_ONCE ? await admitAll(writer, pages, existing) : undefined;
  return await writer.write(async ({ transaction, createAll, createAdmitted }): Promise<ImportResult> => {
    const addressed = await giveAddresses(transaction, pages, existing);
    const isAsked = ({ row }: CheckedPage) => admitted?.has(row) ?? false;
    const asked = addressed.filter(isAsked);
    // Those whose address was taken when the others were asked are the exception.
    let held = await createAll(addressed.filter((page) => !isAsked(page)));
    if (admitted) {
      const given = asked.map(({ row }) => admitted.get(row) as Admitted);
      await rememberNext(transaction);
      await createAdmitted(asked, given);
      held += given.filter(({ status }) => status === "held").length;
    }
    return { imported: addressed.length - held, held, skipped: pages.length - addressed.length };
  }, once);
}

/** How each page that is new is to be written, by its row. */
async function admitAll(writer: PageWriter, pages: readonly CheckedPage[], existing: ExistingAddresses): Promise<Map<number, Admitted>> {
  const addressed = await giveAddresses(writer.db, pages, existing);
  const admitted = await writer.admitAll(addressed);
  return new Map(admitted.map((admission, index) => [(addressed[index] as CheckedPage).row, admission]));
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
  const slugs = pages.map(({ slug }) => slug);
  return new Set((await findOwners(db, slugs)).keys());
}
