import { closeSync, copyFileSync, existsSync, openSync, readdirSync, statSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { querySite } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { finishRun, startRun } from "#support/site/runs";
import { type Site, startRefusedSite, startSite } from "#support/site/site";

let site: Site;
let client: AdminClient;

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());

/** Lets no row into a table, with the words of a full disk, until the test ends or it is given back. */
async function fillDisk(table: string): Promise<() => Promise<void>> {
  const name = sql.ref(`full_${table}`);
  await querySite(
    site,
    sql`create trigger ${name} before insert on ${sql.table(table)} begin select raise(abort, 'database or disk is full'); end`,
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
    expect(answer.text, path).toContain("Oops! Page not found");
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

test("a title that a full disk kept from being saved has not failed: the run waits and goes on", async () => {
  const free = await fillDisk("pages");
  const jobId = await startRun(client, { kind: "local-batch", titles: ["Espera um", "Espera dois"] });
  await expect.poll(() => site.output()).toContain("bulk run");
  await free();
  // As if the thirty seconds of its lease were over.
  await querySite(site, sql`update jobs set lease_expires_at = null where status = 'running'`);
  const end = await finishRun(client, jobId);
  expect(end).toMatchObject({ status: "done", done: 2, failed: 0 });
});

/** A site's folder as it was left by one that ended in order, or, with `killed`, with all pages still in the log. */
async function makeFolder(killed: boolean): Promise<string> {
  const dataDir = makeTemporaryFolder();
  const first = await startSite({ dataDir });
  const signedIn = await AdminClient.signedIn(first);
  for (let number = 0; number < 20; number += 1) {
    await signedIn.ask("pages.save", { title: `Página ${number}`, content: `<p>${"texto ".repeat(500)}</p>` });
  }
  await first.stop(killed ? "SIGKILL" : "SIGTERM");
  return dataDir;
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
  const { code, output } = await startRefusedSite({ dataDir });
  expect(code).toBe(1);
  expect(output.trim().split("\n"), output).toHaveLength(1);
  expect(output).toContain(`The database ${file} is damaged`);
  expect(statSync(file)).toMatchObject({ size: before.size, mtimeMs: before.mtimeMs });
});

test("a damaged database too large to be looked through first starts, and says so in the log and to who asks", async () => {
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

test("a write-ahead log without its database is not taken for a new site", async () => {
  const dataDir = makeTemporaryFolder();
  const other = await makeFolder(true);
  copyFileSync(join(other, "abre-facil.sqlite-wal"), join(dataDir, "abre-facil.sqlite-wal"));
  const { code, output } = await startRefusedSite({ dataDir });
  expect(code).toBe(1);
  expect(output).toContain("only its write-ahead log is there");
  expect(existsSync(join(dataDir, "abre-facil.sqlite"))).toBe(false);
});

test("a first start that was cut off while it made the database is begun anew", async () => {
  const dataDir = makeTemporaryFolder();
  writeFileSync(join(dataDir, "abre-facil.sqlite.new"), "");
  const started = await startSite({ dataDir });
  await started.stop();
  expect(readdirSync(dataDir)).not.toContain("abre-facil.sqlite.new");
});
