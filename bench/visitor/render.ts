/**
 * Renders per second of the heaviest public page, on one core. Method: each address of the site's own site map is
 * rendered a few times for a signed-in administrator, whom the page cache does not serve, and those whose fastest render
 * was the slowest are loaded by `wrk` over 8 connections, in turn, three times. A rate is requests through the processor
 * seconds of the process, all its threads counted, so what else the machine does enters it only by slowing the processor
 * itself; of each page the best counts, and of the pages the heaviest.
 */
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";
import { loadWell, processorSeconds } from "../load";
import { publishSample } from "../pages";
import { type Figure, printTable } from "../report";

const REACH = 120;
const TRIES = 9;
const CANDIDATES = 5;
const ROUNDS = 3;
const SECONDS = 4;
/** Not in the site map of pages, but a page, and one that grows. */
const ALSO = ["/sitemap"];

export async function measureRender(): Promise<Figure[]> {
  const site = await startSite();
  try {
    await publishSample(site);
    const client = await AdminClient.signedIn(site);
    const listed = await (await fetch(`${site.url}/sitemaps/site.xml`)).text();
    const paths = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    const times = new Map<string, number>();
    for (const path of new Set([...paths, ...ALSO])) times.set(path, await timeOf(client, path));
    const candidates = [...times].toSorted(([, a], [, b]) => b - a).slice(0, CANDIDATES);

    const rows: { path: string; kilobytes: number; perProcessorSecond: number }[] = [];
    for (const [path] of candidates) {
      const { byteLength } = await (await client.get(path, { "accept-encoding": "identity" })).arrayBuffer();
      rows.push({ path, kilobytes: byteLength / 1024, perProcessorSecond: 0 });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const row of rows) row.perProcessorSecond = Math.max(row.perProcessorSecond, await measureRate(site, client, row.path));
    }
    rows.sort((a, b) => a.perProcessorSecond - b.perProcessorSecond);
    printTable(
      [`heaviest of ${times.size} pages`, "KB of HTML", "renders per processor second"],
      rows.map((row) => [row.path, row.kilobytes.toFixed(0), row.perProcessorSecond.toFixed(0)]),
    );
    const [heaviest] = rows;
    if (!heaviest) throw new Error("The site map lists no page");
    return [
      {
        figure: `uncached render of the heaviest page (${heaviest.path}), one core`,
        reach: `≥ ${REACH}/s`,
        measured: `${heaviest.perProcessorSecond.toFixed(0)}/s`,
        holds: heaviest.perProcessorSecond >= REACH,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** Renders per second of processor time, all threads counted. */
async function measureRate(site: Site, { cookie }: AdminClient, path: string): Promise<number> {
  const load = { connections: 8, headers: { cookie } };
  await loadWell(site.url + path, { ...load, seconds: 1 });
  const before = processorSeconds(site.pid);
  const { requests } = await loadWell(site.url + path, { ...load, seconds: SECONDS });
  return requests / (processorSeconds(site.pid) - before);
}

/** Milliseconds of one render, the fastest of a few: what else the machine does only makes it slower. */
async function timeOf(client: AdminClient, path: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const from = performance.now();
    const answer = await client.get(path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - from);
  }
  return Math.min(...times);
}
