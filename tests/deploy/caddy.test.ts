import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Caddy, startCaddy } from "#support/deploy/caddy";
import { describeWhere } from "#support/deploy/describe-where";
import { visitWhile } from "#support/deploy/visit-while";
import { onOwnPort } from "#support/machine/own-port";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { listAddressesCounted, OWN_ADDRESSES } from "#support/site/attempts";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

const MINUTE = 60_000;
const BROWSER = { "accept-encoding": "gzip, deflate, br" };
const CLIENTS = 8;
/** The same for both, else their pages would differ. */
const SITE_URL = "http://localhost";

interface Process {
  site: Site;
  metricsUrl: string;
  /** Ends it, and starts it again at the same address with the same data. */
  restart(): Promise<void>;
}

const startProcess = (dataDir: string) => onOwnPort((port) => startOn(dataDir, port, port + 1));

async function startOn(dataDir: string, port: number, metricsPort: number): Promise<Process> {
  const start = () => startSite({ dataDir, env: { PORT: String(port), METRICS_PORT: String(metricsPort), SITE_URL } });
  const process: Process = {
    site: await start(),
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    async restart() {
      await process.site.stop();
      process.site = await start();
    },
  };
  return process;
}

async function countHits({ metricsUrl }: Process): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^site_requests_total\{answer="hit",status="2xx"\} (\d+)/m.exec(text)?.[1]);
}

describeWhere(["caddy"], "the Caddyfile before two processes, in plain HTTP", () => {
  const cleanUps: (() => void)[] = [];
  let processes: [Process, Process];
  let caddy: Caddy;

  beforeAll(async () => {
    const folder = () => makeTemporaryFolder({ onTestFinished: (cleanUp) => void cleanUps.push(cleanUp as () => void) });
    processes = [await startProcess(folder()), await startProcess(folder())];
    caddy = await startCaddy(processes.map(({ site }) => site));
  }, 2 * MINUTE);
  afterAll(async () => {
    await caddy?.stop();
    for (const { site } of processes ?? []) await site.stop();
    for (const cleanUp of cleanUps) cleanUp();
  });

  test("a page passes as the site sent it: bytes, encoding, validator, what a CDN may keep", async () => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "accept-encoding": encoding };
      // Twice at each process: the second answer is the stored page.
      for (const { site } of [...processes, ...processes]) await send(site, "/faq", { headers });
      const direct = await send(processes[0].site, "/faq", { headers });
      const passed = await send(caddy, "/faq", { headers });
      expect(passed.status).toBe(200);
      expect(passed.text).toBe(direct.text);
      for (const name of ["content-encoding", "etag", "vary", "cache-control", "cdn-cache-control", "cache-tag", "content-security-policy"])
        expect(passed.headers[name], `${encoding} ${name}`).toEqual(direct.headers[name]);
      const again = await send(caddy, "/faq", { headers: { ...headers, "if-none-match": passed.headers.etag } });
      expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    }
  });

  test("a compressed static file passes as it is", async () => {
    const direct = await send(processes[0].site, "/favicon.svg", { headers: BROWSER });
    const passed = await send(caddy, "/favicon.svg", { headers: BROWSER });
    expect(passed.headers["content-encoding"]).toBe("br");
    expect(passed.body.equals(direct.body)).toBe(true);
  });

  test("both processes work", async () => {
    const before = await Promise.all(processes.map(countHits));
    for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: CLIENTS }, () => send(caddy, "/faq")));
    const after = await Promise.all(processes.map(countHits));
    for (const index of [0, 1]) expect((after[index] ?? 0) - (before[index] ?? 0)).toBeGreaterThan(10);
  });

  test("a visitor cannot say who he is", async () => {
    const credentials = { email: "a@exemplo.com.br", password: "errada-123" };
    const headers = { "x-forwarded-for": "6.6.6.6", forwarded: "for=6.6.6.6", "x-real-ip": "6.6.6.6" };
    for (let time = 0; time < 4; time += 1) {
      const answer = await new AdminClient({ ...processes[0].site, url: caddy.url }, SITE_URL).call("session.signIn", credentials, headers);
      expect(answer.status).toBe(401);
    }
    expect((await addressesCounted()).every((address) => OWN_ADDRESSES.includes(address))).toBe(true);
  });

  test(
    "a CDN that is named may say who the visitor is",
    async () => {
      const behindCdn = await startCaddy(
        processes.map(({ site }) => site),
        { env: { CDN_NETWORKS: "127.0.0.0/8 ::1/128" } },
      );
      onTestFinished(() => behindCdn.stop());
      const client = new AdminClient({ ...processes[0].site, url: behindCdn.url }, SITE_URL);
      await client.call(
        "session.signIn",
        { email: "b@exemplo.com.br", password: "errada-123" },
        { "x-forwarded-for": "6.6.6.6, 203.0.113.9" },
      );
      expect(await addressesCounted()).toContain("203.0.113.9");
      expect(await addressesCounted()).not.toContain("6.6.6.6");
    },
    MINUTE,
  );

  test(
    "no request fails while one process after the other is stopped and started again",
    async () => {
      const paths = ["/faq", "/", "/sitemap", "/cidades/lapa"];
      const ask = async (turn: number) => (await send(caddy, paths[turn % paths.length] ?? "/", { headers: BROWSER })).status;
      await visitWhile(
        "both restarted",
        () => ask,
        async () => {
          for (const process of processes) await process.restart();
        },
      );
    },
    2 * MINUTE,
  );

  test(
    "requests wait for a site that is being restarted, even where it is the only process",
    async () => {
      const alone = await startCaddy([processes[0].site]);
      onTestFinished(() => alone.stop());
      const restarted = processes[0].restart();
      const answers = [];
      for (let time = 0; time < 5; time += 1) answers.push((await send(alone, "/faq")).status);
      await restarted;
      answers.push((await send(alone, "/faq")).status);
      expect(answers).toEqual(Array(6).fill(200));
    },
    MINUTE,
  );

  async function addressesCounted(): Promise<string[]> {
    const candidates = [...OWN_ADDRESSES, "203.0.113.9", "6.6.6.6"];
    return (await Promise.all(processes.map(({ site }) => listAddressesCounted(site, candidates)))).flat();
  }
});
