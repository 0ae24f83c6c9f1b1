import { randomUUID } from "node:crypto";
import type { ImportReport, ImportResult } from "#domain/transfer/import-report";
import type { AdminClient } from "./client";
import type { Site } from "./site";

export interface ImportAnswer<T = ImportReport & ImportResult> {
  status: number;
  body: T;
}

/** Sends a file to the import as the panel does. */
export async function sendImport(
  site: Site,
  client: AdminClient,
  step: "conferir" | "gravar",
  file: string | Buffer,
  query = "formato=csv",
  key: string = randomUUID(),
): Promise<ImportAnswer> {
  const answer = await fetch(`${site.url}/admin/importar/${step}?${query}`, {
    method: "POST",
    headers: { cookie: client.cookie, origin: site.url, "content-type": "application/octet-stream", "idempotency-key": key },
    body: typeof file === "string" ? file : new Uint8Array(file),
    redirect: "manual",
  });
  const text = await answer.text();
  return { status: answer.status, body: answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text };
}

/** A CSV file of rows as given, with the separator of Excel in Portuguese. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")).join("\r\n");
}
