import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/database";
import { withSchemaLock } from "#server/database/dialect";
import { createDatabase } from "#support/database/database";

/** How long PostgreSQL lets a statement of this connection take; how long we do is asked beside `limitAnswers`. */
const limitOf = async <DB>(db: Kysely<DB>) =>
  (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db)).rows[0]?.limit;

test("a change of the tables may take long, and who waits for it does not give up", async () => {
  const first = await createDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.db);
  const second = openDatabase(`${process.env["TEST_POSTGRES_URL"]}/${rows[0]?.name}`);
  onTestFinished(() => second.db.destroy());
  const countWaiting = async () =>
    (
      await sql<{ count: number }>`select count(*) as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = 'advisory' and not granted`.execute(first.db)
    ).rows[0]?.count;
  const order: string[] = [];
  let waiting: Promise<void> | undefined;
  await withSchemaLock(first.db, async (db) => {
    expect(await limitOf(db)).toBe("0");
    // It takes its own limit away before it asks for the lock: whoever waits, waits without one.
    waiting = withSchemaLock(second.db, async (other) => {
      expect(await limitOf(other)).toBe("0");
      order.push("second");
    });
    await expect.poll(countWaiting).toBe(1);
    order.push("first");
  });
  await waiting;
  expect(order).toEqual(["first", "second"]);
});

test("outside of it no statement takes without end", async () => {
  const { db } = await createDatabase();
  await db.connection().execute(async (connection) => {
    expect(await limitOf(connection)).toBe("15s");
    await withSchemaLock(connection, async () => {});
    expect(await limitOf(connection)).toBe("15s");
    await sql`set statement_timeout = 50`.execute(connection);
    await expect(sql`select pg_sleep(60)`.execute(connection)).rejects.toThrow(/statement timeout/);
  });
});
