import { ReadableStream, TextEncoderStream } from "node:stream/web";
import type { TransferFormat } from "#domain/transfer/import-report";
import { services } from "../services";
import { exportCsv, exportJson } from "./export-pages";

const TYPES: Record<TransferFormat, string> = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

/** All pages as a file to be kept, written while they are read. */
export async function answerExport(format: TransferFormat, actor: string): Promise<Response> {
  const { connection, activities } = services();
  await activities.record({ actor, action: "pages.exported", subject: format.toUpperCase() });
  const text = format === "csv" ? exportCsv(connection) : exportJson(connection);
  const today = new Date().toISOString().slice(0, 10);
  // Read as fast as it is taken, and no faster.
  const body = ReadableStream.from(text).pipeThrough(new TextEncoderStream());
  return new Response(body as BodyInit, {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="paginas-${today}.${format}"`,
      "cache-control": "no-store",
    },
  });
}
