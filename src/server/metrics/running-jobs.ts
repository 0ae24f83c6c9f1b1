import type { Database } from "../database/database";

/** Unfinished runs by kind. */
export async function countRunningJobs(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("jobs")
    .select(["kind", (eb) => eb.fn.countAll<number | string>().as("count")])
    .where("active_key", "is not", null)
    .groupBy("kind")
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}
