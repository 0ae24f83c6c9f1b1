/**
 * The home page from four servers in one run: ours; nginx with one worker and the same gzip bytes; Astro's own
 * standalone server with its memory cache, built from the same sources; a Next.js site of one prerendered page with the
 * same text. Method: as `cached-page`; each of them a process of its own, asked with `Accept-Encoding: gzip`, and each
 * answers as it does by itself (Astro's does not compress). Next.js is installed into `bench/rivals/next-site` on the first
 * run, which takes the network. WordPress is not run here: its ratio to nginx as measured elsewhere stands in for it.
 */
import { startSite } from "#support/site/site";
import type { Figure } from "../report";
import { type Compared, compareServers } from "./compare-servers";
import { type Rival, startNginx } from "./nginx";
import { startAstroStandalone, startNext } from "./rivals";

const ROUNDS = 3;
const SECONDS = 6;
const NGINX = "nginx, one worker";
const ASTRO = "Astro, standalone, memory cache";
const NEXT = "Next.js";
/** A cache that keeps gzip gave 41,000 requests/s where nginx gave 89,000. */
const WORDPRESS_OF_NGINX = 41_000 / 89_000;

export async function measureServers(): Promise<Figure[]> {
  const site = await startSite();
  const started: Rival[] = [];
  try {
    const html = await (await fetch(`${site.url}/`, { headers: { "accept-encoding": "identity" } })).text();
    const servers: Compared[] = [{ name: "this server", url: `${site.url}/`, pid: site.pid }];
    const rivals = { [NGINX]: () => startNginx(Buffer.from(html)), [ASTRO]: startAstroStandalone, [NEXT]: () => startNext(html) };
    for (const [name, start] of Object.entries(rivals)) {
      try {
        const rival = await start();
        started.push(rival);
        servers.push({ name, url: rival.url, pid: rival.pid });
      } catch (error) {
        console.error(`${name} could not be started and is not compared: ${(error as Error).message}`);
      }
    }
    const ratios = await compareServers(servers, ROUNDS, SECONDS);
    const wordPress = ratios.get(NGINX)?.rate;
    return [
      toFigure("cached page against Astro's own standalone server with its memory cache", ratios.get(ASTRO)?.rate, 8),
      toFigure("cached page against Next.js, the same text prerendered", ratios.get(NEXT)?.rate, 30),
      toFigure(
        "cached page against WordPress whose cache keeps gzip (not run here: 0.46 × nginx assumed)",
        wordPress && wordPress / WORDPRESS_OF_NGINX,
        1,
      ),
    ];
  } finally {
    for (const rival of started) await rival.stop();
    await site.stop();
  }
}

function toFigure(figure: string, ratio: number | undefined, reach: number): Figure {
  if (ratio === undefined) return { figure, reach: `≥ ${reach} ×`, measured: "not measured: could not be started" };
  return { figure, reach: `≥ ${reach} ×`, measured: `${ratio.toFixed(1)} ×`, holds: ratio >= reach };
}
