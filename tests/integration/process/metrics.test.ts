import { networkInterfaces } from "node:os";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { querySite } from "#support/database/database";
import { onOwnPort } from "#support/machine/own-port";
import { wholeTest } from "#support/machine/whole-test";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startRefusedSite, startSite } from "#support/site/site";

/** What asks the database for nothing comes out alike whichever is behind. */

let site: Site;
let metricsUrl: string;

const start = () =>
  onOwnPort(async (port) => ({
    site: await startSite({ env: { METRICS_PORT: String(port) } }),
    metricsUrl: `http://127.0.0.1:${port}`,
  }));

beforeAll(async () => {
  ({ site, metricsUrl } = await start());
});
afterAll(() => site?.stop());

/** Figures by name and labels, as Prometheus would read them. */
async function scrape(from = metricsUrl): Promise<Map<string, number>> {
  const answer = await fetch(`${from}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=/);
  const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]));
}

const requests = (answer: string, status = "2xx") => `site_requests_total{answer="${answer}",status="${status}"}`;

test("each answer is counted once, by where it came from and what became of it", async () => {
  const before = await scrape();
  await send(site, "/faq");
  await send(site, "/faq");
  await send(site, "/faq");
  await send(site, "/favicon.svg");
  await send(site, "/admin/login");
  await send(site, "/healthz");
  await send(site, "/FAQ");
  await new AdminClient(site).call("session.signIn", { email: "a@exemplo.com.br", password: "errada-123" });
  const growth = async () => {
    const after = await scrape();
    const grown = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
    return Object.fromEntries(grown.filter(([name, count]) => name.startsWith("site_requests_total") && count !== 0));
  };
  await expect.poll(growth).toEqual({
    [requests("hit")]: 2,
    [requests("miss")]: 1,
    [requests("static")]: 1,
    [requests("dynamic")]: 1,
    [requests("dynamic", "4xx")]: 1,
    [requests("other")]: 1,
    [requests("other", "3xx")]: 1,
  });
});

test("renders, the page cache, sign-ins, runs and the process itself have their figures", async () => {
  const own = await start();
  onTestFinished(async () => void (await own.site.stop()));
  await send(own.site, "/faq");
  const client = await AdminClient.signedIn(own.site);
  await new AdminClient(own.site).call("session.signIn", { email: "a@exemplo.com.br", password: "errada-123" });
  await client.ask("pages.save", { title: "Motor novo", content: "<p>Texto</p>" });
  await client.call("runs.start", { kind: "local-batch", titles: ["Um", "Dois"], status: "draft" });
  await expect.poll(async () => (await scrape(own.metricsUrl)).get('site_job_items_total{outcome="done"}')).toBe(2);
  await expect.poll(async () => (await scrape(own.metricsUrl)).has('site_jobs_running{kind="local-batch"}')).toBe(false);

  const figures = await scrape(own.metricsUrl);
  expect(figures.get('site_render_duration_seconds_count{reader="everyone"}')).toBe(1);
  expect(figures.get('site_render_duration_seconds_sum{reader="everyone"}')).toBeGreaterThan(0);
  expect(figures.get("site_page_cache_entries")).toBe(1);
  expect(figures.get("site_page_cache_bytes")).toBeGreaterThan(4096);
  expect(figures.get("site_page_cache_purges_total")).toBeGreaterThanOrEqual(1);
  expect(figures.get('site_sign_ins_total{way="password",outcome="signed-in"}')).toBe(1);
  expect(figures.get('site_sign_ins_total{way="password",outcome="wrong-credentials"}')).toBe(1);
  expect(figures.get('site_ai_requests_total{outcome="written"}')).toBe(0);
  expect(figures.get("site_database_up")).toBe(1);
  expect(figures.get("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  expect(figures.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
});

test("a run under way is told by its kind, and a database that fails as down", async () => {
  await querySite(
    site,
    sql`insert into jobs (id, kind, active_key, status, options, total, created_by, created_at, lease_owner, lease_expires_at)
      values ('a', 'ai-batch', 'ai-batch', 'running', '{}', 1, 'x', '2026-01-01T00:00:00.000Z', 'another', '2999-01-01T00:00:00.000Z')`,
  );
  const figures = await scrape();
  expect(figures.get('site_jobs_running{kind="ai-batch"}')).toBe(1);
  await querySite(site, sql`delete from jobs`);
  await querySite(site, sql`alter table jobs rename to jobs_away`);
  try {
    expect((await scrape()).get("site_database_up")).toBe(0);
  } finally {
    await querySite(site, sql`alter table jobs_away rename to jobs`);
  }
});

test("the figures are on their own port alone, and without the setting nowhere", async () => {
  expect((await fetch(`${metricsUrl}/`)).status).toBe(404);
  expect((await fetch(`${metricsUrl}/metrics`, { method: "POST" })).status).toBe(404);
  expect((await send(site, "/metrics")).status).toBe(404);
  const others = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).filter(({ internal, family }) => !internal && family === "IPv4"),
  );
  for (const { address } of others) {
    await expect(fetch(metricsUrl.replace("127.0.0.1", address), { signal: AbortSignal.timeout(5000) })).rejects.toThrow();
  }
});

wholeTest("a port that is taken stops the start with a line that names the setting", async () => {
  const { port } = new URL(metricsUrl);
  const { code, output } = await startRefusedSite({ env: { METRICS_PORT: port } });
  expect(code).toBe(1);
  expect(output).toContain(`METRICS_PORT ${port}`);
});
