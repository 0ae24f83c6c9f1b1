/**
 * How long the owner waits for what the site brought, at 100,000 pages and three years of counts, on either engine; and
 * what a visitor waits for a kept page meanwhile. "Cold": nobody asked for that span within the last minute. Months
 * that are over are summed, as each night does.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { chooseSpan } from "#domain/results/span";
import { openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { startPostgres } from "#support/database/postgres-server";
import { AdminClient } from "#support/site/client";
import { startSite } from "#support/site/site";
import { type Figure, printTable } from "../report";
import { seedResults } from "../seed/seed-results";

const PAGES = 100_000;
const COLD_REACH_MS = 3000;
const YEAR_REACH_MS = 1500;
const WARM_REACH_MS = 300;
/** Between two visits while the owner waits. */
const VISIT_EVERY_MS = 10;

export async function measureResults(): Promise<Figure[]> {
  return [...(await measureOn("SQLite")), ...(await measureOn("PostgreSQL"))];
}

async function measureOn(engine: "SQLite" | "PostgreSQL"): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "abre-facil-bench-"));
  const postgres = engine === "PostgreSQL" ? await startPostgres() : undefined;
  const url = postgres ? `${postgres.url}/postgres` : `sqlite:${join(folder, "abre-facil.sqlite")}`;
  try {
    const connection = openDatabase(url);
    await migrate(connection);
    const { counts, totals } = await seedResults(connection.db, PAGES);
    await connection.db.destroy();
    console.log(`${engine}: ${PAGES} pages, ${counts} rows of counts by page, ${totals} of totals`);
    const figures = await measureCalls(engine, folder, url);
    printTable(
      ["figure", "reach", "measured"],
      figures.map(({ figure, reach, measured }) => [figure, reach, measured]),
    );
    return figures;
  } finally {
    await postgres?.remove();
    await rm(folder, { recursive: true });
  }
}

async function measureCalls(engine: string, dataDir: string, url: string): Promise<Figure[]> {
  const site = await startSite({ dataDir, env: { DATABASE_URL: url } });
  try {
    const client = await AdminClient.signedIn(site);
    const today = dayOf(new Date());
    const [month, year] = [chooseSpan("30", today), chooseSpan("12m", today)];
    const three = { from: laterDay(today, -3 * 365), to: today };
    const calls: [name: string, reach: number, call: () => Promise<unknown>][] = [
      ["30 days by day", COLD_REACH_MS, () => client.ask("results.read", { ...month, step: "day" })],
      ["12 months by month", COLD_REACH_MS, () => client.ask("results.read", { ...year, step: "month" })],
      ["3 years by month", COLD_REACH_MS, () => client.ask("results.read", { ...three, step: "month" })],
      ["groups of pages, 30 days, cold", COLD_REACH_MS, () => client.ask("results.groups", month)],
      ["pages, 30 days, warm", WARM_REACH_MS, () => client.ask("results.pages", month)],
      ["pages, 12 months, cold", YEAR_REACH_MS, () => client.ask("results.pages", year)],
      ["pages, 12 months, by rate, warm", WARM_REACH_MS, () => client.ask("results.pages", { ...year, order: "rate" })],
      [
        "pages, 12 months, searched, page 500, warm",
        WARM_REACH_MS,
        () => client.ask("results.pages", { ...year, query: "motor 1", page: 500 }),
      ],
      ["pages, 3 years, cold", COLD_REACH_MS, () => client.ask("results.pages", three)],
      ["Poda, cold", COLD_REACH_MS, () => client.ask("results.prune", {})],
      ["Poda, page 200, warm", WARM_REACH_MS, () => client.ask("results.prune", { page: 200 })],
      ["the panel's first page", WARM_REACH_MS, () => client.get("/admin/painel")],
    ];
    await client.get("/faq");
    const figures: Figure[] = [];
    for (const [name, reach, call] of calls) {
      const { ms, slowestVisit } = await whileVisiting(site.url, call);
      figures.push({
        figure: `results on ${engine} at 100,000 pages and 3 years: ${name}`,
        reach: `≤ ${reach} ms`,
        measured: `${ms.toFixed(0)} ms; slowest kept page meanwhile ${slowestVisit.toFixed(0)} ms`,
        holds: ms <= reach,
      });
    }
    return figures;
  } finally {
    await site.stop();
  }
}

/** How long a call takes, and the longest that a visitor waits while it does. */
async function whileVisiting(url: string, call: () => Promise<unknown>): Promise<{ ms: number; slowestVisit: number }> {
  let [isOver, slowestVisit] = [false, 0];
  const visiting = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${url}/faq`)).arrayBuffer();
      slowestVisit = Math.max(slowestVisit, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, VISIT_EVERY_MS));
    }
  })();
  const began = performance.now();
  await call();
  const ms = performance.now() - began;
  isOver = true;
  await visiting;
  return { ms, slowestVisit };
}
