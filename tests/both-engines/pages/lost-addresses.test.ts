import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#server/database/database";
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

/** A robot asks for made-up addresses, each so many times. */
async function scan(db: Database, { count, hits = 1, name = "guess" }: { count: number; hits?: number; name?: string }): Promise<void> {
  const now = new Date().toISOString();
  const rows = Array.from({ length: count }, (_, number) => ({ path: `/${name}/${number}`, hits, last_seen_at: now }));
  for (let from = 0; from < count; from += 500)
    await db
      .insertInto("missing_addresses")
      .values(rows.slice(from, from + 500))
      .execute();
}

const listFirst = async (lostAddresses: ReturnType<typeof createLostAddresses>) =>
  (await lostAddresses.list({ query: "", page: 1, isIgnored: false })).addresses.map(({ path, hits }) => [path, hits]);

test("what people ask for is listed first, also when a scan has filled the list before, in between and afterwards", async () => {
  const { db, lostAddresses } = await createLog();
  await scan(db, { count: 2000 });
  for (let time = 0; time < 5; time += 1) {
    await lostAddresses.record("/antiga-promocao");
    for (let number = 0; number < 20; number += 1) await lostAddresses.record(`/between/${time}/${number}`);
  }
  expect((await listFirst(lostAddresses))[0]).toEqual(["/antiga-promocao", 5]);
});

test("nor does a scan that asks for each of its addresses several times keep a new one out", async () => {
  const { db, lostAddresses } = await createLog();
  await scan(db, { count: 2000, hits: 3 });
  for (let time = 0; time < 5; time += 1) {
    await lostAddresses.record("/antiga-promocao");
    await lostAddresses.record(`/other/${time}`);
  }
  expect((await listFirst(lostAddresses))[0]).toEqual(["/antiga-promocao", 5]);
});

test("what robots try everywhere comes after what people ask for, however often they try it", async () => {
  const { db, lostAddresses } = await createLog();
  await scan(db, { count: 1, hits: 900, name: "wp-login.php" });
  await db.insertInto("missing_addresses").values({ path: "/.env", hits: 500, last_seen_at: new Date().toISOString() }).execute();
  await lostAddresses.record("/antiga-promocao");
  expect(await listFirst(lostAddresses)).toEqual([
    ["/antiga-promocao", 1],
    ["/wp-login.php/0", 900],
    ["/.env", 500],
  ]);
});

test("several processes that record at once keep no more than one does", async () => {
  const { db, lostAddresses } = await createLog();
  const other = createLostAddresses(db, (error) => expect.unreachable(String(error)));
  await scan(db, { count: 1990 });
  await Promise.all(Array.from({ length: 40 }, (_, number) => (number % 2 ? lostAddresses : other).record(`/at-once/${number}`)));
  const { count } = await db
    .selectFrom("missing_addresses")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(2000);
});

test("ignored addresses take no room from others, and are bounded themselves", async () => {
  const { db, lostAddresses } = await createLog();
  await scan(db, { count: 2000 });
  const all = await lostAddresses.listPaths({ query: "", isIgnored: false });
  expect(all).toHaveLength(2000);
  expect(await lostAddresses.setIgnored(all, true)).toHaveLength(2000);
  await scan(db, { count: 2000, name: "more" });
  await lostAddresses.record("/antiga-promocao");
  expect((await lostAddresses.list({ query: "", page: 1, isIgnored: false })).total).toBe(2000);
  const more = await lostAddresses.listPaths({ query: "more", isIgnored: false });
  await lostAddresses.setIgnored(more, true);
  expect((await lostAddresses.list({ query: "", page: 1, isIgnored: true })).total).toBe(2000);
});

test("several are forgotten at once, and each says whether it was there", async () => {
  const { lostAddresses, read } = await createLog();
  for (const path of ["/a", "/b", "/c"]) await lostAddresses.record(path);
  expect(await lostAddresses.remove(["/a", "/c", "/nada"])).toEqual(["/a", "/c"]);
  expect(await read()).toEqual([{ path: "/b", hits: 1 }]);
});
