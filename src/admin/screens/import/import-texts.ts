import type { ImportResult } from "#domain/transfer/import-report";
import { formatCount } from "../../run/run-texts";

/** @example describeImported({ imported: 2, skipped: 1 }) // "2 páginas importadas, 1 pulada" */
export function describeImported({ imported, skipped }: ImportResult): string {
  const parts = [`${countPages(imported)} ${imported === 1 ? "importada" : "importadas"}`];
  if (skipped > 0) parts.push(`${formatCount(skipped)} ${skipped === 1 ? "pulada" : "puladas"}`);
  return parts.join(", ");
}

/** @example countPages(1) // "1 página" */
export function countPages(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "página" : "páginas"}`;
}
