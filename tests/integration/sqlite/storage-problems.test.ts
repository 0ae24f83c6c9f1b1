import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  openSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { openStorage } from "#server/database/open-storage";
import { SettingsError } from "#server/settings/settings";
import { wording } from "#support/content/site-wording";
import { countRows, querySite } from "#support/database/database";
import { createPages } from "#support/database/pages";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { wholeTest } from "#support/machine/whole-test";
import { makePhoto } from "#support/photos/make-photo";
import { sendPhoto } from "#support/photos/send-photo";
import { readActionData } from "#support/site/action-data";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { finishRun, startRun } from "#support/site/runs";
import { copySeededSite } from "#support/site/seeded-site";
import { ADMIN, type Site, startRefusedSite, startSite } from "#support/site/site";

let site: Site;
let client: AdminClient;

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());

/** Lets no row into a table, or does nothing else to it, with the words of a full disk, until the test ends or it is given back. */
async function fillDisk(table: string, refused: "insert" | "update" | "delete" = "insert"): Promise<() => Promise<void>> {
  const name = sql.ref(`full_${table}`);
  await querySite(
    site,
    sql`create trigger ${name} before ${sql.raw(refused)} on ${sql.table(table)} begin select raise(abort, 'database or disk is full'); end`,
  );
  const free = async () => void (await querySite(site, sql`drop trigger if exists ${name}`));
  onTestFinished(free);
  return free;
}

test("an address without a page is answered as ever when it cannot be counted", async () => {
  await fillDisk("missing_addresses");
  for (const path of ["/nao-existe", "/links-uteis/nao-existe"]) {
    const answer = await send(site, path);
    expect(answer.status, path).toBe(404);
    expect(answer.text, path).toContain(wording.notFound.title);
  }
});

test("saving on a full disk says so, keeps nothing by halves, and works when there is space again", async () => {
  const draft = { title: "Disco cheio", content: "<p>Texto</p>" };
  const free = await fillDisk("pages");
  const answer = await client.call("pages.save", draft);
  expect(answer.status).toBe(507);
  expect(await answer.json()).toMatchObject({
    code: "INSUFFICIENT_STORAGE",
    message: expect.stringMatching(/^O disco do servidor está cheio\. Nada foi salvo/),
  });
  expect((await send(site, "/links-uteis/disco-cheio")).status).toBe(404);
  await free();
  expect(await client.ask("pages.save", draft)).toMatchObject({ slug: "disco-cheio" });
  expect((await send(site, "/links-uteis/disco-cheio")).status).toBe(200);
});

test("a photograph sent to a full disk is refused with the same words, and taken when there is space again", async () => {
  const photo = await makePhoto();
  const free = await fillDisk("photo_files");
  expect(await sendPhoto(client, photo)).toMatchObject({
    status: 507,
    message: expect.stringMatching(/^O disco do servidor está cheio\./),
  });
  expect(await countRows(site, "photos")).toBe(0);
  await free();
  expect(await sendPhoto(client, photo)).toMatchObject({ status: 200, isNew: true });
});

test("a title that a full disk kept from being saved has not failed: the run waits and goes on", async () => {
  const free = await fillDisk("pages");
  const jobId = await startRun(client, { kind: "local-batch", titles: ["Espera um", "Espera dois"], status: "draft" });
  await expect.poll(() => site.output()).toContain("bulk run");
  await free();
  // As if the thirty seconds of its lease were over.
  await querySite(site, sql`update jobs set lease_expires_at = null where status = 'running'`);
  const end = await finishRun(client, jobId);
  expect(end).toMatchObject({ status: "done", done: 2, failed: 0 });
});

const isIn = async (one: AdminClient) => (await one.call("account.read")).status === 200;
/** Whether its session stands in the database still: sessions of other tests may be going meanwhile. */
async function isKept({ cookie }: AdminClient): Promise<boolean> {
  const [token = ""] = decodeURIComponent(cookie.split("=")[1] ?? "").split(".");
  return (await querySite(site, sql`select id from session where token = ${token}`)).length === 1;
}
const REFUSED = /^O disco do servidor está cheio\. As sessões que isso encerra já são recusadas/;

test("who signs out on a full disk is out, is told what is not written, and stays out when there is space again", async () => {
  const leaving = await AdminClient.signedIn(site);
  expect(await isKept(leaving)).toBe(true);
  const free = await fillDisk("session", "delete");
  const answer = await leaving.call("session.signOut");
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/);
  expect(readActionData(await answer.text())).toEqual({ isWritten: false });
  expect(await isKept(leaving)).toBe(true);
  expect(await isIn(leaving)).toBe(false);
  expect((await leaving.get("/admin/painel")).headers.get("location")).toBe("/admin/login");
  expect(await isIn(client)).toBe(true);
  await free();
  await expect.poll(() => isKept(leaving)).toBe(false);
  expect(await isIn(leaving)).toBe(false);
});

test("who comes with a session that is over reads on as anybody does while the disk is full", async () => {
  const late = await AdminClient.signedIn(site);
  await querySite(
    site,
    sql`update session set "expiresAt" = '2026-01-01T00:00:00.000Z' where "createdAt" = (select max("createdAt") from session)`,
  );
  await fillDisk("session", "delete");
  expect((await late.get("/faq")).status).toBe(200);
  expect((await late.get("/admin/painel")).headers.get("location")).toBe("/admin/login");
});

test("another device's session ends on a full disk, and so do all others", async () => {
  const [one, other] = [await AdminClient.signedIn(site), await AdminClient.signedIn(site)];
  const list = async () => await client.ask<{ id: string; isCurrent: boolean }[]>("account.listSessions");
  const [newest] = (await list()).filter(({ isCurrent }) => !isCurrent);
  const free = await fillDisk("session", "delete");
  const answer = await client.call("account.revokeSession", { id: newest?.id });
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([507, expect.stringMatching(REFUSED)]);
  expect([await isIn(one), await isIn(other)]).toEqual([true, false]);
  expect((await list()).map(({ id }) => id)).not.toContain(newest?.id);
  expect((await client.call("account.revokeOtherSessions")).status).toBe(507);
  expect([await isIn(one), await isIn(client)]).toEqual([false, true]);
  expect(await list()).toHaveLength(1);
  const later = await AdminClient.signedIn(site);
  await free();
  for (const ended of [one, other]) await expect.poll(() => isKept(ended)).toBe(false);
  expect([await isKept(client), await isKept(later)]).toEqual([true, true]);
  expect([await isIn(one), await isIn(client), await isIn(later)]).toEqual([false, true, true]);
});

test.each(["account", "sign_in_attempts"] as const)(
  "a password that %s has no space for is not changed, and the sessions it would have ended have ended",
  async (table) => {
    const other = await AdminClient.signedIn(site);
    await fillDisk(table, table === "account" ? "update" : "insert");
    const answer = await client.call("account.changePassword", { currentPassword: ADMIN.password, newPassword: "uma senha bem nova 7" });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([507, expect.stringMatching(REFUSED)]);
    expect([await isIn(other), await isIn(client)]).toEqual([false, true]);
  },
);

test.each(["remove", "resetPassword"])("who cannot be written off by people.%s is out all the same", async (verb) => {
  const email = `${verb}@exemplo.com.br`.toLowerCase();
  const { password } = await client.ask<{ password: string }>("people.add", { email, name: "Quem sai" });
  const person = new AdminClient(site);
  expect((await person.signIn({ email, password })).ok).toBe(true);
  const { id } = (await client.ask<{ id: string; email: string }[]>("people.list")).find((one) => one.email === email) ?? {};
  const free = await fillDisk("account", verb === "remove" ? "delete" : "update");
  const answer = await client.call(`people.${verb}`, { id });
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([507, expect.stringMatching(REFUSED)]);
  expect([await isIn(person), await isIn(client)]).toEqual([false, true]);
  await free();
  expect((await client.call(`people.${verb}`, { id })).ok).toBe(true);
  expect(await isIn(person)).toBe(false);
});

/** A site's folder as it was left by one that ended in order, or, with `killed`, with its last pages still in the log. */
async function makeFolder(killed: boolean): Promise<string> {
  const { dataDir, file } = await copySeededSite();
  if (!killed) return dataDir;
  const connection = openDatabase(`sqlite:${file}`);
  const { store } = createPages(connection);
  for (let number = 0; number < 20; number += 1)
    await store.savePage({ title: `Página ${number}`, content: `<p>${"texto ".repeat(500)}</p>`, origin: "manual" });
  const left = makeTemporaryFolder();
  cpSync(dataDir, left, { recursive: true });
  await connection.db.destroy();
  return left;
}

function overwrite(file: string, position: number, length: number): void {
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(length, 0xa5), 0, length, position);
  closeSync(handle);
}

const DAMAGES: Record<string, { killed?: boolean; damage: (file: string) => void }> = {
  "its header overwritten": { damage: (file) => overwrite(file, 0, 100) },
  "its middle overwritten": { damage: (file) => overwrite(file, Math.floor(statSync(file).size / 2), 20_000) },
  "its second half cut off": { damage: (file) => truncateSync(file, Math.floor(statSync(file).size / 2)) },
  "nothing left in it": { damage: (file) => truncateSync(file, 0) },
  "an unreadable write-ahead log": { killed: true, damage: (file) => overwrite(`${file}-wal`, 0, 4096) },
};

test.each(Object.entries(DAMAGES))("a database with %s is refused with one line and left as it is", async (_, { killed, damage }) => {
  const dataDir = await makeFolder(killed ?? false);
  const file = join(dataDir, "abre-facil.sqlite");
  damage(file);
  const before = statSync(file);
  const refusal = await openStorage({ databaseUrl: `sqlite:${file}` }, pino({ level: "silent" })).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(SettingsError);
  const { message } = refusal as SettingsError;
  expect(message.split("\n"), message).toHaveLength(1);
  expect(message).toContain(`The database ${file} is damaged`);
  expect(statSync(file)).toMatchObject({ size: before.size, mtimeMs: before.mtimeMs });
});

wholeTest("a damaged database too large to be looked through first starts, and says so in the log and to who asks", async () => {
  const dataDir = makeTemporaryFolder();
  const file = join(dataDir, "abre-facil.sqlite");
  const connection = openDatabase(`sqlite:${file}`);
  await migrate(connection);
  const activity = { actor: "ana@exemplo.com.br", action: "page.saved", subject: "x".repeat(300), at: new Date().toISOString() };
  for (let count = 0; count < 5; count += 1) {
    await connection.db
      .insertInto("activities")
      .values(Array.from({ length: 500 }, () => activity))
      .execute();
  }
  await connection.db.destroy();
  overwrite(file, Math.floor(statSync(file).size / 2), 20_000);
  // What comes after a database's own end does not count.
  truncateSync(file, 65 * 1024 * 1024);

  const started = await startSite({ dataDir, startedWhen: "/healthz" });
  onTestFinished(async () => void (await started.stop("SIGKILL")));
  await expect.poll(async () => (await send(started, "/readyz")).text).toBe("database damaged\n");
  expect((await send(started, "/readyz")).status).toBe(503);
  expect((await send(started, "/faq")).status).toBe(200);
  await started.stop();
  expect(started.output()).toMatch(/"level":50,.*The database .* is damaged \(.*restore a copy/);
});

wholeTest("a write-ahead log without its database is not taken for a new site", async () => {
  const dataDir = makeTemporaryFolder();
  const other = await makeFolder(true);
  copyFileSync(join(other, "abre-facil.sqlite-wal"), join(dataDir, "abre-facil.sqlite-wal"));
  const { code, output } = await startRefusedSite({ dataDir });
  expect(code).toBe(1);
  expect(output.trim().split("\n"), output).toHaveLength(1);
  expect(output).toContain("only its write-ahead log is there");
  expect(existsSync(join(dataDir, "abre-facil.sqlite"))).toBe(false);
});

test("a first start that was cut off while it made the database is begun anew", async () => {
  const dataDir = makeTemporaryFolder();
  writeFileSync(join(dataDir, "abre-facil.sqlite.new"), "");
  const databaseUrl = `sqlite:${join(dataDir, "abre-facil.sqlite")}`;
  const { connection, close } = await openStorage({ databaseUrl }, pino({ level: "silent" }));
  expect(await connection.db.selectFrom("pages").selectAll().execute()).toEqual([]);
  await close();
  expect(readdirSync(dataDir)).not.toContain("abre-facil.sqlite.new");
});
