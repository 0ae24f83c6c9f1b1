import type { TransferFormat } from "#domain/transfer/import-report";
import { services } from "../services";
import { exportCsv, exportJson } from "../transfer/export-pages";
import { answerFile } from "./answer-file";

/** All pages as a file. */
export async function answerExport(format: TransferFormat, actor: string): Promise<Response> {
  const { connection, activities } = services();
  await activities.record({ actor, action: "pages.exported", subject: format.toUpperCase() });
  return answerFile("paginas", format, format === "csv" ? exportCsv(connection) : exportJson(connection));
}
