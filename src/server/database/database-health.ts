import { type Kysely, sql } from "kysely";
import { isDatabaseAway } from "./postgres/database-away";
import { findStorageProblem } from "./storage-problem";
import type { Tables } from "./tables";

/** What failed within this time of a trouble failed because of it. */
const LATELY_MS = 5000;

/** Whether something failed because the database could not be reached, read or written, not because of what was asked. */
export function isDatabaseTrouble(error: unknown): boolean {
  return isDatabaseAway(error) || findStorageProblem(error) !== undefined;
}

export type DatabaseHealth = ReturnType<typeof createDatabaseHealth>;

/** What a process has met of late when it asked its database; who shows a failure need not have seen the error itself. */
export function createDatabaseHealth() {
  let lastTroubleAt = Number.NEGATIVE_INFINITY;
  let isDamaged = false;

  return {
    /** Takes note of a failed question, if it failed because of the database and not of what was asked. */
    note(error: unknown): void {
      if (!isDatabaseTrouble(error)) return;
      lastTroubleAt = performance.now();
      isDamaged ||= findStorageProblem(error) === "damaged";
    },

    noteDamage(): void {
      isDamaged = true;
    },

    /** The database could not be reached, read or written a moment ago. */
    hadTroubleLately: (): boolean => performance.now() - lastTroubleAt < LATELY_MS,

    isDamaged: (): boolean => isDamaged,
  };
}

/** What keeps the database from serving; asked as often as somebody watches, so it costs next to nothing. */
export async function findDatabaseTrouble(asked: { db: Kysely<Tables>; health: DatabaseHealth }): Promise<"away" | "damaged" | undefined> {
  if (asked.health.isDamaged()) return "damaged";
  return await sql`select 1`.execute(asked.db).then(
    () => undefined,
    () => "away",
  );
}
