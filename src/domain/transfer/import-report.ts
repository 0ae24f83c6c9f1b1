import type { RowProblem } from "./check-row";

export type TransferFormat = "csv" | "json";

/** What to do with rows whose address a page already has. */
export type ExistingAddresses = "skip" | "number";

export const MAX_IMPORTED_ROWS = 10_000;

/** Largest file taken, in bytes. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;

export interface PlannedPage {
  row: number;
  title: string;
  slug: string;
  isDraft: boolean;
  /** Why the address is taken: by a page of the site, or by a row before. */
  taken?: "page" | "row";
}

/** What importing a file would do, or what must be mended first. */
export interface ImportReport {
  total: number;
  /** Rows whose address is free. */
  fresh: number;
  /** Rows whose address is taken. */
  existing: number;
  drafts: number;
  /** The first rows, those whose address is taken before the others. */
  sample: PlannedPage[];
  problems: RowProblem[];
  /** All of them; `problems` holds the first ones. */
  problemCount: number;
}

export interface ImportResult {
  /** As their rows asked, public or draft. */
  imported: number;
  /** Here too, and held back from the public. */
  held: number;
  skipped: number;
}
