import { formatCount } from "#domain/text/format";
import type { ImportResult } from "#domain/transfer/import-report";

/** @example describeImported({ imported: 2, held: 0, skipped: 1 }) // "2 páginas importadas, 1 pulada" */
export function describeImported({ imported, held, skipped }: ImportResult): string {
  const parts = [`${countPages(imported)} ${imported === 1 ? "importada" : "importadas"}`];
  if (held > 0) parts.push(formatCount(held, "retida", "retidas"));
  if (skipped > 0) parts.push(formatCount(skipped, "pulada", "puladas"));
  return parts.join(", ");
}

/** @example countPages(1) // "1 página" */
export function countPages(count: number): string {
  return formatCount(count, "página", "páginas");
}
