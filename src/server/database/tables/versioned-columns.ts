import type { Moment } from "./moment";

/** What the rows of `versioned-rows.ts` have in common; of these it writes id and version alone. */
export interface VersionedColumns {
  id: string;
  /** Grows by one a save. */
  version: number;
  created_by: string;
  created_at: Moment;
}
