import { stringify } from "csv-stringify/sync";
import { COLUMNS, toCells } from "#domain/transfer/columns";
import { guardFormula } from "#domain/transfer/formula";
import type { Connection } from "../database/database";
import { PAGE_COLUMNS, toGeneratedPage } from "../pages/page-row";

/** Rows read at a time, so that memory stays flat however many pages there are. */
const BATCH = 200;
/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Every page but those in the trash, for spreadsheets: semicolons, which Excel in Portuguese expects. */
export async function* exportCsv(connection: Connection): AsyncGenerator<string> {
  const write = (rows: readonly (readonly string[])[]) => stringify(rows as string[][], { delimiter: ";", record_delimiter: "\r\n" });
  yield BYTE_ORDER_MARK + write([COLUMNS]);
  for await (const pages of readPages(connection)) {
    yield write(pages.map((page) => COLUMNS.map((column) => guardFormula(page[column]))));
  }
}

/** Every page but those in the trash, as a list of objects. */
export async function* exportJson(connection: Connection): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const pages of readPages(connection)) {
    for (const page of pages) {
      yield `${separator}${JSON.stringify(page)}`;
      separator = ",\n";
    }
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

async function* readPages({ db }: Connection) {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom("pages")
      .select([...PAGE_COLUMNS, "seq"])
      .where("seq", ">", after)
      .where("deleted_at", "is", null)
      .orderBy("seq")
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows.map((row) => toCells(toGeneratedPage(row)));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.seq;
  }
}
