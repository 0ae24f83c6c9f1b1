/** ISO 8601 texts in UTC, so that they sort alike in every dialect. */
export type Moment = string;

/** What `versioned-rows.ts` keeps of each row. */
export interface VersionedColumns {
  id: string;
  /** Grows by one a save. */
  version: number;
  created_by: string;
  created_at: Moment;
}
