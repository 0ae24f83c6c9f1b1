import { sql } from "kysely";
import { expect, test } from "vitest";
import { findStorageProblem } from "#server/database/storage-problem";
import { createDatabase } from "#support/database/database";

test("a transaction that fills the disk fails with that, though SQLite has ended it by itself", async () => {
  const { db } = await createDatabase();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(Number(rows[0]?.page_count) + 2)}`.execute(db);
  const write = (value: string) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto("settings").values({ name: "a", value, updated_at: "" }).execute();
    });
  await expect(write("x".repeat(1_000_000))).rejects.toSatisfy((error) => findStorageProblem(error) === "full");
  await write("curto");
  expect(await db.selectFrom("settings").select("value").execute()).toEqual([{ value: "curto" }]);
});
