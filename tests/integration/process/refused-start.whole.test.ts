import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { refusalOf } from "#support/site/refusal";

// As the refusals of `start.test.ts`, each of another cause.

test("a file that is no database ends the start with one line that names it", async () => {
  const dataDir = makeTemporaryFolder();
  writeFileSync(join(dataDir, "abre-facil.sqlite"), "This is no database.\n".repeat(100));
  expect(await refusalOf({ dataDir })).toContain(join(dataDir, "abre-facil.sqlite"));
});

test("a database in a folder that is not there ends the start with one line that names it", async () => {
  const file = join(makeTemporaryFolder(), "missing", "site.sqlite");
  expect(await refusalOf({ env: { DATABASE_URL: `sqlite:${file}` } })).toContain(file);
});

test("a host that is not this machine's ends the start with one line that names it", async () => {
  const env = { HOST: "nowhere.invalid", SECRET_KEY: "a-secret-that-nobody-is-warned-of" };
  expect(await refusalOf({ env })).toMatch(/The site cannot start: HOST nowhere\.invalid is no address of/);
});

test("a database of a newer release, and another program's, end the start with one line", async () => {
  const dataDir = makeTemporaryFolder();
  const database = new DatabaseSync(join(dataDir, "abre-facil.sqlite"));
  database.exec("create table kysely_migration (name text, timestamp text)");
  database.exec("insert into kysely_migration values ('001-pages-jobs-settings', ''), ('999-future', '')");
  expect(await refusalOf({ dataDir })).toContain("is of a newer release (999-future)");
  database.exec("delete from kysely_migration; create table visits (address text)");
  database.close();
  expect(await refusalOf({ dataDir })).toContain("holds another program's tables (visits)");
});

test("a data folder that cannot be one ends the start with one line, and does not hang", async () => {
  const folder = makeTemporaryFolder();
  execFileSync("mkfifo", [join(folder, "secret-key")]);
  expect(await refusalOf({ dataDir: folder })).toContain(`${folder}/secret-key is not a file`);
  expect(await refusalOf({ dataDir: join(folder, "secret-key") })).toContain("is not a folder");
});
