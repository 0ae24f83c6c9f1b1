import { formatCount } from "#domain/text/format";
import type { ExistingAddresses, ImportReport, ImportResult, TransferFormat } from "#domain/transfer/import-report";
import { CallError, postFile, withKey } from "../../call/call";

const TOO_LARGE = "O arquivo passa de 50 MB. Divida-o em partes.";

/** What the name says a file is; undefined for one that is neither. @example findFormat("Páginas.CSV") // "csv" */
export function findFormat(fileName: string): TransferFormat | undefined {
  const ending = /\.(csv|json)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending === "csv" || ending === "json" ? ending : undefined;
}

export const checkFile = async (file: File): Promise<ImportReport> => (await sendFile(file, "conferir", "")) as ImportReport;

/** Imports the whole file, or nothing: then the report says what must be mended. */
export async function importFile(file: File, existing: ExistingAddresses): Promise<ImportResult | ImportReport> {
  const options = existing === "number" ? "&existentes=numerar" : "&existentes=pular";
  const press = `${file.name} ${file.size} ${file.lastModified} ${options}`;
  return await withKey(press, async (key) => (await sendFile(file, "gravar", options, key)) as ImportResult | ImportReport);
}

/** @throws {CallError} whose explanation says what to do. */
async function sendFile(file: File, step: "conferir" | "gravar", options: string, key = ""): Promise<unknown> {
  const format = findFormat(file.name);
  if (!format) throw new CallError("BAD_REQUEST", "Escolha um arquivo cujo nome termina em .csv ou .json.");
  return (await postFile(`/admin/importar/${step}?formato=${format}${options}`, file, TOO_LARGE, key)).said;
}

/** @example describeImported({ imported: 2, held: 0, skipped: 1 }) // "2 páginas importadas, 1 pulada" */
export function describeImported({ imported, held, skipped }: ImportResult): string {
  const parts = [formatCount(imported, "página importada", "páginas importadas")];
  if (held > 0) parts.push(formatCount(held, "retida", "retidas"));
  if (skipped > 0) parts.push(formatCount(skipped, "pulada", "puladas"));
  return parts.join(", ");
}

/** @example countPages(1) // "1 página" */
export const countPages = (count: number): string => formatCount(count, "página", "páginas");
