import type { FrontServerParts } from "./front-server-parts";

/** Seconds after which who is told 503 may ask again. */
export const RETRY_AFTER = "5";

/** The status of an answer that failed: not of the site's own making when the database had trouble a moment ago. */
export function statusOfFailure({ hadDatabaseTroubleLately }: Pick<FrontServerParts, "hadDatabaseTroubleLately">, status = 500): number {
  return status === 500 && hadDatabaseTroubleLately() ? 503 : status;
}
