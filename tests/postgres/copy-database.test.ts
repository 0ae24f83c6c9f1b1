import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrateAccounts } from "#server/accounts/auth";
import { copySqlite } from "#server/backup/sqlite-copy";
import { CopyDifferenceError, compareTable, copyTable } from "#server/database/copy/copy-database";
import { readTableShapes } from "#server/database/copy/table-shape";
import { type Connection, openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { createDatabase, createEmptyDatabase } from "#support/database/database";
import { createPostgresDatabase, dropPostgresDatabase } from "#support/database/postgres";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { wholeTest } from "#support/machine/whole-test";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { runProgram } from "#support/site/program";
import { copySeededSite, type SeededSite } from "#support/site/seeded-site";
import { type Site, startSite } from "#support/site/site";

const copy = (...args: string[]) => runProgram("copy-database", args, {});

async function createEmptyPostgres(): Promise<string> {
  const name = `test-${randomUUID()}`;
  onTestFinished(() => dropPostgresDatabase(name));
  return await createPostgresDatabase(name, "template0");
}

const newSqlite = () => `sqlite:${join(makeTemporaryFolder(), "site.sqlite")}`;

async function withSite<T>({ dataDir }: SeededSite, databaseUrl: string, use: (site: Site) => Promise<T>): Promise<T> {
  const env = { SECRET_KEY: readFileSync(join(dataDir, "secret-key"), "utf8"), DATABASE_URL: databaseUrl };
  const site = await startSite({ env });
  try {
    return await use(site);
  } finally {
    await site.stop();
  }
}

const clientAt = (site: Site, cookie: string) => Object.assign(new AdminClient(site), { cookie });

/** Every row of every table of a SQLite file. */
function readEverything(url: string): Promise<Record<string, unknown[]>> {
  return onDatabase(url, async ({ db }) => {
    const everything: Record<string, unknown[]> = {};
    for (const { name, key } of await readTableShapes(db)) {
      const order = sql.join(key.map((column) => sql.ref(column)));
      everything[name] = (await sql`select * from ${sql.table(name)} order by ${order}`.execute(db)).rows;
    }
    return everything;
  });
}

/** What a column holds, by the type that SQLite was told; texts are alike, so that those that refer to others find them. */
const MADE_UP: Record<string, unknown> = {
  integer: 1,
  bigint: 2 ** 46,
  real: 1.5,
  date: "2026-01-31T08:00:00.000Z",
  blob: Buffer.from([0, 1, 255]),
  text: "“ação” 😀",
};

async function onDatabase<T>(url: string, use: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = openDatabase(url);
  try {
    return await use(connection);
  } finally {
    await connection.db.destroy();
  }
}

/** A database with a row in every table, and something in each of its columns. */
async function fillEveryTable(connection: Connection): Promise<void> {
  await migrate(connection);
  await migrateAccounts(connection);
  for (const { name } of await readTableShapes(connection.db)) {
    const { rows } = await sql<{ name: string; type: string }>`select name, type from pragma_table_info(${sql.lit(name)})`.execute(
      connection.db,
    );
    const [names, values] = [rows.map((column) => sql.ref(column.name)), rows.map(({ type }) => sql.val(MADE_UP[type.toLowerCase()]))];
    await sql`insert into ${sql.table(name)}(${sql.join(names)}) values (${sql.join(values)})`.execute(connection.db);
  }
}

test("a row of every table comes over and back, with what is in each of its columns", async () => {
  const [original, postgres, back] = [newSqlite(), await createEmptyPostgres(), newSqlite()];
  await onDatabase(original, fillEveryTable);
  const before = await readEverything(original);
  expect(Object.entries(before).filter(([, rows]) => rows.length !== 1)).toEqual([]);
  expect(await copy(original, postgres)).toMatchObject({ status: 0, stderr: "" });
  expect(await copy(postgres, back)).toMatchObject({ status: 0, stderr: "" });
  expect(await readEverything(back)).toEqual(before);
});

test("a site moves from SQLite to PostgreSQL and back with every row, its sessions and its search, and is not copied while it runs", async () => {
  const seeded = await copySeededSite();
  const [original, postgres, back] = [`sqlite:${seeded.file}`, await createEmptyPostgres(), newSqlite()];
  const { cookie } = seeded;
  const before = await readEverything(original);
  const there = await copy(original, postgres);
  expect([there.status, there.stderr]).toEqual([0, ""]);
  for (const [table, rows] of Object.entries(before)) expect(there.stdout).toMatch(new RegExp(`^ *${rows.length} {2}${table}$`, "m"));
  const again = await copy(postgres, back);
  expect([again.status, again.stderr]).toEqual([0, ""]);
  expect(await readEverything(back)).toEqual(before);

  await withSite(seeded, postgres, async (site) => {
    const client = clientAt(site, cookie);
    expect((await client.get("/admin/painel")).status).toBe(200);
    expect((await send(site, "/links-uteis/motor-de-portao")).text).toContain("“ação” 😀");
    expect((await send(site, "/links-uteis/apagada")).status).toBe(410);
    expect((await send(site, "/links-uteis/rascunho")).status).toBe(404);
    expect((await send(site, "/antiga.html")).status).toBe(301);
    expect(await client.ask("pages.list", { query: "massa 210" })).toMatchObject({ total: 1 });
    expect(await client.ask("ai.describeKey")).toMatchObject({ key: { lastFour: "1234", isReadable: true } });
    await client.ask("pages.save", { title: "Depois da mudança", content: "<p>x</p>" });
    const { status, stderr } = await copy(postgres, newSqlite());
    expect([status, stderr]).toEqual([1, "Há um site usando o banco PostgreSQL: pare-o antes\n"]);
  });
  await withSite(seeded, back, async (site) => {
    const client = clientAt(site, cookie);
    expect(await client.ask("pages.list", { query: "massa 210" })).toMatchObject({ total: 1 });
    await client.ask("pages.save", { title: "Depois da mudança", content: "<p>x</p>" });
    expect((await send(site, "/links-uteis/depois-da-mudanca")).status).toBe(200);
    const { status, stderr } = await copy(back, await createEmptyPostgres());
    expect([status, stderr]).toEqual([1, expect.stringContaining("está em uso: pare o site antes")]);
  });
});

test("a target that has rows is refused and keeps them", async () => {
  const { file } = await copySeededSite();
  const postgres = await createEmptyDatabase();
  const row = { name: "nome", value: "valor", updated_at: "2026" };
  await onDatabase(postgres, ({ db }) => db.insertInto("settings").values(row).execute());
  const { status, stderr } = await copy(`sqlite:${file}`, postgres);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Nada foi copiado: PARA não está vazio: a tabela \w+ tem linhas\n$/)]);
  await onDatabase(postgres, async ({ db }) => {
    expect(await db.selectFrom("settings").selectAll().execute()).toEqual([row]);
    expect(await db.selectFrom("pages").selectAll().execute()).toEqual([]);
  });
});

wholeTest("what cannot be understood is answered with how to use it, and a database that is not there is not made", async () => {
  const [file, other] = [newSqlite(), newSqlite()];
  for (const args of [[], [file], [file, file, file], ["mysql://a/b", file], [file, "site.sqlite"]]) {
    const { status, stderr } = await copy(...args);
    expect([status, stderr]).toEqual([1, expect.stringContaining("npm run copy-database -- DE PARA")]);
  }
  const { status, stderr } = await copy(file, other);
  expect([status, stderr]).toEqual([1, `Nada foi copiado: ${file.slice("sqlite:".length)} não existe.\n`]);
  for (const url of [file, other]) expect(existsSync(url.slice("sqlite:".length))).toBe(false);
  expect((await copy(file, file)).stderr).toContain("são o mesmo banco de dados");
  expect(await copy("--help")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("npm run copy-database -- DE PARA"),
    stderr: "",
  });
});

test("a source that is damaged, or a copy, is refused in one line and keeps its bytes", async () => {
  const { file } = await copySeededSite();
  const [source, target] = [`sqlite:${file}`, newSqlite()];
  const sealed = join(makeTemporaryFolder(), "copia.sqlite");
  await copySqlite({ databaseFile: file, target: sealed, secretKey: "s".repeat(32) });
  const bytes = readFileSync(sealed);
  const ofCopy = await copy(`sqlite:${sealed}`, target);
  expect([ofCopy.status, ofCopy.stderr]).toEqual([
    1,
    expect.stringMatching(/^Nada foi copiado: .* restaure-a antes com npm run restore\.\n$/),
  ]);
  expect(readFileSync(sealed).equals(bytes)).toBe(true);

  truncateSync(file, statSync(file).size - 4096);
  const ofDamaged = await copy(source, target);
  expect([ofDamaged.status, ofDamaged.stderr]).toEqual([1, expect.stringMatching(/^Nada foi copiado: .* está danificado \(.*\)\.\n$/)]);
  const folder = makeTemporaryFolder();
  expect((await copy(`sqlite:${folder}`, target)).stderr).toBe(`Nada foi copiado: ${folder} não é um arquivo.\n`);
});

test("one changed, missing or additional row is found", async () => {
  const [one, other] = [await createDatabase(), await createDatabase()];
  const rows = Array.from({ length: 401 }, (_, number) => ({ name: `nome ${number}`, value: String(number), updated_at: "2026" }));
  await one.db.insertInto("settings").values(rows).execute();
  const table = (await readTableShapes(one.db)).find(({ name }) => name === "settings");
  if (!table) throw new Error("There is no table of settings");
  expect(await copyTable(one.db, other.db, table)).toBe(401);
  await compareTable(one.db, other.db, table);

  const compare = () => compareTable(one.db, other.db, table);
  await other.db.updateTable("settings").set({ value: "outro" }).where("name", "=", "nome 300").execute();
  await expect(compare()).rejects.toThrow(new CopyDifferenceError("settings", ["nome 300"]));
  await other.db.deleteFrom("settings").where("name", "=", "nome 300").execute();
  await expect(compare()).rejects.toThrow(CopyDifferenceError);
  await other.db.insertInto("settings").values({ name: "nome 300", value: "300", updated_at: "2026" }).execute();
  await compare();
  await other.db.insertInto("settings").values({ name: "z", value: "", updated_at: "" }).execute();
  await expect(compare()).rejects.toThrow("rows that were never copied");
});
