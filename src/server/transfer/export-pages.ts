import { COLUMNS, toCells } from "#domain/transfer/columns";
import type { Connection } from "../database/database";
import { PAGE_COLUMNS, toGeneratedPage } from "../pages/page-row";
import { writeCsv, writeJson } from "./file-texts";

/** Rows read at a time, so that memory stays flat however many pages there are. */
const BATCH = 200;

/** Every page but those in the trash, for spreadsheets. */
export function exportCsv(connection: Connection): AsyncGenerator<string> {
  return writeCsv(COLUMNS, readPages(connection));
}

/** Every page but those in the trash, as a list of objects. */
export function exportJson(connection: Connection): AsyncGenerator<string> {
  return writeJson(readPages(connection));
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
