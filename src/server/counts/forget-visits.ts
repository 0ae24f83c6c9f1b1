import { setImmediate as breathe } from "node:timers/promises";
import { sql } from "kysely";
import { firstOfMonth } from "#domain/calendar/days";
import { dayOf, laterDay } from "#domain/calendar/owner-time";
import type { Database } from "../database/database";
import { takeTurn } from "../database/dialect";
import { settledCounts, settledTotals } from "./settled-visits";
import { addCounts } from "./write-visits";

/** Days after which nobody adds to a day any more. */
const SETTLED_AFTER = 2;
/** Days that are looked at again, for a site that stood still. */
const SETTLED_WITHIN = 14;
/** Days that are kept as they were: a year, and what it is compared with day by day. */
const DAYS_KEPT = 400;
/** Days after which what happened on one page is forgotten: three years, and what they are compared with. Totals stay. */
const PAGES_KEPT = 1200;

/**
 * Keeps the rows few, however long the site stands: a day that is over keeps one row for a view, days of long ago become
 * their month, which stands on its first day, and what single pages had before that is forgotten.
 */
export async function forgetOldVisits(db: Database, now = new Date()): Promise<void> {
  const today = dayOf(now);
  await db.deleteFrom("visit_counts").where("day", "<", laterDay(today, -PAGES_KEPT)).execute();
  await db.deleteFrom("visit_months").where("day", "<", laterDay(today, -PAGES_KEPT)).execute();
  const tables = ["visit_counts", "visit_totals"] as const;
  for (const table of tables) {
    for (let age = SETTLED_AFTER; age <= SETTLED_WITHIN; age += 1) {
      const day = laterDay(today, -age);
      if (await hasShown(db, table, day)) await foldDay(db, table, day, day);
    }
  }
  // Whole months alone: what is asked of one that is half folded would be wrong.
  const before = firstOfMonth(laterDay(today, -DAYS_KEPT));
  for (const table of tables) {
    for await (const day of daysToFold(db, table, before)) await foldDay(db, table, day, firstOfMonth(day));
  }
}

type CountTable = "visit_counts" | "visit_totals";

async function hasShown(db: Database, table: CountTable, day: string): Promise<boolean> {
  const row = await db.selectFrom(table).select("day").where("day", "=", day).where("kind", "=", "shown").limit(1).executeTakeFirst();
  return row !== undefined;
}

async function* daysToFold(db: Database, table: CountTable, before: string): AsyncGenerator<string> {
  for (let after = ""; ; ) {
    const between = db.selectFrom(table).where("day", ">", after).where("day", "<", before);
    const { day } = await between.select(sql<string | null>`min(day)`.as("day")).executeTakeFirstOrThrow();
    if (day === null) return;
    if (!day.endsWith("-01") || (await hasShown(db, table, day))) yield day;
    after = day;
    await breathe();
  }
}

/** Adds a day's rows, views told twice as one, to those of another day, or settles them where they are. */
async function foldDay(db: Database, table: CountTable, day: string, into: string): Promise<void> {
  const span = { from: day, to: day };
  await db.transaction().execute(async (transaction) => {
    // Two processes would add the same day twice.
    await takeTurn(transaction, "visits to forget");
    const rows =
      table === "visit_counts"
        ? await settledCounts(transaction, span).orderBy("page").orderBy("kind").orderBy("source").execute()
        : await settledTotals(transaction, span).orderBy("hour").orderBy("kind").orderBy("source").execute();
    await transaction.deleteFrom(table).where("day", "=", day).execute();
    const moved = rows.map((row) => ({ ...row, day: into }));
    await addCounts(transaction, table, moved);
  });
}
