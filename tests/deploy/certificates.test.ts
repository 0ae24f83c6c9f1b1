import { createHash, type X509Certificate } from "node:crypto";
import { once } from "node:events";
import type { ClientHttp2Session } from "node:http2";
import { connect as connectTls } from "node:tls";
import { chromium } from "@playwright/test";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { MAX_PHOTO_BYTES } from "#domain/photo/photo-limits";
import { uploadPath } from "#domain/photo/photo-upload";
import { MAX_IMPORT_BYTES } from "#domain/transfer/import-report";
import { createAttemptSubjects } from "#server/accounts/sign-in-limit";
import { type PostgresServer, startPostgres } from "#support/database/postgres-server";
import { type Caddy, DOMAIN, startCaddy } from "#support/deploy/caddy";
import { describeWhere } from "#support/deploy/describe-where";
import { ask, connectSecurely, lookUpHere } from "#support/deploy/secure-client";
import { visitWhile } from "#support/deploy/visit-while";
import { onOwnPort } from "#support/machine/own-port";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { REAL_TITLES } from "#support/publishing/real-page";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { startRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";
import { BROWSER_FLAGS, findBrowser } from "../../scripts/test-programs.mjs";

const MINUTE = 60_000;
const SECRET_KEY = "a-secret-that-all-processes-of-the-site-have";
/** Renewed after two thirds of it. */
const CERTIFICATE_SECONDS = 45;
const ORIGIN = `https://${DOMAIN}`;

describeWhere(["caddy", "openssl", "pebble", "postgres"], "Caddy, certified by an ACME server, two processes on PostgreSQL behind", () => {
  let postgres: PostgresServer;
  let sites: { site: Site; replace(): Promise<void> }[];
  let caddy: Caddy;
  let ca: string;
  const cleanUps: (() => void)[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    await query("create database site", "postgres");
    const folder = () => makeTemporaryFolder({ onTestFinished: (cleanUp) => void cleanUps.push(cleanUp as () => void) });
    const startProcess = (dataDir: string) =>
      onOwnPort(async (port) => {
        const env = { PORT: String(port), DATABASE_URL: `${postgres.url}/site`, SECRET_KEY, SITE_URL: ORIGIN };
        const start = () => startSite({ dataDir, env });
        const process = {
          site: await start(),
          async replace() {
            await process.site.stop();
            process.site = await start();
          },
        };
        return process;
      });
    sites = [await startProcess(folder()), await startProcess(folder())];
    caddy = await startCaddy(
      sites.map(({ site }) => site),
      { acmeSeconds: CERTIFICATE_SECONDS },
    );
    ca = await caddy.authority();
  }, 3 * MINUTE);
  afterAll(async () => {
    await caddy?.stop();
    await Promise.all((sites ?? []).map(({ site }) => site.stop()));
    await postgres?.remove();
    for (const cleanUp of cleanUps) cleanUp();
  });

  async function query(statement: string, database = "site"): Promise<Record<string, unknown>[]> {
    const client = new pg.Client(`${postgres.url}/${database}`);
    await client.connect();
    return (await client.query(statement).finally(() => client.end())).rows;
  }

  function open(localAddress?: string): ClientHttp2Session {
    const session = connectSecurely({ port: caddy.securePort, ca, localAddress });
    onTestFinished(() => session.destroy());
    return session;
  }

  /** The certificate that is shown now; undefined while there is none that holds. */
  async function readCertificate(): Promise<X509Certificate | undefined> {
    const socket = connectTls({ port: caddy.securePort, host: DOMAIN, servername: DOMAIN, ca, lookup: lookUpHere });
    const isSecure = await once(socket, "secureConnect").then(
      () => socket.authorized,
      () => false,
    );
    const found = isSecure ? socket.getPeerX509Certificate() : undefined;
    socket.destroy();
    return found;
  }

  const untilCertified = async () => {
    await expect.poll(readCertificate, { timeout: 2 * MINUTE }).toBeDefined();
    return (await readCertificate()) as X509Certificate;
  };

  /** A signed-in administrator's session, begun at one process past Caddy, as from the site's own pages. */
  async function signIn(): Promise<AdminClient> {
    const [first] = sites;
    const client = new AdminClient((first as (typeof sites)[number]).site, ORIGIN);
    expect((await client.signIn()).status).toBe(204);
    expect(client.cookie).toMatch(/^__Host-/);
    return client;
  }

  test(
    "a certificate is issued for the public name, over HTTP/2 and TLS 1.2 or later, and plain HTTP is sent there",
    async () => {
      const certificate = await untilCertified();
      expect(certificate.subjectAltName).toBe(`DNS:${DOMAIN}`);
      const { status, headers, body } = await ask(open(), "/faq", { headers: { "accept-encoding": "br" } });
      expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
      expect(body.byteLength).toBeGreaterThan(1000);
      expect(headers["strict-transport-security"]).toMatch(/max-age=/);
      const sent = await send(caddy, "/faq?a=1", { headers: { host: DOMAIN } });
      expect([sent.status, sent.headers.location]).toEqual([308, `${ORIGIN}/faq?a=1`]);
      const old = connectTls({ port: caddy.securePort, host: "127.0.0.1", servername: DOMAIN, ca, maxVersion: "TLSv1.1" });
      onTestFinished(() => void old.destroy());
      await expect(once(old, "secureConnect")).rejects.toThrow();
    },
    3 * MINUTE,
  );

  test.skipIf(findBrowser() === undefined)(
    "a browser reads pages over HTTP/3",
    async () => {
      const key = (await untilCertified()).publicKey.export({ type: "spki", format: "der" });
      const trusted = `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`;
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: [
          ...BROWSER_FLAGS.filter((flag) => flag !== "--disable-quic"),
          trusted,
          `--host-resolver-rules=MAP ${DOMAIN} 127.0.0.1`,
          "--enable-quic",
          `--origin-to-force-quic-on=${DOMAIN}:${caddy.securePort}`,
        ],
      });
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      await page.goto(`${ORIGIN}:${caddy.securePort}/faq`);
      const protocols = await page.evaluate(() =>
        performance.getEntries().flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry.nextHopProtocol] : [])),
      );
      expect(protocols.length).toBeGreaterThan(2);
      expect(new Set(protocols)).toEqual(new Set(["h3"]));
    },
    2 * MINUTE,
  );

  test(
    "a certificate is renewed while visitors read, of whom none notices",
    async () => {
      const first = await untilCertified();
      const session = open();
      const failures: unknown[] = [];
      let isRenewed = false;
      const readOn = async () => {
        while (!isRenewed) {
          const fresh = connectSecurely({ port: caddy.securePort, ca });
          for (const one of [session, fresh])
            await ask(one, "/").then(
              ({ status }) => status === 200 || failures.push(status),
              (error: unknown) => failures.push(error),
            );
          fresh.destroy();
        }
      };
      const reading = readOn();
      const serial = async () => (await readCertificate())?.serialNumber;
      await expect.poll(serial, { timeout: 2 * MINUTE, interval: 500 }).not.toBe(first.serialNumber);
      isRenewed = true;
      await reading;
      expect(failures).toEqual([]);
      expect((await untilCertified()).validFromDate.getTime()).toBeGreaterThan(first.validFromDate.getTime());
    },
    3 * MINUTE,
  );

  test(
    "the site counts a visitor as who he is, whatever he says",
    async () => {
      await untilCertified();
      const body = JSON.stringify({ email: "a@exemplo.com.br", password: "errada-123", callKey: "sign-in", reason: "" });
      const headers = { origin: ORIGIN, "content-type": "application/json", "x-forwarded-for": "6.6.6.6", forwarded: "for=6.6.6.6" };
      expect((await ask(open("127.0.0.7"), "/_actions/session.signIn", { method: "POST", headers, body })).status).toBe(401);
      const subjectOf = createAttemptSubjects(SECRET_KEY);
      const counted = (await query("select subject from sign_in_attempts")).map(({ subject }) => subject);
      expect(counted).toContain(subjectOf("address", "127.0.0.7"));
      expect(counted).not.toContain(subjectOf("address", "6.6.6.6"));
    },
    2 * MINUTE,
  );

  test(
    "what is as large as may be passes, and what is larger is refused by the site, not by Caddy",
    async () => {
      await untilCertified();
      const { cookie } = await signIn();
      const post = (path: string, bytes: number, type: string) =>
        ask(open(), path, {
          method: "POST",
          headers: { origin: ORIGIN, cookie, "content-type": type, "idempotency-key": `${path}-${bytes}` },
          body: Buffer.alloc(bytes, "a"),
        });
      const photo = uploadPath({ name: "a.jpg", alt: "Portão", covered: [] });
      // Read to the last byte, and then found to be no photograph and no table.
      expect((await post(photo, MAX_PHOTO_BYTES, "image/jpeg")).status).toBe(422);
      expect((await post(photo, MAX_PHOTO_BYTES + 1, "image/jpeg")).status).toBe(413);
      const table = "/admin/importar/conferir?formato=csv";
      expect((await post(table, MAX_IMPORT_BYTES, "application/octet-stream")).status).toBe(422);
      expect((await post(table, MAX_IMPORT_BYTES + 1, "application/octet-stream")).status).toBe(413);
    },
    3 * MINUTE,
  );

  test(
    "what a run tells arrives while it is under way",
    async () => {
      await untilCertified();
      const client = await signIn();
      const jobId = await startRun(client, { kind: "local-batch", titles: REAL_TITLES.slice(0, 2), status: "draft" });
      const stream = open().request({ ":path": `/admin/execucoes/${jobId}`, cookie: client.cookie });
      const [headers] = (await once(stream, "response")) as [Record<string, unknown>];
      expect([headers[":status"], headers["content-type"]]).toEqual([200, "text/event-stream"]);
      let told = "";
      for await (const piece of stream.setEncoding("utf8")) told += piece;
      expect(told.match(/^event: progress$/gm)?.length ?? 0).toBeGreaterThan(1);
      expect(told).toContain('"status":"done"');
    },
    2 * MINUTE,
  );

  test(
    "no request fails while one process after the other is replaced",
    async () => {
      await untilCertified();
      const paths = ["/faq", "/", "/sitemap", "/cidades/lapa", "/admin/login"];
      const begin = () => {
        const session = open();
        return async (turn: number) => (await ask(session, paths[turn % paths.length] ?? "/")).status;
      };
      await visitWhile("both replaced", begin, async () => {
        for (const process of sites) await process.replace();
      });
    },
    3 * MINUTE,
  );

  test("the health checks of a proxy write no line into the log", async () => {
    for (const { site } of sites) {
      const { output } = site;
      await send(site, "/faq");
      await site.stop();
      expect(output()).toContain('"path":"/faq"');
      expect(output()).not.toContain("/healthz");
    }
  });
});
