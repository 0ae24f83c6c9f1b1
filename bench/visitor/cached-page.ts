/**
 * Requests per second of the cached home page beside nginx with one worker, on the same gzip bytes, in one run.
 * Method: each server in turn, A B A B, with `wrk` (64 connections, one thread) for some seconds after a warm-up; the
 * ratio of each pair and its median. Both share the machine with wrk, and this server with who reads its log; the ratio by
 * the servers' own processor time is what a busy machine disturbs least. Both have to reach it. Needs Debian's `nginx` and `wrk`.
 */
import { startSite } from "#support/site/site";
import type { Figure } from "../report";
import { compareServers } from "../rivals/compare-servers";
import { startNginx } from "../rivals/nginx";

const ROUNDS = 5;
const SECONDS = 6;
const REACH = 0.6;
const NGINX = "nginx, one worker";

export async function measureCachedPage(): Promise<Figure[]> {
  const site = await startSite();
  const html = await fetch(`${site.url}/`, { headers: { "accept-encoding": "identity" } });
  const nginx = await startNginx(Buffer.from(await html.arrayBuffer()));
  try {
    const servers = [
      { name: "this server", url: `${site.url}/`, pid: site.pid },
      { name: NGINX, url: nginx.url, pid: nginx.pid },
    ];
    const { rate = Number.NaN, byProcessorTime = Number.NaN } = (await compareServers(servers, ROUNDS, SECONDS)).get(NGINX) ?? {};
    return [
      {
        figure: "cached page, one process, against nginx with one worker and the same bytes: requests a second; the same by processor time",
        reach: `≥ ${REACH} ×`,
        measured: `${rate.toFixed(2)}; ${byProcessorTime.toFixed(2)} ×`,
        holds: Math.min(rate, byProcessorTime) >= REACH,
      },
    ];
  } finally {
    await nginx.stop();
    await site.stop();
  }
}
