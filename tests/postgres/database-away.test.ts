import type { IncomingHttpHeaders } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/database";
import { isDatabaseAway } from "#server/database/postgres/database-away";
import { isAnswering } from "#server/database/postgres/postgres-pool";
import { type PostgresServer, startPostgres } from "#support/database/postgres-server";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { wholeTest } from "#support/machine/whole-test";
import { readActionData } from "#support/site/action-data";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Processes, startProcesses } from "#support/site/processes";
import { ADMIN, type Site, type SiteOptions, startRefusedSite, startSite } from "#support/site/site";

/** Why questions fail that are given up together, and not for a limit of their own. */
const NO_ANSWER = "No answer from the database";

/** On a PostgreSQL of its own that may be taken away; each test asks for pages that no other has had it store. */
let site: Site;
let server: PostgresServer;
let databaseUrl: string;

beforeAll(async () => {
  server = await startPostgres();
  databaseUrl = `${server.url}/postgres`;
  site = await startSite({ env: { DATABASE_URL: databaseUrl } });
});
beforeEach(() => expect.poll(() => statusOf(site, "/readyz")).toBe(200));
afterAll(async () => {
  await site?.stop("SIGKILL");
  await server?.remove();
});

const statusOf = async (site: Site, path: string) => (await send(site, path)).status;

test("while the database is away stored pages are served and all else says to come back, and it is over when it is back", async () => {
  const client = await AdminClient.signedIn(site);
  const stored = await send(site, "/faq");
  await server.crash();

  expect(await send(site, "/faq")).toMatchObject({ status: 200, text: stored.text });
  const missing = await send(site, "/cidades/lapa");
  expect([missing.status, missing.headers["retry-after"]]).toEqual([503, "5"]);
  expect((await client.call("pages.save", { title: "Não cabe", content: "<p>x</p>" })).status).toBe(503);
  expect((await client.get("/admin/painel")).status).toBe(503);
  expect(await statusOf(site, "/readyz")).toBe(503);
  expect(await statusOf(site, "/healthz")).toBe(200);

  await server.restart();
  await expect.poll(() => statusOf(site, "/readyz")).toBe(200);
  expect(await statusOf(site, "/cidades/lapa")).toBe(200);
  expect((await client.call("pages.save", { title: "Agora cabe", content: "<p>x</p>" })).status).toBe(200);
  expect(await statusOf(site, "/links-uteis/agora-cabe")).toBe(200);
});

test("a database that takes questions and never answers keeps nobody waiting for the limits of a question: all is 503, and over when it answers", async () => {
  const client = await AdminClient.signedIn(site);
  const stored = await send(site, "/faq");
  const signedIn = { headers: { cookie: client.cookie } };
  const ask = async (what: string, asked: Promise<{ status: number; headers: IncomingHttpHeaders }>) => {
    const { status, headers } = await asked;
    return { what, status, retryAfter: headers["retry-after"] };
  };
  const act = (action: string, input: unknown) =>
    ask(
      action,
      send(site, `/_actions/${action}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: site.url, cookie: client.cookie },
        body: JSON.stringify(input),
      }),
    );
  // More than are rendered at the same time.
  const many = Array.from({ length: 12 }, (_, number) => `/links-uteis/nada-${number}`);
  const askAll = () =>
    Promise.all([
      ...["/", "/cidades/moema", "/nao-existe", "/sitemap.xml", "/readyz", ...many].map((path) => ask(path, send(site, path))),
      ...["/admin/painel", "/admin/exportar.csv", "/faq", "/admin/execucoes/x"].map((path) => ask(path, send(site, path, signedIn))),
      act("pages.save", { title: "Ninguém responde", content: "<p>x</p>" }),
      act("pages.list", {}),
      act("account.listSessions", {}),
      act("session.signIn", ADMIN),
    ]);
  const leaving = await AdminClient.signedIn(site);
  const before = site.output().length;
  server.freeze();
  onTestFinished(() => server.thaw());
  const first = askAll();
  const left = leaving.call("session.signOut");
  expect(await send(site, "/faq")).toMatchObject({ status: 200, text: stored.text });
  const found = await first;
  // Those who come when it is known that nobody answers.
  const known = await askAll();
  for (const answer of [...found, ...known]) expect(answer).toEqual({ what: answer.what, status: 503, retryAfter: "5" });
  expect(readActionData(await (await left).text())).toEqual({ isWritten: false });
  expect((await left).headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/);
  server.thaw();
  await expect.poll(() => statusOf(site, "/readyz")).toBe(200);
  expect((await leaving.get("/admin/painel")).headers.get("location")).toBe("/admin/login");
  expect(await statusOf(site, "/cidades/moema")).toBe(200);
  expect((await client.call("pages.save", { title: "Responde", content: "<p>x</p>" })).status).toBe(200);
  // Its line of the log comes after all of theirs. All were given up together: nobody's question met a limit of its own,
  // which is many times as long. The seconds are printed by `npm run faults database-hangs`.
  expect(await statusOf(site, "/links-uteis/responde")).toBe(200);
  await expect.poll(() => site.output()).toContain("/links-uteis/responde");
  const reasons = site.output().slice(before);
  expect(reasons).toContain(NO_ANSWER);
  expect(reasons).not.toMatch(/Query read timeout|statement timeout/);
});

test("a transaction that gets no answer is given up at once, as a database that is away, and its connection with it", async () => {
  const { db } = openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  let end: unknown;
  await db.connection().execute(async (other) => {
    await sql`select 1`.execute(other);
    const { promise: alone, resolve: askAlone } = Promise.withResolvers<unknown>();
    const failing = db.transaction().execute(async (transaction) => {
      await sql`select 2`.execute(transaction);
      server.freeze();
      askAlone(sql`select 3`.execute(other).catch((reason: unknown) => reason));
      await sql`select 4`.execute(transaction);
    });
    void failing.catch((reason: unknown) => {
      end = reason;
    });
    expect(String(await alone)).toContain(NO_ANSWER);
    // Both were given up at one moment; what the transaction does besides, as its rollback, waits for nothing.
    for (let turn = 0; turn < 100 && end === undefined; turn += 1) await nextTurn();
  });
  server.thaw();
  expect(isDatabaseAway(end), String(end)).toBe(true);
  expect(String(end)).toContain(NO_ANSWER);
  const askAgain = async () => (await sql`select 3 as number`.execute(db)).rows;
  await expect.poll(() => askAgain().catch(() => [])).toEqual([{ number: 3 }]);
});

test("a process that stands still for longer than an answer may take does not blame the database", async () => {
  const asking = isAnswering(databaseUrl, "abre-facil:standing-still");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
  expect(await asking).toBe(true);
});

test("a run goes on by itself when the database is back, and no title is blamed", async () => {
  const client = await AdminClient.signedIn(site);
  const titles = Array.from({ length: 80 }, (_, number) => `Título ${number + 1}`);
  await client.ask("runs.start", { kind: "local-batch", titles, status: "draft" });
  const { db } = openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const countPages = async () =>
    (await sql<{ count: number }>`select count(*) as count from pages where title like ${"Título %"}`.execute(db)).rows[0]?.count ?? 0;
  await expect.poll(countPages, { interval: 1 }).toBeGreaterThan(10);
  await server.crash();
  await server.restart();
  const statusOfRun = async () => (await sql<{ status: string }>`select status from jobs`.execute(db)).rows[0]?.status;
  await expect.poll(statusOfRun, { interval: 100 }).toBe("done");
  const made = await sql`select title from pages where title like ${"Título %"} order by seq`.execute(db);
  expect(made.rows).toEqual(titles.map((title) => ({ title })));
});

wholeTest("what happened while a process could not hear of it is seen once it hears again", async () => {
  const { sites, proxy, databaseUrl, stop }: Processes = await startProcesses({ count: 2 });
  onTestFinished(stop);
  const [one, other] = sites;
  if (!one || !other) throw new Error("Two processes were to start");
  const { db } = openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const client = await AdminClient.signedIn(proxy);
  const path = "/links-uteis/sem-aviso";
  await send(other, "/faq");
  await client.ask("pages.save", { title: "Sem aviso", content: "<p>Velho</p>" });
  // A stored page whose menu names it says that the news of it has come, and nothing takes away what is stored from now on.
  await expect.poll(async () => (await send(other, "/faq")).text).toContain(path);
  await expect.poll(async () => (await send(other, path)).text).toContain("Velho");

  await sql`alter table pages disable trigger tell_page`.execute(db);
  await sql`update pages set content = '<p>Novo</p>'`.execute(db);
  expect((await send(other, path)).text).toContain("Velho");
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like '%:listen'`.execute(
    db,
  );
  for (const site of sites) await expect.poll(async () => (await send(site, path)).text).toContain("Novo");

  await sql`alter table pages enable trigger tell_page`.execute(db);
  await sql`update pages set content = '<p>Mais novo</p>'`.execute(db);
  for (const site of sites) await expect.poll(async () => (await send(site, path)).text).toContain("Mais novo");
});

test("a database that is away ends the start with one line that names it, without its password", async () => {
  // The port of a service that no system has run for decades.
  const refusal = await refusalOf({ env: { DATABASE_URL: "postgres://site:segredo@127.0.0.1:1/site" } });
  expect(refusal).toContain("127.0.0.1:1/site does not answer");
  expect(refusal).not.toContain("segredo");
});

wholeTest("a database that is only just starting is waited for", async () => {
  await server.crash();
  const dataDir = makeTemporaryFolder();
  const starting = startSite({ dataDir, env: { DATABASE_URL: databaseUrl } });
  await server.restart();
  const late = await starting;
  onTestFinished(async () => void (await late.stop("SIGKILL")));
  expect(await statusOf(late, "/readyz")).toBe(200);
});

wholeTest("a database that does not exist ends the start with one line that names it", async () => {
  const url = process.env["TEST_POSTGRES_URL"];
  expect(await refusalOf({ env: { DATABASE_URL: `${url}/nada` } })).toContain('database "nada" does not exist');
});

/** The last line a site says before it gives up. */
async function refusalOf(options: SiteOptions): Promise<string> {
  const { code, output } = await startRefusedSite(options);
  expect(code).toBe(1);
  expect(output, output).not.toMatch(/^\s+at /m);
  return output.trim().split("\n").at(-1) ?? "";
}
