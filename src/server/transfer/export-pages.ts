import { stringify } from "csv-stringify/sync";
import { COLUMNS, toCells } from "#domain/transfer/columns";
import { guardFormula } from "#domain/transfer/formula";
import type { TransferFormat } from "#domain/transfer/import-report";
import type { Connection } from "../database/database";
import { readBatches } from "../database/read-batches";
import { PAGE_COLUMNS, toGeneratedPage } from "../pages/page-row";

/** Rows read at a time, so that memory stays flat however many pages there are. */
const BATCH = 200;

/** Every page but those in the trash. */
export const exportPages = (connection: Connection, format: TransferFormat): AsyncGenerator<string> =>
  format === "csv" ? writeCsv(COLUMNS, readPages(connection)) : writeJson(readPages(connection));

async function* readPages({ db }: Connection) {
  const pages = db
    .selectFrom("pages")
    .select([...PAGE_COLUMNS, "seq"])
    .where("deleted_at", "is", null)
    .orderBy("seq")
    .limit(BATCH);
  for await (const rows of readBatches(BATCH, (seq) => pages.where("seq", ">", seq).execute()))
    yield rows.map((row) => toCells(toGeneratedPage(row)));
}

// The one place for what in files of rows no spreadsheet may run.

/** One row of a file, by column. */
export type FileRow = Readonly<Record<string, string | number | null>>;

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Rows for spreadsheets, as they are read: semicolons, which Excel in Portuguese expects, and no cell that one would run. */
export async function* writeCsv(columns: readonly string[], batches: AsyncIterable<readonly FileRow[]>): AsyncGenerator<string> {
  const write = (rows: readonly (readonly string[])[]) => stringify(rows as string[][], { delimiter: ";", record_delimiter: "\r\n" });
  yield BYTE_ORDER_MARK + write([columns]);
  for await (const rows of batches) {
    yield write(rows.map((row) => columns.map((column) => guardFormula(String(row[column] ?? "")))));
  }
}

/** Rows as a list of objects, as they are read. */
export async function* writeJson(batches: AsyncIterable<readonly FileRow[]>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const rows of batches) {
    for (const row of rows) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ",\n";
    }
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
