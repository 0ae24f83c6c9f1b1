import { ReadableStream, TextEncoderStream } from "node:stream/web";
import type { TransferFormat } from "#domain/transfer/import-report";
import { exportContacts } from "../contacts/export-contacts";
import { services } from "../services";
import { exportPages } from "../transfer/export-pages";

export async function answerExport(format: TransferFormat, actor: string): Promise<Response> {
  const { connection, activities } = services();
  await activities.record({ actor, action: "pages.exported", subject: format.toUpperCase() });
  return answerFile(`paginas-${today()}`, format, exportPages(connection, format));
}

export async function answerContactsExport(format: TransferFormat, actor: string): Promise<Response> {
  const { connection, contacts, activities } = services();
  await activities.record({ actor, action: "contacts.exported", subject: format.toUpperCase() });
  return answerFile(`contatos-${today()}`, format, exportContacts(connection, contacts.describePages, format));
}

const today = () => new Date().toISOString().slice(0, 10);

const TYPES: Record<TransferFormat, string> = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

/** A file to be kept, written while its text is made; its name gets the format. */
export function answerFile(name: string, format: TransferFormat, text: AsyncIterable<string>): Response {
  // Read as fast as it is taken, and no faster.
  const body = ReadableStream.from(text).pipeThrough(new TextEncoderStream());
  return new Response(body as BodyInit, {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="${name}.${format}"`,
      "cache-control": "no-store",
    },
  });
}
