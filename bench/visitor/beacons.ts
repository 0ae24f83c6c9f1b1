/**
 * A flood of what pages' scripts tell: 10,000 beacons a second for 10 s, of every page, kind and kind of source, one in
 * ten of them of a page that is none, sixteen from each network, as a proxy on this machine would hand them on. One process on SQLite: rows, memory, what is counted, and the latency of the
 * cached home page for one client meanwhile, beside that without the flood. Then the same number spread over three
 * processes on one PostgreSQL: whether they add up to the exact count. Last, a thousand touches of one page from one
 * network: how many are counted, how many the results say were left out. Method: requests are written to plain sockets,
 * sixteen at a time, in turns of 10 ms; `wrk` with one connection tells the latency; rows and sums are read from the
 * database after the processes have stopped.
 */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { codeOfPage } from "#domain/contact/contact-ref";
import { VISIT_KINDS } from "#domain/counts/visit-kind";
import { openDatabase } from "#server/database/database";
import { setup as startPostgres } from "#support/database/postgres-setup";
import { startProcesses } from "#support/site/processes";
import { type Site, startSite } from "#support/site/site";
import { load, memoryOf } from "../load";
import { type Figure, printTable } from "../report";

const PER_SECOND = 10_000;
const SECONDS = 10;
const BURST = 1000;
const AT_ONCE = 16;
const TURN_MS = 10;
const CONNECTIONS = 12;
const KINDS = VISIT_KINDS.filter((kind) => kind !== "view");
const HOSTS = ["www.google.com.br", "m.facebook.com", "", "jornal.exemplo.com.br"];
const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36";
/** No site has so many pages of its own. */
const NO_PAGE = 90_000;

export async function measureBeacons(): Promise<Figure[]> {
  return [...(await measureOneProcess()), await measureThreeProcesses(), await measureBurst()];
}

async function measureOneProcess(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "abre-facil-beacons-"));
  const databaseUrl = `sqlite:${join(dataDir, "abre-facil.sqlite")}`;
  const site = await startSite({ dataDir });
  try {
    const pages = await readPageNumbers(databaseUrl);
    const quiet = await load(`${site.url}/`, { seconds: SECONDS, connections: 1 });
    const before = memoryOf(site.pid).now;
    const [flood, busy] = await Promise.all([
      sendBeacons(site, site.url, pages, PER_SECOND * SECONDS),
      load(`${site.url}/`, { seconds: SECONDS, connections: 1 }),
    ]);
    const { now, most } = memoryOf(site.pid);
    await site.stop();
    const { rows, counted, totals } = await readSums(databaseUrl);
    printTable(
      ["beacons", "s", "answered 204", "counted by page", "in totals", "rows", "MB before", "MB at the most", "MB after"],
      [[flood.sent, flood.seconds.toFixed(1), flood.answered, counted, totals, rows, before, most, now]],
    );
    const room = pages.length * KINDS.length * HOSTS.length;
    return [
      {
        figure: `${flood.sent} beacons in ${flood.seconds.toFixed(1)} s: answered 204`,
        reach: "all",
        measured: String(flood.answered),
        holds: flood.answered === flood.sent,
      },
      {
        figure: "rows then, of how many there can be in a day",
        reach: `≤ ${Math.min(20_000, room)}`,
        measured: String(rows),
        holds: rows <= Math.min(20_000, room),
      },
      {
        figure: "memory before, at the most, after",
        reach: "≤ 40 MB more",
        measured: `${before}, ${most}, ${now} MB`,
        holds: most - before <= 40,
      },
      {
        figure: "cached page for one client meanwhile: p50, p99",
        reach: `without: ${quiet.p50}, ${quiet.p99} ms`,
        measured: `${busy.p50}, ${busy.p99} ms; ${busy.failed} failed`,
      },
    ];
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function measureThreeProcesses(): Promise<Figure> {
  const remove = await startPostgres();
  const { sites, proxy, stop, databaseUrl } = await startProcesses({ count: 3 });
  try {
    const pages = await readPageNumbers(databaseUrl);
    const each = Math.ceil((PER_SECOND * SECONDS) / sites.length);
    const floods = await Promise.all(sites.map((site) => sendBeacons(site, proxy.url, pages, each)));
    await Promise.all(sites.map((site) => site.stop()));
    const { rows, counted, totals } = await readSums(databaseUrl);
    const expected = floods.reduce((sum, { ofPages }) => sum + ofPages, 0);
    const slowest = Math.max(...floods.map(({ seconds }) => seconds));
    printTable(
      ["processes", "beacons", "s", "of pages", "counted by page", "in totals", "rows"],
      [[sites.length, each * sites.length, slowest.toFixed(1), expected, counted, totals, rows]],
    );
    return {
      figure: `${each * sites.length} beacons in ${slowest.toFixed(1)} s on three processes of one PostgreSQL: counted by page, in totals`,
      reach: `exactly the ${expected} of pages there are`,
      measured: `${counted}, ${totals}`,
      holds: counted === expected && totals === expected,
    };
  } finally {
    await stop();
    await remove();
  }
}

async function measureBurst(): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), "abre-facil-burst-"));
  const databaseUrl = `sqlite:${join(dataDir, "abre-facil.sqlite")}`;
  const site = await startSite({ dataDir });
  try {
    const [page = 0] = await readPageNumbers(databaseUrl);
    const writer = await openWriter(Number(new URL(site.url).port));
    const touch = toRequest({ text: `chat:hero ${codeOfPage(page)} `, from: "203.0.113.7" }, site.url);
    for (let sent = 0; sent < BURST; sent += AT_ONCE) {
      const batch = Math.min(AT_ONCE, BURST - sent);
      writer.write(touch.repeat(batch), batch);
      while (writer.waiting() > 0) await wait(TURN_MS);
    }
    writer.close();
    await site.stop();
    const { counted, leftOut } = await readSums(databaseUrl);
    return {
      figure: `${BURST} touches of one page from one network at once: counted, said to be left out`,
      reach: `≤ 20, the other ${BURST - 20}`,
      measured: `${counted}, ${leftOut}`,
      holds: counted <= 20 && counted + leftOut === BURST,
    };
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function readPageNumbers(databaseUrl: string): Promise<number[]> {
  const { db } = openDatabase(databaseUrl);
  const rows = await db.selectFrom("site_pages").select("number").execute();
  await db.destroy();
  return rows.map(({ number }) => number * 2);
}

async function readSums(databaseUrl: string) {
  const { db } = openDatabase(databaseUrl);
  const sum = sql<number>`coalesce(sum(count), 0)`.as("sum");
  const pages = await db
    .selectFrom("visit_counts")
    .select([sum, sql<number>`count(*)`.as("rows")])
    .executeTakeFirstOrThrow();
  const all = await db.selectFrom("visit_totals").select(sum).executeTakeFirstOrThrow();
  const bursts = await db.selectFrom("visit_bursts").select(sum).executeTakeFirstOrThrow();
  await db.destroy();
  return { rows: Number(pages.rows), counted: Number(pages.sum), totals: Number(all.sum), leftOut: Number(bursts.sum) };
}

/** Sends beacons to one process at its share of the rate, or as fast as it answers where that is slower. */
async function sendBeacons(site: Pick<Site, "url">, origin: string, pages: readonly number[], count: number) {
  const { port } = new URL(site.url);
  const writers = await Promise.all(Array.from({ length: CONNECTIONS }, () => openWriter(Number(port))));
  const bodies = Array.from({ length: count }, (_, index) => {
    const isNone = index % 10 === 9;
    const page = isNone ? NO_PAGE + 2 * index : (pages[(index * 7) % pages.length] ?? 0);
    const from = `2001:db8:${(index >> 4).toString(16)}::1`;
    return { isNone, from, text: `${KINDS[index % KINDS.length]} ${codeOfPage(page)} ${HOSTS[index % HOSTS.length]}` };
  });
  const began = performance.now();
  let sent = 0;
  // What was missed is not made up for: no second has more than its share.
  const aTurn = Math.ceil((count / SECONDS) * (TURN_MS / 1000));
  while (sent < count) {
    const nextTurn = wait(TURN_MS);
    const due = Math.min(count, sent + aTurn);
    for (const writer of writers) {
      if (sent >= due || writer.waiting() > 0) continue;
      const batch = bodies.slice(sent, Math.min(due, sent + AT_ONCE));
      writer.write(batch.map((beacon) => toRequest(beacon, origin)).join(""), batch.length);
      sent += batch.length;
    }
    await nextTurn;
  }
  while (writers.some((writer) => writer.waiting() > 0)) await wait(TURN_MS);
  const seconds = (performance.now() - began) / 1000;
  const answered = writers.reduce((sum, writer) => sum + writer.close(), 0);
  return { sent, answered, seconds, ofPages: bodies.filter(({ isNone }) => !isNone).length };
}

function toRequest({ text, from }: { text: string; from: string }, origin: string): string {
  return `POST /contar HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\nX-Forwarded-For: ${from}\r\nUser-Agent: ${PERSON}\r\nContent-Type: text/plain;charset=UTF-8\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
}

async function openWriter(port: number) {
  const socket: Socket = connect(port, "localhost");
  await once(socket, "connect");
  let [waiting, answered, rest] = [0, 0, ""];
  socket.setEncoding("latin1").on("data", (data) => {
    const found = (rest + data).match(/HTTP\/1\.1 204/g)?.length ?? 0;
    // What is cut in two is found with what follows; twelve signs less can be no whole one.
    rest = (rest + data).slice(-11);
    answered += found;
    waiting -= found;
  });
  return {
    waiting: () => waiting,
    write(text: string, requests: number) {
      waiting += requests;
      socket.write(text);
    },
    close() {
      socket.destroy();
      return answered;
    },
  };
}
