/**
 * Looking through many saved pages for figures of the register, as pages were saved before they quoted facts by name.
 * Method: SQLite in a folder of its own with `bench/seed/seed-pages.ts`, facts filled in; all slices of the screen one after
 * the other, then the count of the background, then one figure named everywhere. "Block" is the most processor time
 * of the main thread between two turns of the event loop. `SIZES=10000` measures that alone.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { business } from "#content/business";
import { facts } from "#content/facts";
import { fillFacts } from "#domain/facts/fill-facts";
import { always } from "#server/calls/done-calls";
import { openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { createFrozenFigures, type FrozenFigures } from "#server/frozen-figures/frozen-figure-services";
import { createOwnerValues } from "#server/owner-values/owner-values";
import { createPageWriter } from "#server/pages/page-writer";
import { openGate } from "#support/publishing/open-gate";
import { type Figure, printTable } from "../report";
import { seedPages } from "../seed/seed-pages";

const SIZES = (process.env["SIZES"] ?? "10000,100000").split(",").map(Number);
const REACH_BLOCK_MS = 20;
/** As the screen sends them. */
const PAGES_OF_CALL = 25;

export async function measureFrozenFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) figures.push(...(await measureSize(size)));
  return figures;
}

async function measureSize(size: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "abre-facil-bench-"));
  const connection = openDatabase(`sqlite:${join(folder, "site.sqlite")}`);
  try {
    await migrate(connection);
    await seedPages(connection, size, undefined, (text) => fillFacts(text, facts.texts));
    const writer = createPageWriter(connection, { isFact: () => true, gate: openGate }, () => {});
    const stopping = new AbortController().signal;
    const frozen = createFrozenFigures({
      connection,
      writer,
      readBusiness: () => business,
      isPublished: () => true,
      written: business,
      ownerValues: createOwnerValues(connection),
      stopping,
    });
    const screen = await time(() => scanAll(frozen));
    const counted = await time(() => frozen.count.refresh());
    const named = await time(() => nameAll(frozen));
    printTable(
      ["pages", "what", "seconds", "longest block, ms", "found"],
      [
        [size, `screen, ${screen.result.slices} slices`, screen.seconds.toFixed(1), screen.blockMs.toFixed(1), screen.result.found],
        [size, "count", counted.seconds.toFixed(1), counted.blockMs.toFixed(1), screen.result.found],
        [size, `one figure named in ${named.result} pages`, named.seconds.toFixed(1), named.blockMs.toFixed(1), ""],
      ],
    );
    console.log(`slowest slice ${screen.result.slowestMs.toFixed(0)} ms, largest answer ${(screen.result.largest / 1024).toFixed(0)} KB`);
    const describe = ({ seconds, blockMs }: { seconds: number; blockMs: number }) => `${seconds.toFixed(1)} s, ${blockMs.toFixed(0)} ms`;
    const reach = `no block over ${REACH_BLOCK_MS} ms`;
    return [
      {
        figure: `figures looked for in ${size} pages by the screen: all of it, longest block`,
        reach,
        measured: describe(screen),
        holds: screen.blockMs <= REACH_BLOCK_MS,
      },
      { figure: `the same, counted in the background`, reach, measured: describe(counted), holds: counted.blockMs <= REACH_BLOCK_MS },
    ];
  } finally {
    await connection.db.destroy();
    await rm(folder, { recursive: true });
  }
}

/** What is found most often becomes its first fact everywhere, as the screen asks for it. */
async function nameAll(frozen: FrozenFigures): Promise<number> {
  const { figures } = await frozen.scan({ after: 0 });
  const { figure } = figures.reduce((most, group) => (group.count > most.count ? group : most));
  let named = 0;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const slice: Awaited<ReturnType<FrozenFigures["scan"]>> = await frozen.scan({ after, figure });
    const pages = [...Map.groupBy(slice.figures[0]?.places ?? [], ({ pageId }) => pageId).values()];
    for (let from = 0; from < pages.length; from += PAGES_OF_CALL) {
      const choices = pages.slice(from, from + PAGES_OF_CALL).map((places) => ({
        id: places[0]?.pageId ?? "",
        version: places[0]?.version ?? 0,
        choices: places.map(({ field, start, end, text, names }) => ({ field, start, end, text, name: names[0] ?? "" })),
      }));
      named += (await frozen.giveNames(choices, "bench@exemplo.com.br", always)).named.length;
    }
    after = slice.next;
  }
  return named;
}

async function scanAll(frozen: FrozenFigures) {
  const shown = new Map<string, number>();
  let [slices, found, slowestMs, largest] = [0, 0, 0, 0];
  for (let after: number | undefined = 0; after !== undefined; slices += 1) {
    const enough = new Set([...shown].filter(([, places]) => places >= 50).map(([figure]) => figure));
    const from = performance.now();
    const slice: Awaited<ReturnType<FrozenFigures["scan"]>> = await frozen.scan({ after, enough });
    slowestMs = Math.max(slowestMs, performance.now() - from);
    largest = Math.max(largest, JSON.stringify(slice).length);
    for (const { figure, count, places } of slice.figures) {
      found += count;
      shown.set(figure, (shown.get(figure) ?? 0) + places.length);
    }
    after = slice.next;
  }
  return { slices, found, slowestMs, largest };
}

async function time<T>(work: () => Promise<T>) {
  const watch = watchTurns();
  const from = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - from) / 1000, blockMs: watch.stop() };
}

function watchTurns() {
  const read = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [last, longest, isOn] = [read(), 0, true];
  const turn = () => {
    const now = read();
    longest = Math.max(longest, now - last);
    last = now;
    if (isOn) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    stop(): number {
      isOn = false;
      return longest;
    },
  };
}
