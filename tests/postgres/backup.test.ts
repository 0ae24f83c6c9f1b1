import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { type CopyContents, findSeal, sealCopy } from "#server/backup/copy-seal";
import { copySite } from "#server/backup/copy-site";
import { BackupProblem } from "#server/backup/make-copy";
import { restorePostgres } from "#server/backup/postgres-copy";
import { openDatabase } from "#server/database/database";
import { refuseInUse } from "#server/database/postgres/postgres-start";
import { createMigratedDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";
import { createPostgresDatabase, databaseNameOf, dropPostgresDatabase, postgresUrl } from "#support/database/postgres";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { runProgram } from "#support/site/program";
import { type SiteOptions, startSite } from "#support/site/site";

const SECRET_KEY = "a-secret-of-32-letters-that-no-copy-has";

async function start(options: SiteOptions = {}) {
  const site = await startSite({ ...options, env: { SECRET_KEY, ...options.env } });
  onTestFinished(async () => {
    await site.stop("SIGKILL");
  });
  return { site, client: await AdminClient.signedIn(site) };
}

async function createEmptyDatabase(): Promise<string> {
  const name = `test-${randomUUID()}`;
  onTestFinished(() => dropPostgresDatabase(name));
  return await createPostgresDatabase(name, "template0");
}

test("a copy of a running site, restored by pg_restore, is a site with its pages and accounts, and nothing is put in its place while it runs", async () => {
  const { site, client } = await start();
  const { slug } = await client.ask<{ slug: string }>("pages.save", { title: "Página da cópia", content: "<p>Texto à parte</p>" });
  const { address } = await addPhoto(client, await makePhoto());
  const copy = join(makeTemporaryFolder(), "copia.dump");
  const databaseUrl = postgresUrl(databaseNameOf(site.dataDir));
  const made = await runProgram("backup", [copy], { DATA_DIR: site.dataDir, DATABASE_URL: databaseUrl, SECRET_KEY });
  expect(made).toMatchObject({ status: 0, stderr: "" });
  expect(made.stdout).toContain("guarde também o valor de SECRET_KEY");
  expect(statSync(copy).mode & 0o777).toBe(0o600);

  const elsewhere = await createEmptyDatabase();
  const restored = spawnSync("pg_restore", ["--no-owner", "--single-transaction", `--dbname=${elsewhere}`, copy], { encoding: "utf8" });
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  const { site: second, client: again } = await start({ env: { DATABASE_URL: elsewhere } });
  expect((await send(second, `/links-uteis/${slug}`)).text).toContain("Texto à parte");
  const readFile = async (by: AdminClient) => await (await by.get(`/fotos/${address}-600.avif`)).bytes();
  expect(await readFile(again)).toEqual(await readFile(client));
  await again.ask("pages.save", { title: "Depois da cópia", content: "<p>Texto</p>" });
  expect((await again.ask<{ total: number }>("pages.list", {})).total).toBe(2);
  expect(await restore(elsewhere, copy)).toMatchObject({ status: 1, stderr: "Há um site usando o banco PostgreSQL: pare-o antes\n" });
  expect((await again.ask<{ total: number }>("pages.list", {})).total).toBe(2);
});

test("a copy that cannot be made says why and leaves no file", async () => {
  const folder = makeTemporaryFolder();
  const copy = join(folder, "copia.dump");
  const env = { DATA_DIR: folder, SECRET_KEY };
  const absent = await runProgram("backup", [copy], { ...env, DATABASE_URL: postgresUrl("nao-existe") });
  expect(absent.status).toBe(1);
  expect(absent.stderr).toMatch(/^O banco de dados \S+ não pode ser usado: database "nao-existe" does not exist\n$/);
  const uninstalled = await runProgram("backup", [copy], { ...env, DATABASE_URL: postgresUrl("postgres"), PATH: folder });
  expect(uninstalled.status).toBe(1);
  expect(uninstalled.stderr).toContain("apt install postgresql-client");
  expect(readdirSync(folder)).toEqual([]);
});

const restore = (databaseUrl: string, copy: string, dataDir = makeTemporaryFolder()) =>
  runProgram("restore", [copy], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

/** The titles of the pages in a database, without a site. */
async function titlesIn(databaseUrl: string): Promise<string[]> {
  const { db } = openDatabase(databaseUrl);
  try {
    return (await db.selectFrom("pages").select("title").orderBy("seq").execute()).map(({ title }) => title);
  } finally {
    await db.destroy();
  }
}

/** A copy of a database with one page more than any other, and the database. */
async function makeCopy(): Promise<{ databaseUrl: string; copy: string }> {
  const databaseUrl = await createMigratedDatabase();
  await addPage(databaseUrl, "Página da cópia");
  const copy = join(makeTemporaryFolder(), "copia.dump");
  expect(await copySite({ databaseUrl, dataDir: makeTemporaryFolder() }, false, copy)).toMatchObject({ pages: 1 });
  return { databaseUrl, copy };
}

async function addPage(databaseUrl: string, title: string): Promise<void> {
  const connection = openDatabase(databaseUrl);
  try {
    await createPages(connection).store.savePage({ title, description: "", content: "<p>Texto</p>", origin: "manual" });
  } finally {
    await connection.db.destroy();
  }
}

async function addTable(databaseUrl: string, name: string): Promise<void> {
  const { db } = openDatabase(databaseUrl);
  try {
    await db.schema.createTable(name).addColumn("a", "text").execute();
  } finally {
    await db.destroy();
  }
}

test("a copy is put back in one step, and what was there is kept in another", async () => {
  const { databaseUrl, copy } = await makeCopy();
  await addPage(databaseUrl, "Depois da cópia");
  const dataDir = makeTemporaryFolder();
  const { status, stdout, stderr } = await restore(databaseUrl, copy, dataDir);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).not.toContain("soma de verificação");
  expect(await titlesIn(databaseUrl)).toEqual(["Página da cópia"]);

  const aside = /O que havia antes está em (\S+)/.exec(stdout)?.[1] ?? "";
  expect((await restore(databaseUrl, aside)).status).toBe(0);
  expect(await titlesIn(databaseUrl)).toEqual(["Página da cópia", "Depois da cópia"]);
});

test("a copy that cannot be used is refused in one line, and the database stays as it is", async () => {
  const { databaseUrl, copy } = await makeCopy();
  await addPage(databaseUrl, "Depois da cópia");
  const whole = readFileSync(copy);
  const sealed = whole.indexOf("\n-- abre-facil copy\n");
  const changed = Buffer.from(whole);
  changed[Math.floor(sealed / 2)] = (changed[Math.floor(sealed / 2)] ?? 0) ^ 1;
  const { length: _length, ...contents } = findSeal(copy) ?? { length: 0, engine: "postgres", migrations: [], tables: {} };
  const resealed = (other: Partial<CopyContents>) => (file: string) => {
    writeFileSync(file, whole.subarray(0, sealed));
    sealCopy(file, { ...contents, ...other });
  };
  const spoilt: Record<string, [(file: string) => void, string]> = {
    "a byte changed": [(file) => writeFileSync(file, changed), "a soma de verificação não confere"],
    "one byte cut off": [(file) => writeFileSync(file, whole.subarray(0, -1)), "o fim foi cortado ou mudado"],
    "half of it": [(file) => writeFileSync(file, whole.subarray(0, sealed / 2)), "não foi restaurada. pg_restore falhou"],
    "other rows": [resealed({ tables: { ...contents.tables, pages: 5 } }), "a tabela pages tem 1 linhas em vez de 5"],
    "a newer release": [resealed({ migrations: [...contents.migrations, "999-future"] }), "versão mais nova do site (999-future)"],
    "the other engine": [(file) => writeFileSync(file, "SQLite format 3\0"), "é a cópia de um site em SQLite"],
    "no copy": [(file) => writeFileSync(file, "texto"), "não é uma cópia"],
  };
  for (const [name, [spoil, words]] of Object.entries(spoilt)) {
    const file = join(makeTemporaryFolder(), "copia.dump");
    spoil(file);
    const refusal: unknown = await restorePostgres(file, databaseUrl, `${file}.aside`).catch((error: unknown) => error);
    expect(refusal, name).toBeInstanceOf(BackupProblem);
    const { message } = refusal as BackupProblem;
    expect(message, name).toContain(words);
    expect(message.trim().split("\n"), name).toHaveLength(1);
    expect(await titlesIn(databaseUrl), name).toEqual(["Página da cópia", "Depois da cópia"]);
  }
  await addTable(databaseUrl, "of_a_newer_release");
  expect((await restore(databaseUrl, copy)).stderr).toMatch(/o banco tem a tabela of_a_newer_release, .* restaure em um banco vazio.*\n$/);
  const folder = makeTemporaryFolder();
  expect((await restore(databaseUrl, folder)).stderr).toBe(`${folder} é uma pasta: diga o arquivo da cópia.\n`);
});

test("a site that is leaving is waited for, and then uses the database no more", async () => {
  const databaseUrl = await createMigratedDatabase();
  const [site, restoring] = [openDatabase(databaseUrl), openDatabase(databaseUrl)];
  onTestFinished(() => restoring.db.destroy());
  for (const { db } of [site, restoring]) await sql`select 1`.execute(db);
  const leaving = sql`select pg_sleep(0.5)`.execute(site.db).then(() => site.db.destroy());
  await refuseInUse(restoring);
  await leaving;
});

test("a dump without a seal is restored, and it is said that it could not be verified", async () => {
  const { databaseUrl } = await makeCopy();
  const old = join(makeTemporaryFolder(), "antiga.dump");
  expect(spawnSync("pg_dump", ["--format=custom", `--file=${old}`, `--dbname=${databaseUrl}`]).status).toBe(0);
  const elsewhere = await createEmptyDatabase();
  const { status, stdout } = await restore(elsewhere, old);
  expect(status).toBe(0);
  expect(stdout).toContain("não tem soma de verificação");
  expect(await titlesIn(elsewhere)).toEqual(["Página da cópia"]);
});
