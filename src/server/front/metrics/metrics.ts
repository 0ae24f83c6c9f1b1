import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../../database/database";
import { aiRequests, jobItems, listAnswers, signIns } from "../../metrics/counts";
import type { PageCache } from "../../page-cache/page-cache";
import { type Settings, SettingsError } from "../../settings/settings";
import type { TimeRender } from "../astro-renderer";

type Metrics = ReturnType<typeof createMetrics>;

const RENDER_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** A scrape must not wait for a database that is away. */
const DATABASE_WITHIN_MS = 2000;

/** Figures of this process in Prometheus' text format. What is counted elsewhere is only read when they are asked for. */
export function createMetrics({ cache, getDatabase }: { cache: PageCache; getDatabase: () => Database }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  /** Of what is counted by words, each of them a label, or of one count without any. */
  function readTally(name: string, help: string, labelNames: string[], tally: () => Iterable<readonly [string, number]>): void {
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const [words, count] of tally()) this.labels(...(labelNames.length > 0 ? words.split(" ") : [])).inc(count);
      },
    });
  }

  function readGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  readTally("site_requests_total", "Answers, by where they came from and class of status", ["answer", "status"], listAnswers);
  readTally("site_job_items_total", "Titles of bulk runs worked on by this process, by outcome", ["outcome"], () => jobItems);
  readTally("site_ai_requests_total", "Requests to the AI provider, by outcome", ["outcome"], () => aiRequests);
  readTally("site_sign_ins_total", "Sign-ins, by way and outcome", ["way", "outcome"], () => signIns);
  readGauge("site_page_cache_entries", "Pages in the cache", () => cache.size);
  readGauge("site_page_cache_bytes", "Bytes of the pages in the cache", () => cache.bytes);
  readTally("site_page_cache_purges_total", "Purges of the page cache", [], () => [["", cache.purges]]);

  const databaseUp = new Gauge({ name: "site_database_up", help: "1 when the database answers within two seconds", registers });
  const runningJobs = new Gauge({
    name: "site_jobs_running",
    help: "Unfinished bulk runs of the site, by kind",
    labelNames: ["kind"],
    registers,
  });
  const renderSeconds = new Histogram({
    name: "site_render_duration_seconds",
    help: "Time of a render, by whom it was for",
    labelNames: ["reader"],
    buckets: RENDER_SECONDS,
    registers,
  });

  async function askDatabase(): Promise<void> {
    runningJobs.reset();
    const running = await Promise.race([
      countRunningJobs(getDatabase()).catch(() => undefined),
      sleep(DATABASE_WITHIN_MS, undefined, { ref: false }),
    ]);
    databaseUp.set(running ? 1 : 0);
    for (const [kind, count] of running ?? []) runningJobs.set({ kind }, count);
  }

  return {
    contentType: registry.contentType,

    async read(): Promise<string> {
      await askDatabase();
      return await registry.metrics();
    },

    timeRender: (async (reader, render) => {
      const end = renderSeconds.startTimer({ reader });
      try {
        return await render();
      } finally {
        end();
      }
    }) satisfies TimeRender,
  };
}

async function countRunningJobs(db: Database): Promise<Map<string, number>> {
  const counted = db.selectFrom("jobs").select(["kind", (eb) => eb.fn.countAll<number>().as("count")]);
  const rows = await counted.where("active_key", "is not", null).groupBy("kind").execute();
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/** Answers `GET /metrics` on a port of its own, so that the public one has nothing to hide. @throws {SettingsError} if taken. */
export async function serveMetrics(metrics: Metrics, { host, port }: NonNullable<Settings["metrics"]>) {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, "listening").catch((error: Error) => {
    throw new SettingsError(`METRICS_PORT ${port} on METRICS_HOST ${host} cannot be listened on: ${error.message}`);
  });
  return {
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
