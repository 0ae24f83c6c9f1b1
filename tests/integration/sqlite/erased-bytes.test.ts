import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#server/database/database";
import { createErasure, startErasure } from "#server/database/sqlite/erasure";
import { createLifetime } from "#server/upkeep/lifetime";
import { createDatabase, createMigratedDatabase, querySite } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { wholeTest } from "#support/machine/whole-test";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { runProgram } from "#support/site/program";
import { type Site, startSite } from "#support/site/site";

const PIECE = 32;
const EVERY = 256;

const filesOf = (file: string) => [file, `${file}-wal`].filter((one) => existsSync(one));

/** How many pieces of some bytes stand in files; those that `left` has too, as the heads of all photographs, are no matter. */
function countPieces(secret: Buffer, files: readonly string[], left: readonly Buffer[] = []): number {
  const pieces = [];
  for (let at = 0; at + PIECE <= secret.length; at += EVERY) pieces.push(secret.subarray(at, at + PIECE));
  const own = pieces.filter((piece) => !left.some((bytes) => bytes.includes(piece)));
  return files.map((file) => readFileSync(file)).reduce((found, bytes) => found + own.filter((piece) => bytes.includes(piece)).length, 0);
}

async function readBytes(site: Site): Promise<Buffer[]> {
  const rows = await querySite<{ bytes: Uint8Array }>(site, sql`select bytes from photo_files`);
  return rows.map(({ bytes }) => Buffer.from(bytes));
}

async function start(dataDir?: string): Promise<{ site: Site; client: AdminClient; file: string }> {
  const site = await startSite(dataDir === undefined ? {} : { dataDir });
  onTestFinished(async () => void (await site.stop()));
  return { site, client: await AdminClient.signedIn(site), file: join(site.dataDir, "abre-facil.sqlite") };
}

test("of what is covered, replaced or withdrawn no byte is in the files of a running site, nor in a copy made after", async () => {
  const { site, client, file } = await start();
  const photos = [];
  for (let seed = 200; seed < 203; seed += 1) photos.push(await addPhoto(client, await makePhoto({ seed, width: 900, height: 700 })));
  const { link } = await client.ask<{ link: string }>("voices.invite", { invitee: "Mooca" });
  const path = new URL(link).pathname;
  const form = new FormData();
  const texto = "Mandei a foto do portão que voltou a fechar depois da chuva.";
  for (const [name, value] of Object.entries({ texto, nome: "Dona Cida", bairro: "Mooca", estrelas: "4", autorizo: "sim" }))
    form.set(name, value);
  form.set("foto", new File([new Uint8Array(await makePhoto({ seed: 210, width: 900, height: 700 }))], "a.jpg", { type: "image/jpeg" }));
  const sent = await fetch(site.url + path, { method: "POST", body: form, headers: { origin: site.url }, redirect: "manual" });
  expect(sent.status).toBe(303);
  const { voices } = await client.ask<{ voices: { id: string }[] }>("voices.list", {});
  const before = await readBytes(site);
  for (const bytes of before) expect(countPieces(bytes, filesOf(file))).toBeGreaterThan(0);

  const covered = [{ x: 0, y: 0, width: 500, height: 500 }];
  for (const [index, { id, version }] of photos.entries())
    await addPhoto(client, await makePhoto({ seed: 220 + index }), { replaces: { id, version }, covered });
  await client.ask("voices.coverPhoto", { id: voices[0]?.id, parts: "100,100,300,300" });
  const after = await readBytes(site);
  for (const bytes of before) expect(countPieces(bytes, filesOf(file), after)).toBe(0);
  const withdrawn = new URLSearchParams({ retirar: "sim" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: site.url };
  expect((await send(site, path, { method: "POST", headers, body: withdrawn })).status).toBe(303);
  expect(countPieces(Buffer.from(texto), filesOf(file))).toBe(0);
  const left = await readBytes(site);
  expect(left.length).toBeLessThan(after.length);
  const copy = join(makeTemporaryFolder(), "copia.sqlite");
  expect((await runProgram("backup", [copy], { DATA_DIR: site.dataDir })).status).toBe(0);
  for (const bytes of [...before, ...after]) expect(countPieces(bytes, [...filesOf(file), copy], left)).toBe(0);
});

test("while somebody reads what was there, nobody waits, and its bytes go as soon as he ends", async () => {
  const { db } = await createDatabase();
  const { file } = (await sql<{ file: string }>`select file from pragma_database_list() where name = 'main'`.execute(db)).rows[0] ?? {
    file: "",
  };
  const bytes = randomBytes(100_000);
  await db.insertInto("photo_files").values({ hash: "a", width: 600, format: "jpg", bytes }).execute();
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec("begin");
  reader.prepare("select count(*) from photo_files").get();
  await db.deleteFrom("photo_files").execute();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const erasure = createErasure({ db }, { error: () => {} });
  await erasure.eraseTraces();
  expect(countPieces(bytes, filesOf(file))).toBeGreaterThan(0);
  reader.exec("commit");
  reader.close();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await expect.poll(() => countPieces(bytes, filesOf(file))).toBe(0);
});

test("whatever else is deleted is gone from the files within minutes, whoever deleted it", async () => {
  const { db } = await createDatabase();
  const { file } = (await sql<{ file: string }>`select file from pragma_database_list() where name = 'main'`.execute(db)).rows[0] ?? {
    file: "",
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const life = createLifetime({ error: () => {} });
  startErasure({ db }, life, { error: () => {} });
  const bytes = randomBytes(20_000);
  await db.insertInto("photo_files").values({ hash: "a", width: 600, format: "jpg", bytes }).execute();
  await db.deleteFrom("photo_files").execute();
  expect(countPieces(bytes, filesOf(file))).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(300_000);
  await life.stop();
  vi.useRealTimers();
  await expect.poll(() => countPieces(bytes, filesOf(file))).toBe(0);
});

test("the file grows smaller by what was deleted from it", async () => {
  const { db } = await createDatabase();
  const { file } = (await sql<{ file: string }>`select file from pragma_database_list() where name = 'main'`.execute(db)).rows[0] ?? {
    file: "",
  };
  const erasure = createErasure({ db }, { error: () => {} });
  await erasure.eraseTraces();
  const small = statSync(file).size;
  for (let width = 0; width < 20; width += 1)
    await db
      .insertInto("photo_files")
      .values({ hash: "a", width, format: "jpg", bytes: randomBytes(200_000) })
      .execute();
  await db.deleteFrom("photo_files").execute();
  await erasure.eraseTraces();
  expect(statSync(file).size).toBeGreaterThan(small + 3_000_000);
  await erasure.giveRoomBack();
  expect(statSync(file).size).toBeLessThan(small + 100_000);
});

wholeTest("a database of an earlier release loses what was deleted from it when it starts, and gives room back since", async () => {
  const dataDir = makeTemporaryFolder();
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "abre-facil.sqlite");
  const migrated = openDatabase(await createMigratedDatabase());
  await sql`vacuum into ${file}`.execute(migrated.db);
  await migrated.db.destroy();
  const old = new DatabaseSync(file);
  old.exec("PRAGMA auto_vacuum = NONE; VACUUM; PRAGMA journal_mode = WAL; PRAGMA secure_delete = OFF");
  const secret = randomBytes(2_000_000);
  old.prepare("insert into photo_files values ('a', 600, 'jpg', ?)").run(secret);
  old.exec("delete from photo_files");
  old.close();
  const size = statSync(file).size;
  expect(countPieces(secret.subarray(0, 100_000), [file])).toBeGreaterThan(0);
  const { site } = await start(dataDir);
  expect(countPieces(secret.subarray(0, 100_000), filesOf(file))).toBe(0);
  expect(statSync(file).size).toBeLessThan(size - 1_000_000);
  expect(await querySite(site, sql`select auto_vacuum from pragma_auto_vacuum()`)).toEqual([{ auto_vacuum: 2 }]);
});
