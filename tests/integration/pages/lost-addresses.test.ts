import { sql } from "kysely";
import { expect, test } from "vitest";
import { createLostAddresses } from "#server/redirects/lost-addresses";
import { createDatabase } from "#support/database/database";

async function createLog() {
  const { db } = await createDatabase();
  const read = () => db.selectFrom("missing_addresses").select(["path", "hits"]).orderBy("path").execute();
  return { db, read, lostAddresses: createLostAddresses(db, (error) => expect.unreachable(String(error))) };
}

test("an address without a page is counted each time it is asked for", async () => {
  const { lostAddresses, read } = await createLog();
  for (const path of ["/b", "/a", "/b", "/b"]) await lostAddresses.record(path);
  expect(await read()).toEqual([
    { path: "/a", hits: 1 },
    { path: "/b", hits: 3 },
  ]);
});

test("the same new address asked for at once is one row", async () => {
  const { lostAddresses, read } = await createLog();
  await Promise.all(Array.from({ length: 10 }, () => lostAddresses.record("/a")));
  const [row, ...others] = await read();
  expect(others).toEqual([]);
  expect(row?.path).toBe("/a");
});

test("an endless address is cut, and counted as itself the next time", async () => {
  const { lostAddresses, read } = await createLog();
  for (let time = 0; time < 2; time += 1) await lostAddresses.record(`/${"a".repeat(2000)}`);
  const rows = await read();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hits).toBe(2);
  expect(rows[0]?.path.length).toBeLessThanOrEqual(300);
});

test("guessed addresses do not fill the database, and known ones are still counted", async () => {
  const { db, lostAddresses } = await createLog();
  await lostAddresses.record("/known");
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1999)
    insert into missing_addresses(path, hits, last_seen_at) select '/guess/' || i, 1, '2026' from n`.execute(db);
  for (let number = 0; number < 5; number += 1) await lostAddresses.record(`/more/${number}`);
  await lostAddresses.record("/known");
  const { count } = await db
    .selectFrom("missing_addresses")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(2000);
  const known = await db.selectFrom("missing_addresses").select("hits").where("path", "=", "/known").executeTakeFirst();
  expect(known?.hits).toBe(2);
});
