import type { Transaction } from "kysely";
import type { Database } from "../database/database";
import type { Tables } from "../database/tables";
import type { VisitBurstTable, VisitCountTable, VisitTotalTable } from "../database/tables/visits";

/** Rows of one statement; each is up to five of the values a statement may have. */
const BATCH = 400;

/** Adds to what pages have; rows come in one order, so that no two processes wait for each other. */
export async function addCounts(transaction: Transaction<Tables>, rows: readonly VisitCountTable[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await transaction
      .insertInto("visit_counts")
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) =>
        conflict
          .columns(["day", "page", "kind", "source"])
          .doUpdateSet((eb) => ({ count: eb("visit_counts.count", "+", eb.ref("excluded.count")) })),
      )
      .execute();
  }
}

/** As `addCounts`, to what all pages have together. */
export async function addTotals(transaction: Transaction<Tables>, rows: readonly VisitTotalTable[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await transaction
      .insertInto("visit_totals")
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) =>
        conflict
          .columns(["day", "hour", "kind", "source"])
          .doUpdateSet((eb) => ({ count: eb("visit_totals.count", "+", eb.ref("excluded.count")) })),
      )
      .execute();
  }
}

/** As `addCounts`, to what was left out of a day. */
export async function addLeftOut(db: Database, row: VisitBurstTable): Promise<void> {
  await db
    .insertInto("visit_bursts")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet((eb) => ({ count: eb("visit_bursts.count", "+", eb.ref("excluded.count")) })),
    )
    .execute();
}
