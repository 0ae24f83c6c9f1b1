/**
 * 5,000 photographs, 2 GB of bytes that no format makes smaller, in a database of SQLite: pages of the library and a
 * search beside the same with 50, the nightly copy, and a move to another database with the memory it takes.
 * `PHOTOS` of the environment is another number.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { createPhotoStore } from "#server/photos/photo-store";
import { startSite } from "#support/site/site";
import type { Figure } from "../report";
import { compare } from "./compare-sites";

const PHOTOS = Number(process.env["PHOTOS"] ?? 5000);
const FEW = 50;
/** Of a photograph's nine files together. */
const BYTES = 400 * 1024;
const SHARES = [0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.14, 0.2, 0.21];
const COPY_REACH_MB = 400;

export async function measureManyPhotos(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "abre-facil-photos-"));
  try {
    // With accounts and all, as the commands expect it.
    await (await startSite({ dataDir: folder })).stop();
    const [many, few] = [await createLibrary(folder, "many", PHOTOS), await createLibrary(folder, "few", FEW)];
    const pages = await compareLists(few, many, "", Math.floor(PHOTOS / 48));
    const search = await compareLists(few, many, "portao 7", 1);
    for (const { connection } of [many, few]) await connection.db.destroy();
    const begun = performance.now();
    const copy = join(folder, "copy.sqlite");
    await run(["backup", copy], folder);
    const copySeconds = (performance.now() - begun) / 1000;
    const moveBegun = performance.now();
    const megabytes = await run(["copy-database", `sqlite:${many.file}`, `sqlite:${join(folder, "moved.sqlite")}`], folder);
    const moveSeconds = (performance.now() - moveBegun) / 1000;
    const gigabytes = (statSync(copy).size / 1024 ** 3).toFixed(2);
    return [
      {
        figure: `a page in the middle of ${PHOTOS} photographs, against ${FEW}`,
        reach: "≤ 20 ms",
        measured: pages.text,
        holds: pages.large <= 20,
      },
      { figure: `a search among them, against ${FEW}`, reach: "≤ 20 ms", measured: search.text, holds: search.large <= 20 },
      { figure: "a copy of them, checked", reach: "", measured: `${gigabytes} GB in ${copySeconds.toFixed(0)} s` },
      {
        figure: "their move to another database, row by row compared",
        reach: `≤ ${COPY_REACH_MB} MB of memory`,
        measured: `${moveSeconds.toFixed(0)} s, ${megabytes} MB`,
        holds: megabytes <= COPY_REACH_MB,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Library = Awaited<ReturnType<typeof createLibrary>>;

async function createLibrary(folder: string, name: string, count: number) {
  // That of the many is where the commands look for it.
  const file = join(folder, name === "many" ? "abre-facil.sqlite" : `${name}.sqlite`);
  const connection = openDatabase(`sqlite:${file}`);
  await migrate(connection);
  const photos = createPhotoStore(
    connection,
    () => {},
    async () => {},
  );
  for (let number = 0; number < count; number += 1) {
    const files = SHARES.map((share, index) => ({
      width: [480, 960, 1600][Math.floor(index / 3)] as number,
      format: (["avif", "webp", "jpg"] as const)[index % 3] as "avif",
      bytes: randomBytes(Math.round(BYTES * share)),
    }));
    await photos.add({
      hash: number.toString(16).padStart(24, "0"),
      prepared: { width: 1600, height: 1200, colour: "#808080", files },
      name: `IMG_${number}.jpg`,
      alt: `Portão ${number} depois da troca do motor`,
      by: "ana@exemplo.com.br",
    });
  }
  return { file, photos, connection };
}

async function compareLists(few: Library, many: Library, query: string, page: number) {
  const { small, large } = await compare(
    20,
    () => few.photos.list(query, 1, 24),
    () => many.photos.list(query, page, 24),
  );
  return { large, text: `${large.toFixed(1)} and ${small.toFixed(1)} ms` };
}

/** Runs a built program; gives the most megabytes it held. */
async function run([name = "", ...args]: readonly string[], dataDir: string): Promise<number> {
  const program = new URL(`../../dist/server/${name}.mjs`, import.meta.url).pathname;
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, SECRET_KEY: "a-secret-of-32-letters-for-a-bench" };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
  let most = 0;
  const timer = setInterval(() => {
    try {
      most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0));
    } catch {
      // It has ended.
    }
  }, 100);
  const [code] = await once(child, "close");
  clearInterval(timer);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return Math.round(most / 1024);
}
