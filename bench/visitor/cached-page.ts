/**
 * Requests per second of the cached home page beside nginx with one worker, on the same gzip bytes, in one run.
 * Method: each server in turn, A B A B, with `wrk` (64 connections, one thread) for some seconds after a warm-up; the
 * ratio of each pair and its median. Both share the machine with wrk; the ratio by processor time is what a busy
 * machine disturbs least. Needs Debian's `nginx` and `wrk`.
 */
import { startSite } from "#support/site/site";
import type { Figure } from "../report";
import { compareServers } from "../rivals/compare-servers";
import { startNginx } from "../rivals/nginx";

const ROUNDS = 5;
const SECONDS = 6;
const REACH = 0.55;

export async function measureCachedPage(): Promise<Figure[]> {
  const site = await startSite();
  const html = await fetch(`${site.url}/`, { headers: { "accept-encoding": "identity" } });
  const nginx = await startNginx(Buffer.from(await html.arrayBuffer()));
  try {
    const servers = [
      { name: "this server", url: `${site.url}/`, pid: site.pid },
      { name: "nginx, one worker", url: nginx.url, pid: nginx.pid },
    ];
    const ratio = (await compareServers(servers, ROUNDS, SECONDS)).get("nginx, one worker") ?? Number.NaN;
    return [
      {
        figure: "cached page, one process, against nginx with one worker and the same bytes",
        reach: `≥ ${REACH} ×`,
        measured: `${ratio.toFixed(2)} ×`,
        holds: ratio >= REACH,
      },
    ];
  } finally {
    await nginx.stop();
    await site.stop();
  }
}
