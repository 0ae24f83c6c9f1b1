import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type RawBuilder, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { copySqlite } from "#server/backup/copy-sqlite";
import { CopyDifferenceError, compareTable, copyTable } from "#server/database/copy/copy-table";
import { readTableShapes } from "#server/database/copy/table-shape";
import { openDatabase } from "#server/database/database";
import { createDatabase } from "#support/database/database";
import { createPostgresDatabase, dropPostgresDatabase } from "#support/database/postgres";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { finishRun, startRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";

const PROGRAM = fileURLToPath(new URL("../../dist/server/copy-database.mjs", import.meta.url));
const WITHIN_MS = 240_000;
const env = { SECRET_KEY: "a-secret-that-goes-along-with-the-rows", SITE_URL: "http://localhost" };

/** Runs the built program as `npm run copy-database -- …` does. */
function copy(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    env: { PATH: process.env["PATH"] ?? "" },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

async function createEmptyPostgres(): Promise<string> {
  const name = `test-${randomUUID()}`;
  onTestFinished(() => dropPostgresDatabase(name));
  return await createPostgresDatabase(name, "template0");
}

const newSqlite = () => `sqlite:${join(makeTemporaryFolder(), "site.sqlite")}`;

async function withSite<T>(databaseUrl: string, use: (site: Site) => Promise<T>): Promise<T> {
  const site = await startSite({ env: { ...env, DATABASE_URL: databaseUrl } });
  try {
    return await use(site);
  } finally {
    await site.stop();
  }
}

const clientAt = (site: Site, cookie = "") => Object.assign(new AdminClient(site, env.SITE_URL), { cookie });

/** A site with something in every corner of its database; gives the cookie of a session. */
async function fill(site: Site): Promise<string> {
  const client = clientAt(site);
  await client.signIn();
  const save = (title: string, status = "public") =>
    client.ask<{ id: string; slug: string }>("pages.save", { title, content: `<p>${title}: “ação” 😀</p>`, status });
  await save("Motor de portão");
  await save("Rascunho", "draft");
  await save("Apagada");
  const { pages } = await client.ask<{ pages: { id: string }[] }>("pages.list", { query: "apagada" });
  await client.ask("pages.remove", { id: pages[0]?.id });
  await client.ask("lostAddresses.redirect", { fromPath: "/antiga.html", toPath: "/faq" });
  await send(site, "/nunca-houve");
  await client.ask("contacts.create", { day: "2026-01-20", firstName: "Érica 😀", note: "Portão de correr", value: 1400, state: "sold" });
  await client.ask("people.add", { email: "outra@exemplo.com.br", name: "Outra" });
  await client.call("session.signIn", { email: "outra@exemplo.com.br", password: "errada-123" });
  await addPhoto(client, await makePhoto());
  await client.ask("ai.saveKey", { key: "sk-uma-chave-de-teste-1234" });
  // More than one batch of the copy.
  const titles = Array.from({ length: 210 }, (_, number) => `Em massa ${number + 1}`);
  await finishRun(client, await startRun(client, { kind: "local-batch", titles, status: "draft" }));
  return client.cookie;
}

async function query<Row>(url: string, statement: RawBuilder<Row>): Promise<Row[]> {
  const { db } = openDatabase(url);
  try {
    return (await statement.execute(db)).rows;
  } finally {
    await db.destroy();
  }
}

/** Every row of every table of a SQLite file. */
async function readEverything(url: string): Promise<Record<string, unknown[]>> {
  const { db } = openDatabase(url);
  const everything: Record<string, unknown[]> = {};
  for (const { name, key } of await readTableShapes(db)) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    everything[name] = (await sql`select * from ${sql.table(name)} order by ${order}`.execute(db)).rows;
  }
  await db.destroy();
  return everything;
}

test(
  "a site moves from SQLite to PostgreSQL and back with every row, its sessions and its search",
  async () => {
    const [original, postgres, back] = [newSqlite(), await createEmptyPostgres(), newSqlite()];
    const cookie = await withSite(original, fill);
    const before = await readEverything(original);
    for (const table of [
      "pages",
      "jobs",
      "job_items",
      "redirects",
      "photos",
      "photo_files",
      "missing_addresses",
      "settings",
      "activities",
      "user",
      "session",
      "account",
    ])
      expect(before[table]?.length, table).toBeGreaterThan(0);

    const there = copy(original, postgres);
    expect([there.status, there.stderr]).toEqual([0, ""]);
    for (const [table, rows] of Object.entries(before)) expect(there.stdout).toMatch(new RegExp(`^ *${rows.length} {2}${table}$`, "m"));
    const again = copy(postgres, back);
    expect([again.status, again.stderr]).toEqual([0, ""]);
    expect(await readEverything(back)).toEqual(before);

    await withSite(postgres, async (site) => {
      const client = clientAt(site, cookie);
      expect((await client.get("/admin/painel")).status).toBe(200);
      expect((await send(site, "/links-uteis/motor-de-portao")).text).toContain("“ação” 😀");
      expect((await send(site, "/links-uteis/apagada")).status).toBe(410);
      expect((await send(site, "/links-uteis/rascunho")).status).toBe(404);
      expect((await send(site, "/antiga.html")).status).toBe(301);
      expect(await client.ask("pages.list", { query: "massa 210" })).toMatchObject({ total: 1 });
      expect(await client.ask("ai.describeKey")).toMatchObject({ key: { lastFour: "1234", isReadable: true } });
      await client.ask("pages.save", { title: "Depois da mudança", content: "<p>x</p>" });
    });
    await withSite(back, async (site) => {
      const client = clientAt(site, cookie);
      expect(await client.ask("pages.list", { query: "massa 210" })).toMatchObject({ total: 1 });
      await client.ask("pages.save", { title: "Depois da mudança", content: "<p>x</p>" });
      expect((await send(site, "/links-uteis/depois-da-mudanca")).status).toBe(200);
    });
  },
  WITHIN_MS,
);

test(
  "a target that has rows is refused and keeps them, and a site that is running is not copied",
  async () => {
    const [original, postgres] = [newSqlite(), await createEmptyPostgres()];
    await withSite(original, async (site) => {
      await clientAt(site).signIn();
      const { status, stderr } = copy(original, postgres);
      expect([status, stderr]).toEqual([1, expect.stringContaining("está em uso: pare o site antes")]);
    });
    await withSite(postgres, async () => {
      const { status, stderr } = copy(postgres, newSqlite());
      expect([status, stderr]).toEqual([1, "Há um site usando o banco PostgreSQL: pare-o antes\n"]);
    });
    const { status, stderr } = copy(original, postgres);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Nada foi copiado: PARA não está vazio: a tabela \w+ tem linhas\n$/)]);
    expect(await query(postgres, sql`select count(*) as count from "user"`)).toEqual([{ count: 1 }]);
    expect(await query(postgres, sql`select count(*) as count from session`)).toEqual([{ count: 0 }]);
  },
  WITHIN_MS,
);

test("what cannot be understood is answered with how to use it, and a database that is not there is not made", () => {
  const [file, other] = [newSqlite(), newSqlite()];
  for (const args of [[], [file], [file, file, file], ["mysql://a/b", file], [file, "site.sqlite"]]) {
    const { status, stderr } = copy(...args);
    expect([status, stderr]).toEqual([1, expect.stringContaining("npm run copy-database -- DE PARA")]);
  }
  const { status, stderr } = copy(file, other);
  expect([status, stderr]).toEqual([1, `Nada foi copiado: ${file.slice("sqlite:".length)} não existe.\n`]);
  for (const url of [file, other]) expect(existsSync(url.slice("sqlite:".length))).toBe(false);
  expect(copy(file, file).stderr).toContain("são o mesmo banco de dados");
  expect(copy("--help")).toMatchObject({ status: 0, stdout: expect.stringContaining("npm run copy-database -- DE PARA"), stderr: "" });
});

test("a source that is damaged, or a copy, is refused in one line and keeps its bytes", async () => {
  const [source, target] = [newSqlite(), newSqlite()];
  const file = source.slice("sqlite:".length);
  await withSite(source, async () => {});
  const sealed = join(makeTemporaryFolder(), "copia.sqlite");
  await copySqlite({ databaseFile: file, target: sealed, secretKey: "s".repeat(32) });
  const bytes = readFileSync(sealed);
  const ofCopy = copy(`sqlite:${sealed}`, target);
  expect([ofCopy.status, ofCopy.stderr]).toEqual([
    1,
    expect.stringMatching(/^Nada foi copiado: .* restaure-a antes com npm run restore\.\n$/),
  ]);
  expect(readFileSync(sealed).equals(bytes)).toBe(true);

  truncateSync(file, statSync(file).size - 4096);
  const ofDamaged = copy(source, target);
  expect([ofDamaged.status, ofDamaged.stderr]).toEqual([1, expect.stringMatching(/^Nada foi copiado: .* está danificado \(.*\)\.\n$/)]);
  const folder = makeTemporaryFolder();
  expect(copy(`sqlite:${folder}`, target).stderr).toBe(`Nada foi copiado: ${folder} não é um arquivo.\n`);
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
