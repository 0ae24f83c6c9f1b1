/**
 * `npm run soak`: the built site at half of full load for ten minutes. Method: while an administrator publishes,
 * searches, deletes, runs the presets and others sign in and out, 64 keep-alive clients first read every public page in
 * turn as fast as they can for some seconds; then half of that rate is asked for, evenly spread. Memory is read from the
 * process every second (RSS), latency from every request. A leak is judged by the slope of RSS over the last two
 * thirds: it must stay under 1 MB a minute, or 10 % of the memory over the whole run. Writes the curve to docs/soak.svg.
 * Load and site share the machine.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startSite } from "#support/site/site";
import { type Command, readArguments, refuseArguments } from "../../src/server/cli/read-arguments.mjs";
import { listPublicPaths, publishSample } from "../pages";
import { printTable } from "../report";
import { drawSoak, type Sample } from "./soak-drawing";
import { readAtFullSpeed, readAtRate } from "./soak-load";
import { workInPanel } from "./soak-panel";

const FULL_LOAD_SECONDS = 10;
const PICTURE = fileURLToPath(new URL("../../docs/soak.svg", import.meta.url));
const MAX_SLOPE_MB = 1;
const MAX_GROWTH = 0.1;

async function soak(minutes: number): Promise<boolean> {
  const site = await startSite();
  try {
    await publishSample(site);
    const paths = await listPublicPaths(site);
    const over = new AbortController();
    const panel = workInPanel(site, over.signal);
    const full = await readAtFullSpeed(site.url, paths, FULL_LOAD_SECONDS);
    const rate = Math.round(full / 2);
    console.log(`full load ${Math.round(full)} requests/s, half ${rate}, for ${minutes} min`);

    const load = readAtRate(site.url, paths, rate, over.signal);
    const samples: Sample[] = [];
    const start = Date.now();
    while (Date.now() - start < minutes * 60_000) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      samples.push({ seconds: (Date.now() - start) / 1000, rssMb: readRssMb(site.pid), ...load.takeLatencies() });
    }
    over.abort();
    const requests = await load.ended;
    const work = await panel;

    const settled = samples.slice(Math.floor(samples.length / 3));
    const slope = slopePerMinute(settled);
    const first = settled[0]?.rssMb ?? 0;
    const grows = slope > MAX_SLOPE_MB && (slope * minutes * 2) / 3 > first * MAX_GROWTH;
    const errors = requests.errors + work.errors.length;
    printTable(
      ["figure", "measured"],
      [
        ["requests", `${requests.count} (${Math.round(requests.count / (minutes * 60))}/s of ${rate} wanted, ${requests.missed} missed)`],
        ["errors", errors],
        ["published, deleted, runs ended, sign-ins", `${work.published}, ${work.deleted}, ${work.runs}, ${work.signIns}`],
        [
          "memory (RSS) settled, end, highest",
          `${Math.round(first)}, ${Math.round(samples.at(-1)?.rssMb ?? 0)}, ${Math.round(Math.max(...samples.map(({ rssMb }) => rssMb)))} MB`,
        ],
        ["slope of memory after warm-up", `${slope.toFixed(2)} MB a minute`],
        [
          "latency p50, p99 (median of the seconds)",
          `${middle(settled.map(({ p50 }) => p50)).toFixed(1)}, ${middle(settled.map(({ p99 }) => p99)).toFixed(1)} ms`,
        ],
      ],
    );
    for (const error of [...new Set(work.errors)].slice(0, 5)) console.log(error);
    const summary = `${minutes} min at ${rate} requests/s: ${errors} errors, ${grows ? "memory grows" : "no leak"} (${slope.toFixed(2)} MB a minute)`;
    console.log(summary);
    writeFileSync(PICTURE, drawSoak(samples, summary));
    return errors === 0 && !grows;
  } finally {
    await site.stop();
  }
}

/** Resident memory of a process, as Linux tells it. */
function readRssMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** Least squares. */
function slopePerMinute(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ seconds }) => seconds));
  const y = mean(samples.map(({ rssMb }) => rssMb));
  const above = samples.reduce((sum, { seconds, rssMb }) => sum + (seconds - x) * (rssMb - y), 0);
  const below = samples.reduce((sum, { seconds }) => sum + (seconds - x) ** 2, 0);
  return (above / below) * 60;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const command: Command = {
  language: "en",
  usage: "npm run soak [-- MINUTES]",
  about: "Keeps the built site at half of full load, for ten minutes unless told, and says whether its memory grows; draws docs/soak.svg.",
  most: 1,
};
const minutes = Number(readArguments(command).positionals[0] ?? 10);
if (!(minutes > 0)) refuseArguments(command, "MINUTES must be a number above 0");
process.exitCode = (await soak(minutes)) ? 0 : 1;
