import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { lockInstance } from "#server/database/sqlite/instance-lock";
import { SettingsError } from "#server/settings/settings";
import { createDatabase } from "#support/database/database";
import { ENGINE } from "#support/database/engine";
import { createPostgresDatabase, dropPostgresDatabase } from "#support/database/postgres";
import { asOrdinaryUser, makeReadOnly } from "#support/machine/read-only";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

// Files and their locks are SQLite's alone.
const testSqlite = test.runIf(ENGINE === "sqlite");

function refusalOf(open: () => unknown): string {
  try {
    open();
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error("It was opened");
}

test("migrating twice changes nothing and keeps what was written", async () => {
  const connection = await createDatabase();
  await connection.db.insertInto("settings").values({ name: "a", value: "1", updated_at: "2026-11-20T00:00:00.000Z" }).execute();
  const schema = () => connection.db.introspection.getTables();
  const before = await schema();
  await migrate(connection);
  await migrate(connection);
  expect(await schema()).toEqual(before);
  expect(await connection.db.selectFrom("settings").selectAll().execute()).toHaveLength(1);
});

/** A database without tables. */
async function openEmpty() {
  const name = `test-${randomUUID()}`;
  if (ENGINE === "postgres") onTestFinished(() => dropPostgresDatabase(name));
  const url =
    ENGINE === "postgres" ? await createPostgresDatabase(name, "template0") : `sqlite:${join(makeTemporaryFolder(), "site.sqlite")}`;
  const connection = openDatabase(url);
  onTestFinished(() => connection.db.destroy());
  return connection;
}

test("another program's database is refused in one line that names its tables, and left alone", async () => {
  const connection = await openEmpty();
  await sql`create table pages (address text)`.execute(connection.db);
  await sql`create table visits (address text)`.execute(connection.db);
  const refused = migrate(connection);
  await expect(refused).rejects.toThrow(SettingsError);
  await expect(refused).rejects.toThrow(
    /^The database \S+ holds another program's tables \(pages, visits\): name an empty one in DATABASE_URL/,
  );
  expect((await connection.db.introspection.getTables()).map(({ name }) => name)).toEqual(["pages", "visits"]);
});

test("a database of a newer release is refused in one line that says what to do", async () => {
  const connection = await createDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('999-future', '2099-01-01')`.execute(connection.db);
  const refused = migrate(connection);
  await expect(refused).rejects.toThrow(SettingsError);
  await expect(refused).rejects.toThrow(/^The database \S+ is of a newer release \(999-future\): start that release, or restore a copy/);
});

test("a migration that fails half way leaves nothing, and goes through when what hindered it is gone", async () => {
  const connection = await openEmpty();
  await sql`create view page_revisions as select 1 as one`.execute(connection.db);
  await expect(migrate(connection)).rejects.toThrow("Migration 002-editing failed");
  const names = (await connection.db.introspection.getTables()).map(({ name }) => name);
  expect(names.filter((name) => !/^kysely_|^page_revisions$/.test(name))).toEqual([]);
  await sql`drop view page_revisions`.execute(connection.db);
  await migrate(connection);
  expect(await connection.db.selectFrom("pages").selectAll().execute()).toEqual([]);
});

testSqlite("what was committed is written through to the disk", async () => {
  const { db } = await createDatabase();
  const pragma = async (name: string) => Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] as object)[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
});

test("a transaction that fails leaves nothing behind", async () => {
  const { db } = await createDatabase();
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto("settings").values({ name: "a", value: "1", updated_at: "" }).execute();
    throw new Error("half way");
  });
  await expect(failing).rejects.toThrow("half way");
  expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
});

test("who reads waits for no transaction and sees nothing of it before its end; who writes waits for it", async () => {
  const { db } = await createDatabase();
  const write = (to: Pick<typeof db, "insertInto">, name: string) =>
    to.insertInto("settings").values({ name, value: "1", updated_at: "" }).execute();
  const namesIn = async (from: Pick<typeof db, "selectFrom">) =>
    (await from.selectFrom("settings").select("name").orderBy("name").execute()).map(({ name }) => name);
  let other: Promise<unknown> | undefined;
  await db.transaction().execute(async (transaction) => {
    await write(transaction, "a");
    other = write(db, "b");
    expect(await namesIn(transaction)).toContain("a");
    expect(await namesIn(db)).not.toContain("a");
  });
  await other;
  expect(await namesIn(db)).toEqual(["a", "b"]);
});

testSqlite("a file that is no database is refused in one line that names it", () => {
  const file = join(makeTemporaryFolder(), "site.sqlite");
  writeFileSync(file, "This is no database.\n".repeat(100));
  const message = refusalOf(() => openDatabase(`sqlite:${file}`));
  expect(message).toContain(file);
  expect(message).toMatch(/not a database/);
  expect(message).not.toContain("\n");
});

testSqlite("a folder in the place of the database is refused in one line that names it", () => {
  const folder = join(makeTemporaryFolder(), "site.sqlite");
  mkdirSync(folder);
  expect(refusalOf(() => openDatabase(`sqlite:${folder}`))).toContain(folder);
});

testSqlite("a database that may only be read is refused in one line that names it", async () => {
  const folder = makeTemporaryFolder();
  const file = join(folder, "site.sqlite");
  const connection = openDatabase(`sqlite:${file}`);
  await migrate(connection);
  await connection.db.destroy();
  makeReadOnly(folder);
  const message = refusalOf(() => asOrdinaryUser(() => openDatabase(`sqlite:${file}`)));
  expect(message).toContain(file);
  expect(message).not.toContain("\n");
});

testSqlite("a lock in a folder that is not there is refused in one line that names the database", () => {
  const file = join(makeTemporaryFolder(), "missing", "site.sqlite");
  expect(refusalOf(() => lockInstance(file))).toContain(file);
});

testSqlite("a lock file that is no lock is not taken for another running site", () => {
  const file = join(makeTemporaryFolder(), "site.sqlite");
  writeFileSync(`${file}.lock`, "This is no database.\n".repeat(100));
  const message = refusalOf(() => lockInstance(file));
  expect(message).toContain(file);
  expect(message).not.toMatch(/in use/);
});

testSqlite("a released lock can be taken again", () => {
  const file = join(makeTemporaryFolder(), "site.sqlite");
  lockInstance(file).release();
  lockInstance(file).release();
});
