import { sql } from "kysely";
import { expect, test } from "vitest";
import { numberOfMadePage } from "#domain/counts/page-number";
import type { Span } from "#domain/results/span";
import type { PageContent } from "#domain/site/authored-pages";
import { readPageSums } from "#server/counts/month-sums";
import { settledCounts, settledTotals } from "#server/counts/settled-visits";
import { createSitePages } from "#server/counts/site-pages";
import { createVisitCounts } from "#server/counts/visit-counts";
import type { Counted } from "#server/counts/visit-memory";
import type { Connection } from "#server/database/database";
import { noPages } from "#support/content/no-pages";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";

const withTopic: PageContent = { ...noPages, topics: [{ slug: "motor", title: "Motor", category: "motores" } as never] };

const NOON = Date.parse("2026-11-22T15:00:00Z");
const TODAY = { from: "2026-11-22", to: "2026-11-22" };
const ALWAYS = { from: "0000-00-00", to: "9999-99-99" };
const DAY_MS = 86_400_000;

function fail(error: unknown): never {
  throw error;
}

async function createCounts(connection?: Connection, options: { maxDayRows?: number; onError?: (error: unknown) => void } = {}) {
  const open = connection ?? (await createDatabase());
  const sitePages = createSitePages(open.db);
  await sitePages.addPagesOf(noPages);
  const counts = createVisitCounts({ db: open.db, readPageContent: () => noPages, onError: fail, ...options });
  let visitors = 0;
  const count = (counted: Partial<Counted>, times = 1, now = NOON) => {
    for (let time = 0; time < times; time += 1)
      counts.count(
        { page: sitePages.numberOf("/"), kind: "view", source: "search", ...counted },
        `2001:db8:${(visitors++).toString(16)}::1`,
        now,
      );
  };
  const readTotals = async (span: Span) => {
    await counts.write();
    return await settledTotals(open.db, span).orderBy("day").orderBy("hour").orderBy("kind").orderBy("source").execute();
  };
  const readPages = async (span: Span) => {
    await counts.write();
    const rows = await open.db
      .selectFrom(settledCounts(open.db, span).as("settled"))
      .select(["page", "kind", "source", sql<number>`sum(count)`.as("count")])
      .groupBy(["page", "kind", "source"])
      .execute();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  };
  const readRows = () => open.db.selectFrom("visit_counts").selectAll().orderBy("day").orderBy("page").orderBy("kind").execute();
  return { connection: open, sitePages, counts, count, readTotals, readPages, readRows };
}

test("every page that comes with the site gets a number once, whoever asks first, and keeps it", async () => {
  const connection = await createDatabase();
  const [one, other] = [createSitePages(connection.db), createSitePages(connection.db)];
  await Promise.all([one.addPagesOf(noPages), other.addPagesOf(noPages), one.addPagesOf(noPages)]);
  const paths = ["/not-found", "/depoimento", "/", "/faq", "/sitemap", "/garantia", "/termos", "/privacidade", "/acessibilidade"];
  const numbers = paths.map(one.numberOf);
  expect(new Set(numbers).size).toBe(paths.length);
  expect(numbers.every((number) => number % 2 === 0 && number > 0 && number <= 2 * paths.length)).toBe(true);
  expect(paths.map(other.numberOf)).toEqual(numbers);
  await other.addPagesOf(withTopic);
  expect(one.numberOf("/topicos/motor")).toBe(one.numberOf("/not-found"));
  await one.addPagesOf(withTopic);
  expect(one.numberOf("/topicos/motor")).toBe(other.numberOf("/topicos/motor"));
  expect(paths.map(createSitePages(connection.db).numberOf)).toEqual(paths.map(() => 0));
});

test("what is counted adds up by page and by hour", async () => {
  const { count, readPages, readTotals, sitePages } = await createCounts();
  const [home, faq] = [sitePages.numberOf("/"), sitePages.numberOf("/faq")];
  count({}, 3);
  count({ page: faq, kind: "chat:hero", source: "direct" }, 2);
  count({ page: faq }, 1, NOON + 3_600_000);
  expect(await readPages(TODAY)).toEqual(
    expect.arrayContaining([
      { page: home, kind: "view", source: "search", count: 3 },
      { page: faq, kind: "view", source: "search", count: 1 },
      { page: faq, kind: "chat:hero", source: "direct", count: 2 },
    ]),
  );
  count({}, 4);
  expect(await readTotals(TODAY)).toEqual([
    { day: TODAY.from, hour: 12, kind: "chat:hero", source: "direct", count: 2 },
    { day: TODAY.from, hour: 12, kind: "view", source: "search", count: 7 },
    { day: TODAY.from, hour: 13, kind: "view", source: "search", count: 1 },
  ]);
  expect(await readPages({ from: "2026-11-01", to: "2026-11-21" })).toEqual([]);
});

test("a page that server and browser both saw was seen as often as the larger of the two says, by day and source", async () => {
  const { counts, count, readPages, readTotals, sitePages } = await createCounts();
  const page = sitePages.numberOf("/");
  count({ kind: "view" }, 3);
  count({ kind: "shown" }, 2);
  count({ kind: "shown", source: "social" }, 4);
  count({ kind: "shown" }, 5, NOON - DAY_MS);
  const wanted = [
    { page, kind: "view", source: "search", count: 3 + 5 },
    { page, kind: "view", source: "social", count: 4 },
  ];
  const read = async () => (await readPages(ALWAYS)).toSorted((one, other) => (one.source < other.source ? -1 : 1));
  expect(await read()).toEqual(wanted);
  expect((await readTotals(ALWAYS)).map(({ count: times }) => times)).toEqual([5, 3, 4]);
  await counts.forgetOld(new Date(NOON + 5 * DAY_MS));
  expect(await read()).toEqual(wanted);
});

test("several processes that count at the same time add up to the exact number", async () => {
  const connection = await createDatabase();
  const processes = await Promise.all([1, 2, 3].map(() => createCounts(connection)));
  const paths = ["/", "/faq", "/garantia", "/termos"];
  for (let round = 0; round < 5; round += 1) {
    for (const { count, sitePages } of processes)
      for (const path of paths.toSorted(() => Math.random() - 0.5)) count({ page: sitePages.numberOf(path) }, 7);
    await Promise.all(processes.map(({ counts }) => counts.write()));
  }
  const [first] = processes;
  expect((await first?.readPages(TODAY))?.map(({ count }) => count)).toEqual([105, 105, 105, 105]);
  expect(await first?.readTotals(TODAY)).toEqual([{ day: TODAY.from, hour: 12, kind: "view", source: "search", count: 420 }]);
});

test("numbers that no page has are counted nowhere", async () => {
  const { count, readTotals } = await createCounts();
  for (const page of [99_998, 99_999]) count({ page }, 5);
  count({}, 1);
  expect((await readTotals(TODAY)).map(({ count: times }) => times)).toEqual([1]);
});

test("a day has so many rows and no more; what has one goes on being counted, and the totals say all", async () => {
  const { counts, count, readTotals, readRows, sitePages } = await createCounts(undefined, { maxDayRows: 2 });
  count({}, 1);
  count({ page: sitePages.numberOf("/faq") }, 1);
  await counts.write();
  count({}, 10);
  count({ page: sitePages.numberOf("/termos") }, 100);
  expect((await readTotals(TODAY)).map(({ count: times }) => times)).toEqual([112]);
  expect((await readRows()).map(({ count: times }) => times).toSorted()).toEqual([1, 11]);
});

test("what cannot be written is kept until it can", async () => {
  const connection = await createDatabase();
  const errors: unknown[] = [];
  const { counts, count, readPages, readTotals } = await createCounts(connection, { onError: (error) => errors.push(error) });
  await connection.db.schema.alterTable("visit_totals").renameTo("away").execute();
  count({}, 3);
  await counts.write();
  count({}, 2);
  await counts.write();
  expect(errors).toHaveLength(2);
  await connection.db.schema.alterTable("away").renameTo("visit_totals").execute();
  expect((await readPages(TODAY)).map(({ count: times }) => times)).toEqual([5]);
  expect((await readTotals(TODAY)).map(({ count: times }) => times)).toEqual([5]);
});

test("days of long ago become their month, then what single pages had is forgotten; sums stay right", async () => {
  const { counts, count, readPages, readTotals, readRows } = await createCounts();
  const days = ["2025-10-01", "2025-10-02", "2025-10-31", "2025-11-01", "2026-11-01"];
  for (const day of days) {
    count({ kind: "view" }, 2, Date.parse(`${day}T15:00:00Z`));
    count({ kind: "shown" }, 3, Date.parse(`${day}T15:00:00Z`));
  }
  await counts.write();
  const upkeep = (day: string) => counts.forgetOld(new Date(`${day}T15:00:00Z`));
  const daysThere = async () => (await readRows()).map(({ day, count: times }) => `${day} ${times}`);
  await upkeep("2026-11-22");
  await upkeep("2026-11-22");
  expect((await daysThere()).filter((day) => day.startsWith("2025-10"))).toEqual([
    "2025-10-01 3",
    "2025-10-01 2",
    "2025-10-02 3",
    "2025-10-02 2",
    "2025-10-31 3",
    "2025-10-31 2",
  ]);
  await upkeep("2026-12-06");
  expect(await daysThere()).toEqual(["2025-10-01 9", "2025-11-01 3", "2025-11-01 2", "2026-11-01 3", "2026-11-01 2"]);
  expect((await readPages(ALWAYS)).map(({ count: times }) => times)).toEqual([15]);
  await upkeep("2029-02-01");
  expect((await daysThere()).at(0)).toMatch("2025-11-01 3");
  await upkeep("2031-01-01");
  expect(await daysThere()).toEqual([]);
  expect((await readTotals(ALWAYS)).map(({ day, hour, count: times }) => [day, hour, times])).toEqual([
    ["2025-10-01", 12, 9],
    ["2025-11-01", 12, 3],
    ["2026-11-01", 12, 3],
  ]);
});

test("a month that is over is summed once, and anew when something of it is told late", async () => {
  const { connection, counts, count, sitePages } = await createCounts();
  const { db } = connection;
  const [home, faq] = [sitePages.numberOf("/"), sitePages.numberOf("/faq")];
  const at = (day: string) => Date.parse(`${day}T15:00:00Z`);
  for (const day of ["2026-09-30", "2026-10-01", "2026-10-31", "2026-11-20"]) {
    count({}, 2, at(day));
    count({ kind: "shown" }, 3, at(day));
    count({ page: faq, kind: "call:bar" }, 1, at(day));
  }
  await counts.write();
  const read = async (from: string, to: string) => {
    const sums: Record<string, number> = {};
    await readPageSums(db, { from, to }, ({ page, view, call }) => {
      sums[page] = (sums[page] ?? 0) + view + call;
    });
    return [sums[home] ?? 0, sums[faq] ?? 0];
  };
  const keptMonths = async () => (await db.selectFrom("visit_months").select("day").orderBy("day").execute()).map(({ day }) => day);
  const spans = [
    ["2026-09-01", "2026-11-22"],
    ["2026-10-01", "2026-10-31"],
    ["2026-09-15", "2026-10-30"],
    ["2026-11-01", "2026-11-30"],
  ] as const;
  const wanted = [
    [12, 4],
    [6, 2],
    [6, 2],
    [3, 1],
  ];
  const readSpans = async () => await Promise.all(spans.map(([from, to]) => read(from, to)));
  expect(await readSpans()).toEqual(wanted);
  await counts.forgetOld(new Date(at("2026-11-01")));
  expect(await keptMonths()).toEqual(["2026-09-01"]);
  await counts.forgetOld(new Date(at("2026-11-02")));
  expect(await keptMonths()).toEqual(["2026-09-01", "2026-10-01"]);
  expect(await readSpans()).toEqual(wanted);
  // No day of a month that was summed is read.
  await db
    .updateTable("visit_months")
    .set({ sums: JSON.stringify([home, 100, 0, 0, 0]) })
    .where("day", "=", "2026-10-01")
    .execute();
  expect(await readSpans()).toEqual([[106, 2], [100, 0], ...wanted.slice(2)]);
  count({}, 5, at("2026-10-31"));
  await counts.write();
  expect(await keptMonths()).toEqual(["2026-09-01"]);
  await counts.forgetOld(new Date(at("2026-11-22")));
  expect([await keptMonths(), await read("2026-10-01", "2026-10-31")]).toEqual([
    ["2026-09-01", "2026-10-01"],
    [11, 2],
  ]);
  await counts.forgetOld(new Date(at("2031-01-01")));
  expect(await keptMonths()).toEqual([]);
});

test("a page is named by its number, whatever it is called now, those that are gone for good by nothing", async () => {
  const { connection, counts, sitePages } = await createCounts();
  const { store, writer } = createPages(connection);
  const made = await store.savePage({ title: "Motor na Mooca", content: "<p>Texto.</p>", origin: "local", status: "public" } as never);
  const { seq } = await connection.db.selectFrom("pages").select("seq").where("id", "=", made.id).executeTakeFirstOrThrow();
  const number = numberOfMadePage(seq);
  const named = await counts.describePages([number, sitePages.numberOf("/faq"), sitePages.numberOf("/x"), 99_998, 99_999, -1, 0.5, number]);
  expect([...named.values()]).toEqual(
    expect.arrayContaining([
      { number: sitePages.numberOf("/faq"), path: "/faq", title: "Perguntas", origin: "site", isPublic: true },
      { number: sitePages.numberOf("/x"), path: "/not-found", title: "/not-found", origin: "site", isPublic: false },
      {
        number,
        path: "/links-uteis/motor-na-mooca",
        title: "Motor na Mooca",
        origin: "local",
        isPublic: true,
      },
    ]),
  );
  expect(named.size).toBe(3);
  await store.deletePage(made.id);
  expect((await counts.describePages([number])).get(number)).toMatchObject({ title: "Motor na Mooca", isPublic: false });
  expect(writer).toBeDefined();
});

test("of a thousand touches that one machine tells at once a few are counted, and the day says how many were not", async () => {
  const failures: unknown[] = [];
  const { connection, sitePages, counts, readTotals } = await createCounts(undefined, { onError: (error) => failures.push(error) });
  const touch = { page: sitePages.numberOf("/"), kind: "chat:hero", source: "direct" } as const;
  await sql`alter table visit_bursts rename to away`.execute(connection.db);
  for (let index = 0; index < 1000; index += 1) counts.count(touch, "203.0.113.7", NOON);
  await counts.write();
  expect(failures).toHaveLength(1);
  await sql`alter table away rename to visit_bursts`.execute(connection.db);
  counts.count(touch, "203.0.113.7", NOON);
  expect((await readTotals(TODAY)).map(({ kind, count }) => [kind, count])).toEqual([["chat:hero", 20]]);
  await counts.write();
  expect(await connection.db.selectFrom("visit_bursts").selectAll().execute()).toEqual([{ day: "2026-11-22", count: 981 }]);
});
