import { sql } from "kysely";
import type { Database } from "../database/database";

/** Days as the owner's calendar writes them, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** A page that was seen, whoever told it. */
const SEEN = sql<string>`case kind when 'shown' then 'view' else kind end`;

/**
 * A page that was seen is told by the server and by the browser: by both where both could, by one where a cache answered
 * or no script runs. So it was seen as often as the larger of the two says, at the finest grain there is.
 */
const settledCount = sql<number>`max(count)`;

/** What was counted by page and day, views told twice as one. */
export function settledCounts(db: Database, { from, to }: DaySpan) {
  return db
    .selectFrom("visit_counts")
    .select(["day", "page", SEEN.as("kind"), "source", settledCount.as("count")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["day", "page", SEEN, "source"]);
}

/** The same of all pages by the hour. */
export function settledTotals(db: Database, { from, to }: DaySpan) {
  return db
    .selectFrom("visit_totals")
    .select(["day", "hour", SEEN.as("kind"), "source", settledCount.as("count")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["day", "hour", SEEN, "source"]);
}
