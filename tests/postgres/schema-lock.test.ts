import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/database";
import { withSchemaLock } from "#server/database/dialect";
import { createDatabase } from "#support/database/database";

/** A little longer than any other statement is waited for. */
const LONG_SECONDS = 21;

test("a change of the tables may take long, and who waits for it does not give up", async () => {
  const first = await createDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.db);
  const second = openDatabase(`${process.env["TEST_POSTGRES_URL"]}/${rows[0]?.name}`);
  onTestFinished(() => second.db.destroy());
  const order: string[] = [];
  await Promise.all([
    withSchemaLock(first.db, async (db) => {
      await sql`select pg_sleep(${LONG_SECONDS})`.execute(db);
      order.push("first");
    }),
    // By its first query it is sure to be second.
    sql`select pg_sleep(1)`.execute(second.db).then(() => withSchemaLock(second.db, async () => void order.push("second"))),
  ]);
  expect(order).toEqual(["first", "second"]);
});

test("outside of it no statement takes without end", async () => {
  const { db } = await createDatabase();
  await withSchemaLock(db, async () => {});
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow(/statement timeout/);
});
