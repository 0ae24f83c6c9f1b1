/**
 * What it costs to know of a page how much of it stands on others, among few and among many. Method: SQLite in a folder
 * of its own, filled through the page writer with pages of 26 sentences, of which two fifths are taken from 3,000 that
 * all take from, some of them by a tenth of all pages; then as many of the same kind are measured as `CHECKS`, and one
 * made of nothing but the most common sentences. Times are the process's own processor time, a page; "publishing" is the page writer's
 * whole transaction, with the disk, by the clock, with the measure and without it. Sizes are those of the database with the marks and without.
 * Memory is what the heap holds after a collection. `SIZES=1000,10000` measures those.
 */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { placeGroups } from "#content/places";
import { listPlaces } from "#domain/places/place";
import { listPlaceWords } from "#domain/publishing/substance/read-wording";
import { type Connection, openDatabase } from "#server/database/database";
import { readDatabaseBytes } from "#server/database/dialect";
import { migrate } from "#server/database/migrate";
import { createPageWriter } from "#server/pages/page-writer";
import { sanitiseHtml } from "#server/pages/sanitise-html";
import { createAdmission } from "#server/publishing/admission";
import { type AuthoredMarks, findMarks } from "#server/publishing/authored-marks";
import { measureSubstance } from "#server/publishing/measure-substance";
import { forgetSketches, keepSketch } from "#server/publishing/page-sketches";
import { makeTexts } from "#support/page/page-texts";
import { type Figure, median, printTable } from "../report";

const SIZES = (process.env["SIZES"] ?? "1000,100000").split(",").map(Number);
const CHECKS = 300;
const BATCH = 1000;
const SENTENCES = 26;
const OWN = 16;
const COMMON = 3000;
const REACH_MS = 2;
const REACH_GROWTH = 1.5;

export async function measureSubstances(): Promise<Figure[]> {
  const heapBefore = readHeap();
  const began = performance.now();
  const authored = await findMarks(await readTexts(), listPlaceWords(listPlaces(placeGroups)));
  const readMs = performance.now() - began;
  const authoredBytes = readHeap() - heapBefore;
  const sizes = [];
  for (const size of SIZES) sizes.push(await measureSize(size, authored));
  printTable(
    [
      "pages",
      "check, ms",
      "the most common text, ms",
      "remember, ms",
      "publishing with, without, ms",
      "marks a page",
      "bytes a page",
      "heap grown, KB",
    ],
    sizes.map((one) => [
      one.size,
      one.checkMs.toFixed(2),
      one.commonMs.toFixed(2),
      one.rememberMs.toFixed(2),
      `${one.withMs.toFixed(2)}, ${one.withoutMs.toFixed(2)}`,
      one.marks.toFixed(0),
      one.bytes.toFixed(0),
      (one.heap / 1024).toFixed(0),
    ]),
  );
  console.log(`pages that come with the site: read in ${readMs.toFixed(0)} ms, ${(authoredBytes / 1024).toFixed(0)} KB`);
  const [few, many] = [sizes[0], sizes.at(-1)];
  if (!few || !many) return [];
  return [
    {
      figure: `own substance of one page among ${many.size}: check and remember`,
      reach: `≤ ${REACH_MS} ms`,
      measured: `${(many.checkMs + many.rememberMs).toFixed(2)} ms`,
      holds: many.checkMs + many.rememberMs <= REACH_MS,
    },
    {
      figure: `check among ${many.size} against ${few.size}`,
      reach: `≤ ${REACH_GROWTH} ×`,
      measured: `${(many.checkMs / few.checkMs).toFixed(2)} × (${few.checkMs.toFixed(2)}, ${many.checkMs.toFixed(2)} ms)`,
      holds: many.checkMs <= few.checkMs * REACH_GROWTH,
    },
    {
      figure: "marks in the database, a page; memory for pages of the site's own",
      reach: "",
      measured: `${(many.bytes / 1024).toFixed(1)} KB (${many.marks.toFixed(0)} rows); ${(authoredBytes / 1024 ** 2).toFixed(1)} MB`,
    },
  ];
}

async function measureSize(size: number, authored: AuthoredMarks) {
  const folder = await mkdtemp(join(tmpdir(), "abre-facil-bench-"));
  const connection = openDatabase(`sqlite:${join(folder, "site.sqlite")}`);
  const { db } = connection;
  try {
    await migrate(connection);
    await writePages(connection, size);
    const bytesBefore = await readDatabaseBytes(db);
    await rememberAll(connection, authored);
    const bytes = (await readDatabaseBytes(db)) - bytesBefore;
    const { count } = await db.selectFrom("page_marks").select(db.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();

    const heapBefore = readHeap();
    const texts = Array.from({ length: CHECKS }, (_, index) => ({ content: makePage(size + index) }));
    for (let index = 0; index < CHECKS; index += 1) await measureSubstance(db, authored, { content: makePage(2 * size + index) });
    const checkMs = await timeEach(texts, (text) => measureSubstance(db, authored, text));
    const common = Array.from({ length: CHECKS }, () => ({ content: makeCommonPage() }));
    const commonMs = await timeEach(common, (text) => measureSubstance(db, authored, text));
    const rememberMs = await db
      .transaction()
      .execute((transaction) =>
        timeEach(texts, (text) => keepSketch(transaction, authored.places, { pageId: text.content.slice(0, 60), text })),
      );
    const heap = readHeap() - heapBefore;
    const { withMs, withoutMs } = await publish(connection, 3 * size, authored);
    return { size, checkMs, commonMs, rememberMs, withMs, withoutMs, marks: Number(count) / size, bytes: bytes / size, heap };
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}

const OPEN_ADMISSION = createAdmission({ judge: async () => [], remember: async () => {}, forget: async () => {} });

function measuringGate(authored: AuthoredMarks) {
  return createAdmission({
    async judge(transaction, id, page) {
      await measureSubstance(transaction, authored, page, id);
      return [];
    },
    remember: (transaction, pageId, text) => keepSketch(transaction, authored.places, { pageId, text }),
    forget: forgetSketches,
  });
}

async function writePages(connection: Connection, size: number): Promise<void> {
  const writer = createPageWriter(connection, { isFact: () => true, admission: OPEN_ADMISSION }, () => {});
  for (let from = 0; from < size; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, size - from) }, (_, index) => from + index);
    await writer.write((pages) => pages.createAll(numbers.map(toNewPage)));
  }
}

function toNewPage(number: number) {
  const content = sanitiseHtml(makePage(number));
  const title = `Página ${number}`;
  return makeTexts({ title, slug: `pagina-${number}`, content, origin: "local", status: "public" } as const);
}

async function rememberAll({ db }: Connection, { places }: AuthoredMarks): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("pages")
      .select(["seq", "id", "content"])
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(BATCH)
      .execute();
    await db.transaction().execute(async (transaction) => {
      for (const { id, content } of rows) await keepSketch(transaction, places, { pageId: id, text: { content } });
    });
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.seq ?? after;
  }
}

/** Milliseconds a page of the writer's whole transaction, the median; one with the measure and one without it in turn. */
async function publish(connection: Connection, from: number, authored: AuthoredMarks) {
  const gates = [measuringGate(authored), OPEN_ADMISSION];
  const writers = gates.map((admission) => createPageWriter(connection, { isFact: () => true, admission }, () => {}));
  const times: [number[], number[]] = [[], []];
  for (let index = 0; index < 2 * CHECKS; index += 1) {
    const page = toNewPage(from + index);
    const began = performance.now();
    await writers[index % 2]?.write((pages) => pages.createAll([page]));
    times[index % 2]?.push(performance.now() - began);
  }
  return { withMs: median(times[0]), withoutMs: median(times[1]) };
}

async function timeEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (const item of items) await work(item);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / items.length;
}

function makePage(number: number): string {
  const sentences = Array.from({ length: SENTENCES }, (_, index) =>
    index < OWN ? makeSentence(COMMON + number * OWN + index) : makeSentence(pickCommon(number * SENTENCES + index)),
  );
  return toParagraphs(sentences);
}

function makeCommonPage(): string {
  return toParagraphs(Array.from({ length: SENTENCES }, (_, index) => makeSentence(index)));
}

function toParagraphs(sentences: readonly string[]): string {
  return sentences.map((_, index) => (index % 3 === 0 ? `<p>${sentences.slice(index, index + 3).join(" ")}</p>` : "")).join("\n");
}

/** Some far more often than others. */
function pickCommon(seed: number): number {
  return Math.floor(COMMON * mix(seed) ** 4);
}

const SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi zo cha lhe".split(" ");

function makeSentence(number: number): string {
  const words = Array.from({ length: 14 }, (_, index) => {
    const word = Math.floor(mix(number * 14 + index) * 4000);
    return [word & 15, (word >> 4) & 15, (word >> 8) & 15].map((at) => SYLLABLES[at]).join("");
  });
  return `${words[0]?.charAt(0).toUpperCase()}${words.join(" ").slice(1)}.`;
}

/** From 0 to 1, evenly: the last step of MurmurHash3. */
function mix(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

async function readTexts() {
  const texts = [];
  for (const folder of ["cidades", "topicos", "legal"]) {
    const base = new URL(`../../content/${folder}/`, import.meta.url);
    for (const file of (await readdir(base)).filter((name) => name.endsWith(".md"))) {
      const text = (await readFile(new URL(file, base), "utf8")).replace(/^---\n[\s\S]*?\n---\n/, "");
      texts.push({ path: `/${folder}/${file}`, title: file, read: () => text });
    }
  }
  return texts;
}

function readHeap(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}
