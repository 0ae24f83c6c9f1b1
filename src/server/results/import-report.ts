import {
  type ImportedReport,
  joinRows,
  type ReportColumn,
  type ReportRow,
  readReportHeadings,
  readReportRow,
  type SearchFigures,
  toPath,
} from "#domain/results/search-report";
import type { Database } from "../database/database";
import { decodeText } from "../transfer/decode-text";
import { readRecords } from "../transfer/read-records";
import { UnreadableFile } from "../transfer/read-rows";
import { findNumbers } from "./prune-list";

/** Addresses without a page that are told; the others are counted. */
const MOST_TOLD = 50;

/**
 * Reads a search engine's report of pages and takes its figures for those that are told; an address that was renamed
 * counts for the page it leads to.
 * @throws {UnreadableFile} that says how to mend it; nothing is changed then.
 */
export async function importReport(db: Database, bytes: Buffer): Promise<ImportedReport> {
  const paths = new Map<string, ReportRow>();
  const unmatched: string[] = [];
  for await (const row of readReport(bytes)) {
    const path = toPath(row.address);
    if (path === undefined) unmatched.push(row.address);
    else paths.set(path, joinKnown(paths.get(path), row));
  }
  const numbers = await findPages(db, [...paths.keys()]);
  const figures = new Map<number, SearchFigures>();
  for (const [path, { address, ...row }] of paths) {
    const number = numbers.get(path);
    if (number === undefined) unmatched.push(address);
    else figures.set(number, joinKnown(figures.get(number), row));
  }
  if (paths.size + unmatched.length === 0)
    throw new UnreadableFile("O arquivo só tem os títulos das colunas. Escolha um período com cliques e exporte de novo.");
  if (figures.size === 0)
    throw new UnreadableFile("Nenhum endereço do arquivo é deste site. Confira se a exportação é da propriedade certa.");
  await replaceSearchFigures(db, figures);
  return {
    matched: figures.size,
    unmatched: unmatched.length,
    examples: unmatched.slice(0, MOST_TOLD).map((address) => address.slice(0, 200)),
  };
}

const joinKnown = <Row extends SearchFigures>(known: Row | undefined, row: Row): Row => (known === undefined ? row : joinRows(known, row));

async function* readReport(bytes: Buffer): AsyncGenerator<ReportRow> {
  let columns: ReadonlyMap<ReportColumn, number> | undefined;
  for await (const { row, cells } of readRecords(decodeText(bytes))) {
    const read = columns === undefined ? readReportHeadings(cells) : readReportRow(cells, columns);
    if ("problem" in read) throw new UnreadableFile(read.problem, row);
    if ("address" in read) yield read;
    else columns = read;
  }
}

/** The pages at addresses, and at those that these lead to: redirects never lead to others. */
async function findPages(db: Database, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await findNumbers(db, paths);
  const targets = await findTargets(
    db,
    paths.filter((path) => !found.has(path)),
  );
  const numbers = await findNumbers(db, [...new Set(targets.values())]);
  for (const [path, target] of targets) {
    const number = numbers.get(target);
    if (number !== undefined) found.set(path, number);
  }
  return found;
}

const BATCH = 500;

async function findTargets(db: Database, paths: readonly string[]): Promise<Map<string, string>> {
  const redirects = db.selectFrom("redirects").select(["from_path", "to_path"]);
  const targets = new Map<string, string>();
  for (let from = 0; from < paths.length; from += BATCH)
    for (const { from_path, to_path } of await redirects.where("from_path", "in", paths.slice(from, from + BATCH)).execute())
      targets.set(from_path, to_path);
  return targets;
}

/** Rows written together. */
const WRITTEN_TOGETHER = 200;

/** What the last report of a search engine said of each page, by its number. */
export async function readSearchFigures(db: Database): Promise<ReadonlyMap<number, SearchFigures>> {
  const rows = await db.selectFrom("search_figures").select(["page", "clicks", "impressions", "position"]).execute();
  return new Map(rows.map(({ page, ...figures }) => [page, figures]));
}

/** Whether a report was imported. */
export const hasSearchFigures = async (db: Database): Promise<boolean> =>
  (await db.selectFrom("search_figures").select("page").limit(1).executeTakeFirst()) !== undefined;

/** A report takes the place of the one before, whole: the same one again changes nothing. */
async function replaceSearchFigures(db: Database, figures: ReadonlyMap<number, SearchFigures>): Promise<void> {
  const imported_at = new Date().toISOString();
  const rows = [...figures].map(([page, { clicks, impressions, position }]) => ({ page, clicks, impressions, position, imported_at }));
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("search_figures").execute();
    const insert = transaction.insertInto("search_figures");
    for (let from = 0; from < rows.length; from += WRITTEN_TOGETHER)
      await insert.values(rows.slice(from, from + WRITTEN_TOGETHER)).execute();
  });
}
