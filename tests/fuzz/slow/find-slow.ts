import { setImmediate as breathe } from "node:timers/promises";
import type { TransferFormat } from "#domain/transfer/import-report";
import { checkFile } from "#server/transfer/check-file";
import { fillText, MAX_RATIO, measureProcessorMs, TIMES_LARGER } from "#support/machine/growth";
import { DILUTED, FILE_PIECES, PIECES } from "./pieces";
import { isFact, type Reader } from "./readers";

/** What holds one piece of work to itself at most, in milliseconds of the processor's time. */
const MOST_MS = 50;
/** A busy machine takes more; what is not linear takes hundreds of times as much. */
const TOLERANCE = 4;
/** Of the longest text; below this nothing can be told. */
const NOISE_MS = 40;
const TRIES = 6;
const FILE_LENGTH = 100_000;
const HEADS: Record<TransferFormat, string> = { csv: "titulo;conteudo\n", json: "[" };

/** Where a reader is slow, of texts as long as it is given, or a share of that; a line each. */
export async function findSlowTexts(reader: Reader, share: number): Promise<string[]> {
  const pieces = reader.isOfMarkup ? [...PIECES, ...DILUTED] : PIECES;
  const slow: string[] = [];
  for (const piece of pieces) slow.push(...(await confirm(share, (size) => findSlowText(reader, piece, size))));
  return slow;
}

/** Short texts may begin to cost more from some length on: what seems slow of them is asked again at the longest. */
async function confirm(share: number, find: (share: number) => Promise<string[]>): Promise<string[]> {
  const found = await find(share);
  return found.length > 0 && share < 1 ? await find(1) : found;
}

async function findSlowText({ read, longest }: Reader, piece: string, share: number): Promise<string[]> {
  let shorter = 0;
  /** Of so many texts, one after another. A text that was read may be remembered: each is another. */
  const timeOf = async (length: number, count: number) => {
    const texts = Array.from({ length: count }, () => {
      shorter += 1;
      return fillText(piece, Math.ceil(length) - shorter);
    });
    const all = await measureProcessorMs(async () => {
      for (const text of texts) await read(text);
    });
    return all / count;
  };
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  for (let tries = 0; tries < TRIES; tries += 1) {
    least.long = Math.min(least.long, await timeOf(longest * share, 1));
    if (least.long <= NOISE_MS * share ** 2) return [];
    // As much text as the long one: memory is cleared as often.
    least.short = Math.min(least.short, await timeOf((longest * share) / TIMES_LARGER, TIMES_LARGER));
    if (least.long <= MAX_RATIO * least.short && least.long <= MOST_MS * TOLERANCE) return [];
  }
  return [`${JSON.stringify(piece)}: ${least.short} ms, then ${least.long} ms`];
}

/** Where a file is read slowly, or in turns that hold others up; a line each. */
export async function findSlowFiles(format: TransferFormat, share: number): Promise<string[]> {
  const slow: string[] = [];
  for (const piece of FILE_PIECES[format]) slow.push(...(await confirm(share, (size) => findSlowFile(format, piece, size))));
  return slow;
}

async function findSlowFile(format: TransferFormat, piece: string, share: number): Promise<string[]> {
  const read = (length: number) => turnsOf(() => checkFile(Buffer.from(HEADS[format] + fillText(piece, length)), format, isFact));
  const tried: string[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const short = await read((FILE_LENGTH * share) / TIMES_LARGER);
    const long = await read(FILE_LENGTH * share);
    const isLinear = long.all <= NOISE_MS * share ** 2 || long.all <= MAX_RATIO * short.all;
    if (isLinear && long.longest <= MOST_MS * TOLERANCE) return [];
    tried.push(JSON.stringify([short, long]));
  }
  return [`${JSON.stringify(piece)}: ${tried.join("; ")}`];
}

/** The processor's time of a whole piece of work, and of its longest part that lets nobody else in between. */
async function turnsOf(work: () => Promise<unknown>): Promise<{ all: number; longest: number }> {
  let longest = 0;
  let isUnderWay = true;
  const watch = async () => {
    while (isUnderWay) longest = Math.max(longest, await measureProcessorMs(() => breathe()));
  };
  const all = await measureProcessorMs(async () => {
    const watched = watch();
    await work();
    isUnderWay = false;
    await watched;
  });
  return { all, longest };
}
