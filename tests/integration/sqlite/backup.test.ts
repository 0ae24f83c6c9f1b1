import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { findSeal, sealCopy } from "#server/backup/copy-seal";
import { BackupProblem } from "#server/backup/make-copy";
import { restoreSqlite } from "#server/backup/restore-sqlite";
import { copySqlite } from "#server/backup/sqlite-copy";
import { querySite } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { wholeTest } from "#support/machine/whole-test";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Finished, runProgram } from "#support/site/program";
import { copySeededSite } from "#support/site/seeded-site";
import { type Site, type SiteOptions, startSite } from "#support/site/site";

async function start(options: SiteOptions = {}): Promise<Site> {
  const site = await startSite(options);
  onTestFinished(async () => {
    await site.stop("SIGKILL");
  });
  return site;
}

const backup = (dataDir: string, file: string): Promise<Finished> => runProgram("backup", [file], { DATA_DIR: dataDir });
const restore = (dataDir: string, file: string): Promise<Finished> => runProgram("restore", [file], { DATA_DIR: dataDir });

async function titlesOf(dataDir: string): Promise<string[]> {
  const rows = await querySite<{ title: string }>({ dataDir }, sql`select title from pages order by seq`);
  return rows.map(({ title }) => title);
}

/** A copy of a site, and the site's folder, which has been stopped. */
async function makeCopy(): Promise<{ dataDir: string; copy: string; titles: string[] }> {
  const { dataDir, file } = await copySeededSite();
  const copy = join(makeTemporaryFolder(), "copia.sqlite");
  await copySqlite({ databaseFile: file, target: copy, secretKey: readFileSync(join(dataDir, "secret-key"), "utf8") });
  return { dataDir, copy, titles: await titlesOf(dataDir) };
}

test("a copy made while pages are saved holds every one acknowledged before it, and a site starts on it elsewhere", async () => {
  const { dataDir, photoAddress } = await copySeededSite();
  const seeded = await titlesOf(dataDir);
  const site = await start({ dataDir });
  const client = await AdminClient.signedIn(site);
  const copy = join(makeTemporaryFolder(), "copia.sqlite");
  const acknowledged: string[] = [];
  let isCopying = true;
  const saving = (async () => {
    for (let number = 0; isCopying; number += 1) {
      const title = `Salva durante a cópia ${number}`;
      await client.ask("pages.save", { title, content: `<p>${"texto ".repeat(300)}</p>` });
      acknowledged.push(title);
    }
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  const before = [...acknowledged];
  const made = await backup(site.dataDir, copy);
  isCopying = false;
  await saving;
  expect(made).toMatchObject({ status: 0, stderr: "" });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(copy, ".."))).toEqual(["copia.sqlite"]);

  const empty = join(makeTemporaryFolder(), "outra");
  expect(await restore(empty, copy)).toMatchObject({ status: 0, stderr: "" });
  const titles = (await titlesOf(empty)).slice(seeded.length);
  expect(titles.slice(0, before.length)).toEqual(before);
  expect(acknowledged.slice(0, titles.length)).toEqual(titles.slice(0, acknowledged.length));
  expect(readFileSync(join(empty, "secret-key"), "utf8")).toBe(readFileSync(join(site.dataDir, "secret-key"), "utf8"));

  const elsewhere = await start({ dataDir: empty });
  expect((await fetch(`${elsewhere.url}/links-uteis/salva-durante-a-copia-0`)).status).toBe(200);
  const file = `/fotos/${photoAddress}-600.avif`;
  const readFile = async (from: Site) => (await send(from, file, { headers: { cookie: client.cookie } })).body;
  expect(await readFile(elsewhere)).toEqual(await readFile(site));
  // The session of the first site is one of the copy's, and the copy brought what it is signed with.
  const panel = await fetch(`${elsewhere.url}/admin/painel`, { headers: { cookie: client.cookie }, redirect: "manual" });
  expect(panel.status).toBe(200);
  const again = await AdminClient.signedIn(elsewhere);
  expect(await again.ask("pages.list", { query: "salva durante" })).toMatchObject({ total: titles.length });
});

test("a running site is copied without the SECRET_KEY of its settings, and not restored; killed, what only its log held is kept aside", async () => {
  const { dataDir, copy, titles } = await makeCopy();
  rmSync(join(dataDir, "secret-key"));
  const secret = "um-segredo-que-so-o-ambiente-conhece-123";
  const site = await start({ dataDir, env: { SECRET_KEY: secret } });
  const client = await AdminClient.signedIn(site);
  await client.ask("pages.save", { title: "Depois da cópia", content: "<p>Texto</p>" });

  const withoutSecret = join(makeTemporaryFolder(), "copia.sqlite");
  const made = await runProgram("backup", [withoutSecret], { DATA_DIR: dataDir, SECRET_KEY: secret });
  expect(made.status).toBe(0);
  expect(made.stdout).toContain("guarde também o valor de SECRET_KEY");
  expect(readFileSync(withoutSecret).includes(secret)).toBe(false);

  const refused = await restore(dataDir, copy);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toBe(`${dataDir}/abre-facil.sqlite está em uso: pare o site antes\n`);
  expect(await titlesOf(dataDir)).toEqual([...titles, "Depois da cópia"]);
  expect(readdirSync(dataDir).filter((name) => /restoring|before/.test(name))).toEqual([]);

  await site.stop("SIGKILL");
  const { status, stdout } = await restore(dataDir, copy);
  expect(status).toBe(0);
  const aside = /O que havia antes está em (\S+)/.exec(stdout)?.[1] ?? "";
  expect(await titlesOf(dataDir)).toEqual(titles);
  const kept = new DatabaseSync(aside);
  expect(kept.prepare("select count(*) as count from pages").get()?.["count"]).toBe(titles.length + 1);
  kept.close();
  expect(existsSync(join(dataDir, "abre-facil.sqlite-wal"))).toBe(false);
});

test("a damaged database is replaced by the copy and kept aside with its log", async () => {
  const { dataDir, copy, titles } = await makeCopy();
  const file = join(dataDir, "abre-facil.sqlite");
  writeFileSync(file, "No database.\n".repeat(1000));
  writeFileSync(`${file}-wal`, "No log.\n".repeat(1000));
  const { status, stdout } = await restore(dataDir, copy);
  expect(status).toBe(0);
  expect(stdout).toContain(`O que havia antes está em ${file}.before-`);
  expect(await titlesOf(dataDir)).toEqual(titles);
});

function changeByte(copy: string, position: (bytes: Buffer) => number): void {
  const bytes = readFileSync(copy);
  const at = position(bytes);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(copy, bytes);
}

/** As copies were made until they had a seal. */
function makeOldCopy(dataDir: string, file: string): void {
  const site = new DatabaseSync(join(dataDir, "abre-facil.sqlite"));
  site.prepare("VACUUM INTO ?").run(file);
  site.close();
  const copy = new DatabaseSync(file);
  copy.exec("CREATE TABLE copy_note (made_at TEXT NOT NULL, secret_key TEXT)");
  copy.prepare("INSERT INTO copy_note VALUES ('2026-11-01T10:00:00.000Z', ?)").run(readFileSync(join(dataDir, "secret-key"), "utf8"));
  copy.close();
}

const SEAL = "\n-- abre-facil copy\n";

/** Where each copy is spoilt, and what is said of it. */
const UNUSABLE: Record<string, { spoil: (copy: string, dataDir: string) => void; words: string }> = {
  "cut off": { spoil: (copy) => truncateSync(copy, 8192), words: "está danificada" },
  "one byte cut off": { spoil: (copy) => truncateSync(copy, statSync(copy).size - 1), words: "o fim foi cortado ou mudado" },
  "without its seal": { spoil: (copy) => truncateSync(copy, readFileSync(copy).indexOf(SEAL)), words: "o fim foi cortado" },
  "one letter of a text changed": {
    spoil: (copy) => changeByte(copy, (bytes) => bytes.indexOf("Motor de portão") + 2),
    words: "a soma de verificação não confere",
  },
  "a byte that nobody reads changed": {
    spoil: (copy) => changeByte(copy, (bytes) => bytes.indexOf(Buffer.alloc(64)) + 32),
    words: "a soma de verificação não confere",
  },
  "its counts changed": { spoil: (copy) => changeByte(copy, (bytes) => bytes.indexOf('"pages":') + 8), words: "a soma de verificação" },
  "other rows than it says": {
    spoil(copy) {
      const { length, ...contents } = findSeal(copy) ?? { length: 0, engine: "sqlite", migrations: [], tables: {} };
      truncateSync(copy, length);
      sealCopy(copy, { ...contents, tables: { ...contents.tables, pages: 2 } });
    },
    words: "linhas em vez de 2",
  },
  "of an earlier release, one byte cut off": {
    spoil(copy, dataDir) {
      rmSync(copy);
      makeOldCopy(dataDir, copy);
      truncateSync(copy, statSync(copy).size - 1);
    },
    words: "o arquivo não tem o tamanho que diz ter",
  },
  "no database": { spoil: (copy) => writeFileSync(copy, "texto"), words: "está danificada" },
  empty: { spoil: (copy) => truncateSync(copy, 0), words: "não é uma cópia feita por npm run backup" },
  "a folder": {
    spoil(copy) {
      rmSync(copy);
      mkdirSync(copy);
    },
    words: "é uma pasta: diga o arquivo da cópia",
  },
  "a pipe that nobody writes into": {
    spoil(copy) {
      rmSync(copy);
      execFileSync("mkfifo", [copy]);
    },
    words: "não é um arquivo comum",
  },
  "not there": { spoil: (copy) => rmSync(copy), words: "Não há arquivo em" },
  "of the other engine": { spoil: (copy) => writeFileSync(copy, "PGDMP\u0001"), words: "é a cópia de um banco PostgreSQL" },
  "a site's own database": {
    spoil: (copy, dataDir) => copyFileSync(join(dataDir, "abre-facil.sqlite"), copy),
    words: "não é uma cópia feita por npm run backup",
  },
  "of a newer version": {
    spoil(copy, dataDir) {
      rmSync(copy);
      makeOldCopy(dataDir, copy);
      const database = new DatabaseSync(copy);
      database.exec("insert into kysely_migration values ('999-future', '2099-01-01')");
      database.close();
    },
    words: "versão mais nova do site (999-future)",
  },
};

/** As `restore` says it, without a process of its own. */
function refusalOf(dataDir: string, copyFile: string): string {
  const [databaseFile, secretFile] = [join(dataDir, "abre-facil.sqlite"), join(dataDir, "secret-key")];
  try {
    restoreSqlite({ copyFile, databaseFile, secretFile, now: new Date() });
  } catch (error) {
    expect(error).toBeInstanceOf(BackupProblem);
    return (error as Error).message;
  }
  throw new Error(`${copyFile} was restored`);
}

test("a copy that cannot be used is refused with why, and the site stays as it is", async () => {
  const { dataDir, copy } = await makeCopy();
  const before = readdirSync(dataDir);
  const bytes = readFileSync(join(dataDir, "abre-facil.sqlite"));
  for (const [name, { spoil, words }] of Object.entries(UNUSABLE)) {
    const spoilt = join(makeTemporaryFolder(), "copia.sqlite");
    copyFileSync(copy, spoilt);
    spoil(spoilt, dataDir);
    const refusal = refusalOf(dataDir, spoilt);
    expect(refusal, name).toContain(words);
    expect(refusal.split("\n"), name).toHaveLength(1);
  }
  truncateSync(copy, statSync(copy).size - 1);
  const { status, stderr } = await restore(dataDir, copy);
  expect([status, stderr]).toEqual([1, `${copy} está danificada (o fim foi cortado ou mudado). Nada foi mudado.\n`]);
  expect(readFileSync(join(dataDir, "abre-facil.sqlite")).equals(bytes)).toBe(true);
  expect(readdirSync(dataDir).toSorted()).toEqual([...new Set([...before, "abre-facil.sqlite.lock"])].toSorted());
});

test("a copy of an earlier release is restored, and it is said that it could not be verified", async () => {
  const { dataDir, copy, titles } = await makeCopy();
  const sealed = await restore(dataDir, copy);
  expect(sealed).toMatchObject({ status: 0, stderr: "" });
  expect(sealed.stdout).not.toContain("soma de verificação");

  const old = join(makeTemporaryFolder(), "antiga.sqlite");
  makeOldCopy(dataDir, old);
  const { status, stdout } = await restore(dataDir, old);
  expect(status).toBe(0);
  expect(stdout).toContain("Restaurada a cópia de 2026-11-01T10:00:00.000Z");
  expect(stdout).toContain("não tem soma de verificação");
  expect(await titlesOf(dataDir)).toEqual(titles);
});

test("a folder that is not there is not made by a copy that cannot be restored", async () => {
  const folder = join(makeTemporaryFolder(), "nova");
  expect((await restore(folder, "/nao/existe")).stderr).toBe("Não há arquivo em /nao/existe.\n");
  expect(existsSync(folder)).toBe(false);
});

wholeTest.each(["backup", "restore"] as const)("%s explains itself, and refuses what it does not know", async (name) => {
  const folder = makeTemporaryFolder();
  const env = { DATA_DIR: join(folder, "data") };
  const help = await runProgram(name, ["--help"], env);
  expect([help.status, help.stderr]).toEqual([0, ""]);
  expect(help.stdout).toContain(`Uso:\n  npm run ${name} `);
  const refused = await runProgram(name, ["--nonsense"], env);
  expect([refused.status, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toMatch(/^Opção desconhecida.*Uso: npm run .*\n$/);
  if (name === "restore") expect((await runProgram(name, [], env)).stderr).toBe("Falta um argumento. Uso: npm run restore -- ARQUIVO\n");
  expect(readdirSync(folder)).toEqual([]);
});

test("a copy never takes the place of a file, and a folder without a site has nothing to copy", async () => {
  const { dataDir, copy } = await makeCopy();
  const bytes = readFileSync(copy);
  const again = await backup(dataDir, copy);
  expect(again.status).toBe(1);
  expect(again.stderr).toContain("já existe");
  expect(readFileSync(copy).equals(bytes)).toBe(true);

  const nothing = join(makeTemporaryFolder(), "vazia");
  mkdirSync(nothing);
  const none = await backup(nothing, join(nothing, "copia.sqlite"));
  expect(none.status).toBe(1);
  expect(none.stderr).toContain(`Não há banco de dados em ${nothing}/abre-facil.sqlite`);
  expect(readdirSync(nothing)).toEqual([]);

  const underFile = await backup(dataDir, join(copy, "copia.sqlite"));
  expect([underFile.status, underFile.stderr]).toEqual([1, expect.stringMatching(/^Não foi possível usar .*: .*\n$/)]);
});
