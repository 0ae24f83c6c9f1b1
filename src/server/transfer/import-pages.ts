import { setImmediate as breathe } from "node:timers/promises";
import type { Transaction } from "kysely";
import { type GeneratedPage, generatedPagePath } from "#domain/page/generated-page";
import { nextFreeSlug } from "#domain/page/next-free-slug";
import type { ImportedPage } from "#domain/transfer/check-row";
import type { ExistingAddresses, ImportReport, ImportResult, PlannedPage } from "#domain/transfer/import-report";
import type { Connection } from "../database/database";
import { changeAddresses } from "../database/dialect";
import type { Tables } from "../database/tables";
import type { CheckedFile } from "./check-file";
import { toPageRow } from "./imported-page-row";

const SLUG_BATCH = 500;
const INSERT_BATCH = 50;
const MAX_SAMPLE = 50;
const MAX_PROBLEMS = 100;

type Announced = Pick<GeneratedPage, "id" | "slug" | "title" | "status" | "createdAt">;

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

/** Writes every page of a file, or none: `existing` says what becomes of those whose address is taken. */
export async function writeImport(
  { db }: Connection,
  pages: readonly ImportedPage[],
  existing: ExistingAddresses,
  announce: (page: Announced) => void,
): Promise<ImportResult> {
  const written = await changeAddresses(db, async (transaction) => {
    const addressed = await giveAddresses(transaction, pages, existing);
    const announced: Announced[] = [];
    for (let from = 0; from < addressed.length; from += INSERT_BATCH) {
      await breathe();
      const rows = addressed.slice(from, from + INSERT_BATCH).map(toPageRow);
      await transaction.insertInto("pages").values(rows).execute();
      const open = rows.filter(({ status }) => status === "public");
      if (open.length > 0) await releaseAddresses(transaction, open);
      announced.push(
        ...open.map(({ id, slug, title, status, created_at }) => ({ id, slug, title, status, createdAt: new Date(created_at) })),
      );
    }
    return { count: addressed.length, announced };
  });
  for (const page of written.announced) announce(page);
  return { imported: written.count, skipped: pages.length - written.count };
}

/** Each page with the address it gets; skipped ones are left out. */
async function giveAddresses(
  transaction: Transaction<Tables>,
  pages: readonly ImportedPage[],
  existing: ExistingAddresses,
): Promise<ImportedPage[]> {
  const taken = await findTaken(transaction, pages);
  const addressed: ImportedPage[] = [];
  for (const page of pages) {
    if (!taken.has(page.slug)) {
      taken.add(page.slug);
      addressed.push(page);
    } else if (existing === "number") {
      for (const slug of await findNumbered(transaction, page.slug)) taken.add(slug);
      const slug = nextFreeSlug(page.slug, taken);
      taken.add(slug);
      addressed.push({ ...page, slug });
    }
  }
  return addressed;
}

/** Those of the pages' addresses that a page of the site has, in the trash too. */
async function findTaken(db: Connection["db"], pages: readonly ImportedPage[]): Promise<Set<string>> {
  const slugs = pages.map(({ slug }) => slug);
  const taken = new Set<string>();
  for (let from = 0; from < slugs.length; from += SLUG_BATCH) {
    const rows = await db
      .selectFrom("pages")
      .select("slug")
      .where("slug", "in", slugs.slice(from, from + SLUG_BATCH))
      .execute();
    for (const { slug } of rows) taken.add(slug);
  }
  return taken;
}

/** The addresses that differ from one only by a number; ":" follows "9". */
async function findNumbered(db: Connection["db"], slug: string): Promise<string[]> {
  const rows = await db.selectFrom("pages").select("slug").where("slug", ">=", `${slug}-`).where("slug", "<", `${slug}-:`).execute();
  return rows.map((row) => row.slug);
}

/** A page that becomes public at a redirected address wins it. */
async function releaseAddresses(transaction: Transaction<Tables>, pages: readonly Pick<Announced, "slug">[]): Promise<void> {
  const paths = pages.map(({ slug }) => generatedPagePath(slug));
  await transaction.deleteFrom("redirects").where("from_path", "in", paths).execute();
}
