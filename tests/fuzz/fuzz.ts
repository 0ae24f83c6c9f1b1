import { readFileSync } from "node:fs";
import fc from "fast-check";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";
import { listTargets, tryRequest } from "./targets";

export interface FuzzCount {
  name: string;
  requests: number;
  /** How many answers had each status; 0 is a connection closed without one. */
  statuses: Record<number, number>;
  slowestMs: number;
}

export interface FuzzReport {
  seed: number;
  counts: FuzzCount[];
  /** Resident memory of the site's process, in megabytes. */
  memory: { before: number; after: number };
  /** The first request of a target that failed, smallest first. */
  failures: { name: string; request: string; reason: string }[];
}

/** Makes up so many requests of each kind and sends them to a site of its own; the same seed makes up the same. */
export async function fuzz(runs: number, seed: number, say: (text: string) => void = () => {}): Promise<FuzzReport> {
  const site = await startSite();
  try {
    const client = await AdminClient.signedIn(site);
    await warmUp(site);
    const memory = { before: readMemory(site), after: 0 };
    const report: FuzzReport = { seed, counts: [], memory, failures: [] };
    for (const { name, requests } of listTargets(site, client)) {
      const count: FuzzCount = { name, requests: 0, statuses: {}, slowestMs: 0 };
      report.counts.push(count);
      const property = fc.asyncProperty(requests, async (request) => {
        const { status, ms } = await tryRequest(site, request);
        count.requests += 1;
        count.statuses[status] = (count.statuses[status] ?? 0) + 1;
        count.slowestMs = Math.max(count.slowestMs, Math.round(ms));
      });
      const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: runs, seed });
      if (failed) report.failures.push({ name, request: counterexample?.[0].described ?? "", reason: String(errorInstance) });
      say(
        `${name}: ${count.requests} requests, ${JSON.stringify(count.statuses)}, slowest ${count.slowestMs} ms, then ${readMemory(site)} MB${failed ? ", FAILED" : ""}`,
      );
    }
    if ((await client.call("pages.list", {})).status !== 200)
      report.failures.push({ name: "afterwards", request: "", reason: "The session is gone" });
    memory.after = readMemory(site);
    return report;
  } finally {
    await site.stop();
  }
}

/** What every process reads and compiles once. */
async function warmUp(site: Site): Promise<void> {
  for (const path of ["/", "/faq", "/sitemap", "/cidades/santana", "/nada", "/compartilhar/faq.png"]) await fetch(site.url + path);
}

function readMemory({ pid }: Site): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
