import { chmodSync, closeSync, copyFileSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { asOrdinaryUser, giveToOrdinaryUser, makeReadOnly } from "#support/machine/read-only";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { copySqlite } from "../../backup/sqlite-copy";
import { SettingsError } from "../../settings/settings";
import { openDatabase } from "../database";
import { findDatabaseTrouble } from "../database-health";
import { migrate } from "../migrate";
import { findDamageAside, prepareSqliteFile } from "./check-sqlite";
import { lockInstance } from "./instance-lock";
import { toSqliteRefusal } from "./sqlite-problem";

/** A whole database, its last changes in the log, that belongs to an ordinary user. */
function makeDatabase(rows = 1): string {
  const folder = makeTemporaryFolder();
  onTestFinished(() => chmodSync(folder, 0o700));
  const file = join(folder, "site.sqlite");
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; create table pages (content text)");
  const insert = database.prepare("insert into pages values (?)");
  for (let row = 0; row < rows; row += 1) insert.run("texto ".repeat(500));
  for (const name of ["", "-wal"]) copyFileSync(file + name, `${file}.kept${name}`);
  database.close();
  for (const name of ["", "-wal"]) renameSync(`${file}.kept${name}`, file + name);
  for (const path of [folder, file, `${file}-wal`]) giveToOrdinaryUser(path);
  return file;
}

/** Writes over the middle of a database, its log brought in before. */
function damage(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("pragma wal_checkpoint(truncate)");
  database.close();
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(8192, 0xa5), 0, 8192, 200_000);
  closeSync(handle);
}

/** The one line that says why a database cannot be used. */
function refusalOf(use: () => unknown): string {
  try {
    asOrdinaryUser(use);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error("It could be used");
}

const RIGHTS = /cannot be opened: .*may read and write/;
const UNUSABLE: Record<string, { spoil: (file: string) => void; says: RegExp }> = {
  "that may not be written": { spoil: (file) => chmodSync(file, 0o444), says: /may only be read: .*right to write/ },
  "in a folder that may not be written": { spoil: (file) => makeReadOnly(dirname(file)), says: RIGHTS },
  "that may not be read": { spoil: (file) => chmodSync(file, 0o200), says: RIGHTS },
  "whose log may not be read": { spoil: (file) => chmodSync(`${file}-wal`, 0o000), says: RIGHTS },
  "in a folder that may not be entered": { spoil: (file) => chmodSync(dirname(file), 0o600), says: RIGHTS },
  "whose place a folder has": {
    spoil: (file) => {
      rmSync(file);
      rmSync(`${file}-wal`);
      mkdirSync(file);
    },
    says: /cannot be opened: .*is a file/,
  },
};

test.each(Object.entries(UNUSABLE))("a database %s is not called damaged: what is wrong is said, and what to do", (_, { spoil, says }) => {
  const file = makeDatabase();
  spoil(file);
  const message = refusalOf(() => prepareSqliteFile(file));
  expect(message).toContain(file);
  expect(message).toMatch(says);
  expect(message).toContain("leave it where it is");
  expect(message).not.toMatch(/damaged|away|\n/);
});

test("a copy in the place of a database is refused, and its bytes are left", async () => {
  const file = join(makeTemporaryFolder(), "site.sqlite");
  const connection = openDatabase(`sqlite:${file}`);
  await migrate(connection);
  await connection.db.destroy();
  const target = join(makeTemporaryFolder(), "site.sqlite");
  await copySqlite({ databaseFile: file, target });
  const bytes = readFileSync(target);
  expect(() => prepareSqliteFile(target)).toThrow(
    /is a copy as "npm run backup" makes them: move it away and put it in place with "npm run restore"$/,
  );
  expect(readFileSync(target).equals(bytes)).toBe(true);
});

test("what is still called a copy inside can be copied again", async () => {
  const file = join(makeTemporaryFolder(), "site.sqlite");
  const connection = openDatabase(`sqlite:${file}`);
  await migrate(connection);
  await sql`create table copy_note (made_at text not null, secret_key text)`.execute(connection.db);
  await connection.db.destroy();
  const target = join(makeTemporaryFolder(), "copia.sqlite");
  expect(await copySqlite({ databaseFile: file, target })).toMatchObject({ pages: 0 });
});

test("a lock that cannot be made says so of the lock's folder", () => {
  const file = makeDatabase();
  makeReadOnly(dirname(file));
  expect(refusalOf(() => lockInstance(file))).toMatch(RIGHTS);
});

test.each([
  [5, "database is locked", /in use by another program/],
  [10, "disk I/O error", /disk.* could not be read or written/],
  [13, "database or disk is full", /no room/],
  [11, "database disk image is malformed", /is damaged .*npm run restore/],
  [26, "file is not a database", /is damaged .*npm run restore/],
  [7, "out of memory", /cannot be used/],
])("what SQLite calls %i is told as what it is", (errcode, message, says) => {
  const { message: told, forOwner } = toSqliteRefusal("/srv/site.sqlite", Object.assign(new Error(message), { errcode }));
  expect(forOwner).toContain(`(${message})`);
  expect(told).toMatch(says);
  expect(told).toContain(`(${message})`);
});

test("what SQLite finds damaged is called so", () => {
  const file = makeDatabase(200);
  damage(file);
  expect(refusalOf(() => prepareSqliteFile(file))).toMatch(/is damaged \(.+\): restore a copy/);
});

test("damage that a question meets is the site's trouble from then on", async () => {
  const file = makeDatabase(200);
  damage(file);
  const connection = openDatabase(`sqlite:${file}`);
  onTestFinished(() => connection.db.destroy());
  expect(await findDatabaseTrouble(connection)).toBeUndefined();
  await expect(connection.db.selectFrom("pages").select("content").execute()).rejects.toThrow("malformed");
  expect(connection.health.hadTroubleLately()).toBe(true);
  expect(await findDatabaseTrouble(connection)).toBe("damaged");
});

test("a file is looked through in a thread of its own, however large", async () => {
  const whole = makeDatabase();
  expect(await findDamageAside(whole)).toBeUndefined();
  const spoilt = makeDatabase(200);
  damage(spoilt);
  expect(await findDamageAside(spoilt)).toMatch(/page|malformed/);
});
