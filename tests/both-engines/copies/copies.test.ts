import { existsSync, readdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildCopyName, neededRoom } from "#domain/copies/copy-name";
import { sealCopy } from "#server/backup/copy-seal";
import { copySite } from "#server/backup/copy-site";
import { restorePostgres } from "#server/backup/postgres-copy";
import { restoreSqlite } from "#server/backup/restore-sqlite";
import { createCopies } from "#server/copies/copies";
import { createCopyFolder } from "#server/copies/copy-folder";
import { type WriteCopy, writeCopyHere } from "#server/copies/write-copy";
import { openDatabase } from "#server/database/database";
import { readDatabaseBytes } from "#server/database/dialect";
import { createDatabase, createMigratedDatabase } from "#support/database/database";
import { ENGINE } from "#support/database/engine";
import { createPages } from "#support/database/pages";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

const log = pino({ level: "silent" });
const SECRET = "a-secret-of-the-data-folder-1234567890";
const HOUR_MS = 3_600_000;

/** A process of a site: its folder, and the copies it makes. */
async function startProcess(databaseUrl: string, writeCopy?: WriteCopy, freeBytes?: number) {
  const dataDir = makeTemporaryFolder();
  writeFileSync(join(dataDir, "secret-key"), SECRET);
  const { db } = await createDatabase(databaseUrl);
  const folder = createCopyFolder(dataDir);
  const findFreeBytes = async () => freeBytes ?? (await folder.findFreeBytes());
  const copies = createCopies({
    db,
    dataDir,
    log,
    writeCopy: writeCopy ?? writeCopyHere({ databaseUrl, dataDir }),
    folder: { ...folder, findFreeBytes },
  });
  return { dataDir, db, copies, files: () => (existsSync(folder.path) ? readdirSync(folder.path) : []) };
}

const ending = ENGINE === "postgres" ? "dump" : "sqlite";

/** What a file of a copy ends with. */
const seal = (file: string) => sealCopy(file, { engine: ENGINE, migrations: [], tables: {} });

async function titlesIn(databaseUrl: string): Promise<string[]> {
  const { db } = openDatabase(databaseUrl);
  try {
    return (await db.selectFrom("pages").select("title").execute()).map(({ title }) => title);
  } finally {
    await db.destroy();
  }
}

test("a copy is made and checked, and restored elsewhere it has the saved page", async () => {
  const databaseUrl = await createMigratedDatabase();
  const connection = await createDatabase(databaseUrl);
  const { store } = createPages(connection);
  await store.savePage({ title: "Página da cópia", content: "<p>Texto</p>", origin: "manual" });
  const { copies, files } = await startProcess(databaseUrl);
  const made = await copies.make();
  expect(made).toMatchObject({ isWhole: true });
  expect(files()).toEqual([made?.name]);
  expect(await copies.read()).toMatchObject({ lastGood: { name: made?.name }, isUnderWay: false, isOverdue: false, failure: undefined });

  const copyFile = copies.folder.fileOf(made?.name ?? "");
  const elsewhere = makeTemporaryFolder();
  if (ENGINE === "postgres") {
    const other = await createMigratedDatabase();
    expect(await restorePostgres(copyFile, other, join(elsewhere, "aside.dump"))).toMatchObject({ isSealed: true, pages: 1 });
    expect(await titlesIn(other)).toEqual(["Página da cópia"]);
  } else {
    const databaseFile = join(elsewhere, "abre-facil.sqlite");
    restoreSqlite({ copyFile, databaseFile, secretFile: join(elsewhere, "secret-key"), now: new Date() });
    expect(await titlesIn(`sqlite:${databaseFile}`)).toEqual(["Página da cópia"]);
    expect(existsSync(join(elsewhere, "secret-key"))).toBe(false);
    expect(readFileSync(copyFile).includes(SECRET)).toBe(false);
  }
});

test("a file that is no whole copy is not kept, and one that was cut since does not count", async () => {
  const databaseUrl = await createMigratedDatabase();
  const { copies, files, dataDir } = await startProcess(databaseUrl, async (target) => writeFileSync(target, "no copy"));
  await expect(copies.make()).rejects.toThrow("não passou na conferência");
  expect(files()).toEqual([]);
  expect(await copies.read()).toMatchObject({
    copies: [],
    lastGood: undefined,
    failure: { problem: expect.stringContaining("conferência") },
  });

  const name = buildCopyName(new Date(), ending);
  await copySite({ databaseUrl, dataDir }, false, copies.folder.fileOf(name));
  expect((await copies.read()).lastGood).toMatchObject({ name });
  truncateSync(copies.folder.fileOf(name), 4096);
  expect(await copies.read()).toMatchObject({ copies: [{ name, isWhole: false }], lastGood: undefined });
});

test("without room nothing is written, and it is said how much is missing", async () => {
  const databaseUrl = await createMigratedDatabase();
  const { db } = await createDatabase(databaseUrl);
  const needed = neededRoom(await readDatabaseBytes(db));
  const write = vi.fn<WriteCopy>();
  const { copies, files } = await startProcess(databaseUrl, write, needed - 1_000_000);
  await expect(copies.make()).rejects.toThrow(/^Não há espaço no disco: a cópia precisa de \d+ MB livres em .*, e só há \d+ MB\./);
  expect(write).not.toHaveBeenCalled();
  expect(files()).toEqual([]);
  expect((await copies.read()).failure?.problem).toContain("Não há espaço");
});

test("what fails half-way leaves no file", async () => {
  const { copies, files } = await startProcess(await createMigratedDatabase(), async (target) => {
    await copySite({ databaseUrl: "sqlite:/nowhere/site.sqlite", dataDir: "/nowhere" }, true, target);
  });
  await expect(copies.make()).rejects.toThrow("Não há banco de dados");
  expect(files()).toEqual([]);
});

test("what a process left that died goes at the next start and stands in no list, but not what is being written", async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { copies, files } = await startProcess(await createMigratedDatabase(), async (target) => {
    writeFileSync(`${target}.part`, "half");
    begun.resolve();
    await goOn.promise;
    renameSync(`${target}.part`, target);
    seal(target);
  });
  await copies.folder.findFreeBytes();
  const left = buildCopyName(new Date(), ending);
  const byHand = "abre-facil-2026-11-22T06-00-07.sqlite.part";
  for (const name of [`${left}.part`, `${left}.part-journal`, byHand, "notas.txt"]) writeFileSync(copies.folder.fileOf(name), "half");
  expect((await copies.read()).copies).toEqual([]);
  await copies.removeLeftovers();
  expect(files()).toEqual([byHand, "notas.txt"]);
  const making = copies.make();
  await begun.promise;
  await copies.removeLeftovers();
  goOn.resolve();
  expect(await making).toMatchObject({ isWhole: true });
});

test("a clock that was ahead keeps no copy from being made or kept, and what it made is told and counts for nothing", async () => {
  const { copies, db, dataDir, files } = await startProcess(await createMigratedDatabase(), async (target) => {
    writeFileSync(target, "");
    seal(target);
  });
  await copies.folder.findFreeBytes();
  const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);
  const ahead = Array.from({ length: 12 }, (_, night) => buildCopyName(inDays(200 + 7 * night), ending));
  for (const name of ahead) {
    writeFileSync(copies.folder.fileOf(name), "");
    seal(copies.folder.fileOf(name));
  }
  const place = { place: `${hostname()}:${join(dataDir, "copias")}`, copies: [], attempt: { at: inDays(300), problem: "Não deu." } };
  const row = { value: JSON.stringify(place), updated_at: inDays(300).toISOString() };
  await db
    .insertInto("settings")
    .values([
      { name: `copies.at.${place.place}`, ...row },
      { name: "copies.since", value: "", updated_at: row.updated_at },
    ])
    .execute();
  expect(await copies.read()).toMatchObject({ lastGood: undefined, failure: undefined });
  await copies.makeIfDue();
  const made = files().filter((name) => !ahead.includes(name));
  expect(made).toHaveLength(1);
  const { copies: listed, lastGood } = await copies.read();
  expect(lastGood?.name).toBe(made[0]);
  expect(listed.filter(({ isAhead }) => isAhead).map(({ name }) => name)).toEqual(ahead.toReversed());
  const since = await db.selectFrom("settings").select("updated_at").where("name", "=", "copies.since").executeTakeFirstOrThrow();
  expect(Date.parse(since.updated_at)).toBeLessThanOrEqual(Date.now());
});

test("a copy that was under way when the site stopped or died is told as not made", async () => {
  const databaseUrl = await createMigratedDatabase();
  const begun = Promise.withResolvers<void>();
  const stopped = await startProcess(databaseUrl, async (_target, signal) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    signal.throwIfAborted();
  });
  const making = stopped.copies.make();
  await begun.promise;
  expect(await stopped.copies.read()).toMatchObject({ isUnderWay: true, failure: undefined });
  await Promise.all([stopped.copies.stop(), expect(making).rejects.toThrow()]);
  expect(await stopped.copies.read()).toMatchObject({ isUnderWay: false, failure: { problem: expect.stringContaining("parou antes") } });
});

test("a process that starts again and again makes one copy, and tries one that fails once an hour", async () => {
  const databaseUrl = await createMigratedDatabase();
  const { copies, files } = await startProcess(databaseUrl);
  for (let start = 0; start < 3; start += 1) await copies.makeIfDue();
  expect(files()).toHaveLength(1);

  let tries = 0;
  const failing = await startProcess(await createMigratedDatabase(), async () => {
    tries += 1;
    throw new Error("no");
  });
  for (let start = 0; start < 3; start += 1) await failing.copies.makeIfDue();
  expect(tries).toBe(1);
});

test("after a new copy those go that need not be kept, and what is not ours stays", async () => {
  const { copies, files } = await startProcess(await createMigratedDatabase(), async (target) => {
    writeFileSync(target, "");
    seal(target);
  });
  await copies.folder.findFreeBytes();
  const now = Date.now();
  for (let day = 1; day <= 60; day += 1) {
    const file = copies.folder.fileOf(buildCopyName(new Date(now - day * 24 * HOUR_MS), ending));
    writeFileSync(file, "");
    seal(file);
  }
  writeFileSync(copies.folder.fileOf("notas.txt"), "do dono");
  await copies.make();
  const kept = files();
  expect(kept).toContain("notas.txt");
  // Seven days, of which one or two begin a week of their own, and the weeks before.
  expect(kept.length - 1).toBeGreaterThanOrEqual(9);
  expect(kept.length - 1).toBeLessThanOrEqual(10);
});

test("a copy is found by its name alone, never by a path", async () => {
  const { copies, dataDir } = await startProcess(await createMigratedDatabase(), async (target) => {
    writeFileSync(target, "");
    seal(target);
  });
  const made = await copies.make();
  expect(await copies.folder.find(made?.name ?? "")).toMatchObject({ isWhole: true });
  for (const name of ["../secret-key", `../copias/${made?.name}`, `./${made?.name}`, join(dataDir, "secret-key"), "", "."]) {
    expect(await copies.folder.find(name), name).toBeUndefined();
    expect(await copies.remove(name), name).toBe(false);
  }
  expect(await copies.remove(made?.name ?? "")).toBe(true);
  expect((await copies.read()).copies).toEqual([]);
});

test.runIf(ENGINE === "postgres")("of several processes one makes the copy, and the others know of it and where it is", async () => {
  const databaseUrl = await createMigratedDatabase();
  let writing = 0;
  const write: WriteCopy = async (target) => {
    writing += 1;
    expect(writing).toBe(1);
    await expect.poll(async () => (await one.copies.read()).isUnderWay && (await other.copies.read()).isUnderWay).toBe(true);
    writeFileSync(target, "");
    seal(target);
    writing -= 1;
  };
  const [one, other] = [await startProcess(databaseUrl, write), await startProcess(databaseUrl, write)];
  onTestFinished(() => Promise.all([one.copies.stop(), other.copies.stop()]).then(() => {}));
  await Promise.all([one.copies.makeIfDue(), other.copies.makeIfDue()]);
  await Promise.all([one.copies.makeIfDue(), other.copies.makeIfDue()]);
  const [name] = [...one.files(), ...other.files()];
  expect([...one.files(), ...other.files()]).toHaveLength(1);
  const [owner, stranger] = one.files().length === 1 ? [one, other] : [other, one];
  const { copies, isUnderWay } = await owner.copies.read();
  expect([copies.map((copy) => [copy.name, copy.elsewhere]), isUnderWay]).toEqual([[[name, undefined]], false]);
  expect(await stranger.copies.read()).toMatchObject({
    copies: [{ name, elsewhere: expect.stringContaining(join(owner.dataDir, "copias")) }],
    isUnderWay: false,
    isOverdue: false,
  });
});
