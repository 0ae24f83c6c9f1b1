/**
 * Memory of ten minutes in which everything happens at once: 64 clients read every public page in turn as fast as they are
 * answered, an administrator saves a page a second, changes a price every five, sends a photograph of 12 megapixels every
 * twenty, and nine times runs all ready-made titles; then a minute and a half of rest. Method: `VmHWM` for the most, `VmRSS`
 * after the rest, and of what it is made by the figures for operators. `LOAD_SECONDS` of the environment shortens the load.
 */
import { setTimeout as wait } from "node:timers/promises";
import { onOwnPort } from "#support/machine/own-port";
import { addPhoto } from "#support/photos/send-photo";
import { AdminClient } from "#support/site/client";
import { finishRun, startRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";
import { memoryOf } from "../load";
import { listPublicPaths, publishSample } from "../pages";
import { makeFile } from "../panel/photos";
import { type Figure, printTable } from "../report";
import { readAtFullSpeed } from "../soak/soak-load";

const SECONDS = Number(process.env["LOAD_SECONDS"] ?? 600);
const RUNS = 9;
const REST_MS = 90_000;
const SAVE_EVERY_MS = 1000;
const CHANGE_EVERY_MS = 5000;
const UPLOAD_EVERY_MS = 20_000;
const REACH_MB = { most: 350, rested: 300 };
const PRICE = "plans.solo.price";

const PARTS = { used: "nodejs_heap_size_used_bytes", heap: "nodejs_heap_size_total_bytes", external: "nodejs_external_memory_bytes" };

export async function measureMixedWork(): Promise<Figure[]> {
  const { site, metricsUrl } = await onOwnPort(async (port) => ({
    site: await startSite({ env: { METRICS_PORT: String(port) } }),
    metricsUrl: `http://127.0.0.1:${port}/metrics`,
  }));
  const rows: (string | number)[][] = [];
  const note = async (moment: string) => {
    const { now, most } = memoryOf(site.pid);
    const { used, heap, external } = await readParts(metricsUrl);
    rows.push([moment, now, most, used, heap, external, now - heap - external]);
    return { now, most };
  };
  try {
    await publishSample(site);
    const paths = await listPublicPaths(site);
    await note("before");
    const over = AbortSignal.timeout(SECONDS * 1000);
    const [perSecond, done] = await Promise.all([readAtFullSpeed(site.url, paths, SECONDS), workUntil(site, over)]);
    const { most } = await note("at the end");
    await wait(REST_MS);
    const { now: rested } = await note("after the rest");
    printTable(["MB", "resident", "the most", "used of the heap", "heap", "outside of it", "all else"], rows);
    printTable(["reads a second", ...Object.keys(done)], [[Math.round(perSecond), ...Object.values(done)]]);
    return [
      {
        figure: `memory of ${SECONDS} s of reads, saves, changed facts, photographs and ${done.runs} runs: the most`,
        reach: `≤ ${REACH_MB.most} MB`,
        measured: `${most} MB`,
        holds: most <= REACH_MB.most,
      },
      {
        figure: "after a minute and a half of rest",
        reach: `< ${REACH_MB.rested} MB`,
        measured: `${rested} MB`,
        holds: rested < REACH_MB.rested,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** What the administrator does until the signal aborts, and how often. */
async function workUntil(site: Site, signal: AbortSignal) {
  const client = await AdminClient.signedIn(site);
  const done = { saves: 0, changes: 0, photographs: 0, runs: 0 };
  const every = async (name: keyof typeof done, ms: number, act: (turn: number) => Promise<unknown>) => {
    while (!signal.aborted) {
      await act(done[name]);
      done[name] += 1;
      await wait(ms, undefined, { signal }).catch(() => {});
    }
  };
  await Promise.all([
    every("saves", SAVE_EVERY_MS, (turn) =>
      client.ask("pages.save", { title: `Página da prova ${turn}`, content: "<p>Um texto curto.</p>" }),
    ),
    every("changes", CHANGE_EVERY_MS, (turn) =>
      client.ask("register.save", { changes: [{ path: PRICE, typed: `R$ ${800 + turn}`, seenVersion: turn }] }),
    ),
    every("photographs", UPLOAD_EVERY_MS, async (turn) => addPhoto(client, await makeFile(turn))),
    every("runs", (SECONDS * 1000) / RUNS, async () =>
      finishRun(client, await startRun(client, { kind: "bulk-presets", existing: "keep-both" })),
    ),
  ]);
  return done;
}

/** Megabytes, by what holds them. */
async function readParts(metricsUrl: string): Promise<Record<keyof typeof PARTS, number>> {
  const text = await (await fetch(metricsUrl)).text();
  const read = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]) / 1024 / 1024);
  return { used: read(PARTS.used), heap: read(PARTS.heap), external: read(PARTS.external) };
}
