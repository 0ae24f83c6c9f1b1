/**
 * A price that the owner changes while 64 clients read: how long after the answer to "save" any page of any process
 * still says the old one, on 10,000 generated pages and all that come with the site, on SQLite and with two processes
 * on one PostgreSQL; and whether any request failed. Method: `wrk` asks each process for every page in an order of
 * chance throughout; from the moment the save is answered every page of every process is asked for once and searched
 * for both amounts, head and structured data included. `PAGES` of the environment takes fewer.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { setup as startPostgres } from "#support/database/postgres-setup";
import { AdminClient } from "#support/site/client";
import { startProcesses } from "#support/site/processes";
import { type Site, startSite } from "#support/site/site";
import { load } from "../load";
import { listPublicPaths, writeRandomPages } from "../pages";
import { type Figure, printTable } from "../report";
import { seedPages } from "../seed/seed-pages";

const PAGES = Number(process.env["PAGES"] ?? 10_000);
const CLIENTS = 64;
const SECONDS = 30;
const WARM_UP_MS = 5000;
const AT_ONCE = 8;
const REACH_SECONDS = 1;

const PRICE = "plans.solo.price";
/** Nothing else on the site says these. */
const OLD = "R$ 81.379";
const NEW = "R$ 82.461";

interface Sites {
  sites: readonly Site[];
  /** Where people sign in. */
  front: { url: string };
  stop(): Promise<void>;
}

export async function measureChangedFact(): Promise<Figure[]> {
  return [await measureOn("SQLite, one process", startOnSqlite), await measureOn("PostgreSQL, two processes", startOnPostgres)];
}

async function measureOn(name: string, start: () => Promise<Sites>): Promise<Figure> {
  const { sites, front, stop } = await start();
  const folder = await mkdtemp(join(tmpdir(), "abre-facil-changed-fact-"));
  try {
    const { cookie } = await AdminClient.signedIn(front);
    const [first] = sites.map((site) => Object.assign(new AdminClient(site, front.url), { cookie }));
    const save = (typed: string, seenVersion: number) => first?.ask("register.save", { changes: [{ path: PRICE, typed, seenVersion }] });
    await save(OLD, 0);
    const paths = await listPublicPaths(sites[0] as Site);
    const script = await writeRandomPages(folder, paths);
    const loads = sites.map((site) => load(`${site.url}/`, { seconds: SECONDS, connections: CLIENTS / sites.length, script }));
    await wait(WARM_UP_MS);
    await save(NEW, 1);
    const looks = await Promise.all(sites.map((site) => lookForOld(site, paths, performance.now())));
    const done = await Promise.all(loads);
    const failed = done.reduce((sum, one) => sum + one.failed, 0) + looks.reduce((sum, one) => sum + one.failed, 0);
    const slowest = Math.max(...looks.map(({ lastOldSeconds }) => lastOldSeconds));
    printTable(
      ["process", "pages read", "with the new amount", "with the old one", "last old, s after the save", "requests under load", "failed"],
      looks.map((look, index) => [
        index + 1,
        paths.length,
        look.withNew,
        look.withOld,
        look.lastOldSeconds.toFixed(3),
        done[index]?.requests ?? 0,
        (done[index]?.failed ?? 0) + look.failed,
      ]),
    );
    return {
      figure: `a changed price on ${paths.length} pages under ${CLIENTS} clients, ${name}: the old one is last seen`,
      reach: `≤ ${REACH_SECONDS} s after the save, no failed request`,
      measured: `${slowest.toFixed(2)} s, ${failed} failed`,
      holds: slowest <= REACH_SECONDS && failed === 0,
    };
  } finally {
    await stop();
    await rm(folder, { recursive: true });
  }
}

/** Reads every page once; an answer with the old amount counts from when it was asked for. */
async function lookForOld(site: Site, paths: readonly string[], savedAt: number) {
  const found = { withNew: 0, withOld: 0, failed: 0, lastOldSeconds: 0 };
  const turn = pLimit(AT_ONCE);
  await Promise.all(
    paths.map((path) =>
      turn(async () => {
        const askedAt = performance.now();
        const answer = await fetch(site.url + path);
        const text = await answer.text();
        if (!answer.ok) found.failed += 1;
        if (text.includes(NEW)) found.withNew += 1;
        if (!text.includes(OLD)) return;
        found.withOld += 1;
        found.lastOldSeconds = Math.max(found.lastOldSeconds, (askedAt - savedAt) / 1000);
      }),
    ),
  );
  return found;
}

async function startOnSqlite(): Promise<Sites> {
  const dataDir = await mkdtemp(join(tmpdir(), "abre-facil-changed-fact-"));
  await seed(`sqlite:${join(dataDir, "abre-facil.sqlite")}`);
  const site = await startSite({ dataDir });
  return {
    sites: [site],
    front: site,
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function startOnPostgres(): Promise<Sites> {
  const remove = await startPostgres();
  const { sites, proxy, stop, databaseUrl } = await startProcesses({ count: 2 });
  await seed(databaseUrl);
  return {
    sites,
    front: proxy,
    async stop() {
      await stop();
      await remove();
    },
  };
}

async function seed(databaseUrl: string): Promise<void> {
  const connection = openDatabase(databaseUrl);
  await migrate(connection);
  await seedPages(connection, PAGES);
  await connection.db.destroy();
}
