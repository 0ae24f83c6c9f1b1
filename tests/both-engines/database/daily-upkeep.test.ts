import { expect, test } from "vitest";
import { createActivityLog } from "#server/activities/activity-log";
import { forgetOldRuns, listJobHistory } from "#server/jobs/job-history";
import { createJobStore } from "#server/jobs/job-store";
import { createLostAddresses } from "#server/redirects/lost-addresses";
import { startUpkeep } from "#server/upkeep/lifetime";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test("activities older than a year are forgotten, and the oldest when there are too many", async () => {
  const { db } = await createDatabase();
  const log = createActivityLog(db, undefined, 3);
  for (let number = 1; number <= 5; number += 1) await log.record({ actor: "a@x.co", action: "page.created", subject: `${number}` });
  await db
    .updateTable("activities")
    .set({ at: daysAgo(400) })
    .where("subject", "=", "1")
    .execute();
  const subjects = async () => (await log.list({ page: 1 })).activities.map(({ subject }) => subject);
  expect(await log.forgetOld()).toBe(2);
  expect(await subjects()).toEqual(["5", "4", "3"]);
  expect(await log.forgetOld()).toBe(0);
  expect(await log.forgetOld(new Date(Date.now() + 366 * DAY_MS))).toBe(3);
});

test("many activities are forgotten in batches, those that are young are not", async () => {
  const { db } = await createDatabase();
  const log = createActivityLog(db);
  const row = (at: string) => ({ at, actor: "a@x.co", action: "page.created", subject: "x", subject_id: null });
  for (let batch = 0; batch < 5; batch += 1)
    await db
      .insertInto("activities")
      .values(Array.from({ length: 500 }, () => row(daysAgo(400))))
      .execute();
  await db
    .insertInto("activities")
    .values([row(daysAgo(10)), row(daysAgo(1))])
    .execute();
  expect(await log.forgetOld()).toBe(2500);
  expect((await log.list({ page: 1 })).total).toBe(2);
});

test("finished runs are forgotten with their items, running ones and the pages they made are not", async () => {
  const connection = await createDatabase();
  const { db } = connection;
  const jobs = createJobStore(db);
  const options = { instructions: "", creativity: 50, existing: "skip" as const };
  const start = async (createdAt: string, status: "running" | "done") => {
    const { job } = await jobs.startJob({ kind: "local-batch", titles: ["Um", "Dois"], options, createdBy: "a@x.co" });
    await db
      .updateTable("jobs")
      .set({ created_at: createdAt, status, ...(status === "done" && { active_key: null }) })
      .where("id", "=", job.id)
      .execute();
    return job.id;
  };
  const old = await start(daysAgo(400), "done");
  const [item] = await jobs.listItems(old);
  const { store } = createPages(connection);
  await store.savePage({ title: "Um", content: "<p>x</p>", origin: "local", jobItemId: item?.id });
  const second = await start(daysAgo(2), "done");
  const newest = await start(daysAgo(1), "done");
  const running = await start(daysAgo(500), "running");
  const known = async () => (await listJobHistory(db, 10, 0)).runs.map(({ id }) => id);
  expect(await forgetOldRuns(db)).toBe(1);
  expect(await known()).toEqual([newest, second, running]);
  expect(await jobs.listItems(old)).toEqual([]);
  expect(await store.countPages()).toBe(1);
  expect(await forgetOldRuns(db, new Date(), 1)).toBe(1);
  expect(await known()).toEqual([newest, running]);
});

test("addresses that were asked for once make room after a month, others after a year", async () => {
  const { db } = await createDatabase();
  const row = (path: string, hits: number, days: number, ignored = 0) => ({ path, hits, last_seen_at: daysAgo(days), ignored });
  const rows = [row("/once", 1, 40), row("/lately", 1, 5), row("/often", 3, 40), row("/ignored", 1, 40, 1), row("/long-ago", 9, 400)];
  await db.insertInto("missing_addresses").values(rows).execute();
  const onError = (error: unknown) => expect.fail(String(error));
  expect(await createLostAddresses(db, onError).forgetOld()).toBe(2);
  const left = await db.selectFrom("missing_addresses").select("path").orderBy("path").execute();
  expect(left.map(({ path }) => path)).toEqual(["/ignored", "/lately", "/often"]);
});

test("what a scan asked for is forgotten after a few days, what people ask for is not", async () => {
  const { db } = await createDatabase();
  const row = (path: string, hits: number, days: number, ignored = 0) => ({ path, hits, last_seen_at: daysAgo(days), ignored });
  const rows = [
    row("/once", 1, 8),
    row("/lately", 1, 6),
    row("/twice", 2, 8),
    row("/wp-login.php", 900, 3),
    row("/.env", 1, 1),
    row("/ignored.php", 9, 40, 1),
  ];
  await db.insertInto("missing_addresses").values(rows).execute();
  expect(await createLostAddresses(db, (error: unknown) => expect.fail(String(error))).forgetOld()).toBe(2);
  const left = await db.selectFrom("missing_addresses").select("path").orderBy("path").execute();
  expect(left.map(({ path }) => path)).toEqual(["/.env", "/ignored.php", "/lately", "/twice"]);
});

test("a task that fails keeps no other from its work, and stopping waits for the one under way", async () => {
  const done: string[] = [];
  const errors: unknown[] = [];
  const tasks = [
    async () => {
      throw new Error("away");
    },
    async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push("second");
    },
  ];
  const upkeep = startUpkeep(tasks, (error) => errors.push(error));
  await new Promise((resolve) => setImmediate(resolve));
  await upkeep.stop();
  expect([done, errors.length]).toEqual([["second"], 1]);
});
