/**
 * Memory while everything is read and everything changes: 64 clients ask for every public page in an order of chance,
 * for three minutes, while an administrator publishes a page about every second, which expires them all; then half a
 * minute of rest. Method: `wrk`, which also tells the latency of the same run; `VmHWM` for the most, `VmRSS` after the
 * rest. `LOAD_SECONDS` of the environment shortens the load, `CLIENTS` changes how many ask.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AdminClient } from "#support/site/client";
import { startSite } from "#support/site/site";
import { load, memoryOf } from "../load";
import { listPublicPaths, publishSample, writeRandomPages } from "../pages";
import { type Figure, printTable } from "../report";

const SECONDS = Number(process.env["LOAD_SECONDS"] ?? 180);
const CLIENTS = Number(process.env["CLIENTS"] ?? 64);
const REST_MS = 30_000;
const PUBLISH_EVERY_MS = 1000;
const REACH_MB = { most: 350, rested: 300 };
/** As a browser asks. */
const HEADERS = { "accept-encoding": "gzip, deflate, br, zstd" };

export async function measureMemoryOfPublishing(): Promise<Figure[]> {
  const site = await startSite();
  const folder = await mkdtemp(join(tmpdir(), "abre-facil-memory-"));
  try {
    await publishSample(site);
    const client = await AdminClient.signedIn(site);
    const paths = await listPublicPaths(site);
    const script = await writeRandomPages(folder, paths);
    const before = memoryOf(site.pid).now;

    const over = new AbortController();
    const publishing = publishUntil(client, over.signal);
    const done = await load(`${site.url}/`, { seconds: SECONDS, connections: CLIENTS, headers: HEADERS, script });
    over.abort();
    const published = await publishing;
    const { now, most } = memoryOf(site.pid);
    await wait(REST_MS);
    const rested = memoryOf(site.pid).now;
    printTable(
      ["pages", "published", "requests", "failed", "p50 ms", "p99 ms", "MB before", "at the most", "at the end", "after the rest"],
      [[paths.length, published, done.requests, done.failed, done.p50, done.p99, before, most, now, rested]],
    );
    const what = `memory while ${CLIENTS} clients read every page and one is published a second, ${SECONDS} s`;
    return [
      { figure: `${what}: the most`, reach: `≤ ${REACH_MB.most} MB`, measured: `${most} MB`, holds: most <= REACH_MB.most },
      {
        figure: "after half a minute of rest",
        reach: `< ${REACH_MB.rested} MB`,
        measured: `${rested} MB`,
        holds: rested < REACH_MB.rested,
      },
      {
        figure: "latency of that run: p50, p99; failed",
        reach: "",
        measured: `${done.p50}, ${done.p99} ms; ${done.failed} of ${done.requests}`,
      },
    ];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

async function publishUntil(client: AdminClient, signal: AbortSignal): Promise<number> {
  let published = 0;
  while (!signal.aborted) {
    await client.ask("pages.save", { title: `Página da prova ${published}`, content: "<p>Um texto curto.</p>" });
    published += 1;
    await wait(PUBLISH_EVERY_MS, undefined, { signal }).catch(() => {});
  }
  return published;
}
