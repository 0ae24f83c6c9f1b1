import { onceFor } from "#domain/memo/once-for";
import { RUN_LENGTH, type Stretch, type Wording } from "./read-wording";

/** What is kept of a text to find others that say the same: every sentence, and one run of words of so many, by its value. */
export interface Sketch {
  words: number;
  /** Different runs of eight words. */
  runs: number;
  /** Different sentences. */
  sentences: readonly { mark: number }[];
  /** Where the runs lie: within a sentence, or from one into the next ones. */
  spans: readonly Span[];
  /** The runs that were chosen. */
  samples: readonly { mark: number; span: number }[];
}

export interface Span {
  /** Those that are known by a mark, by their index. */
  sentences: readonly number[];
  isOneSentence: boolean;
  runs: number;
}

/** One run of so many is kept: chosen by its value, so that two texts keep the same ones of those that they share. */
const SAMPLE_RATE = 8;

/** Grows when the same text gets other marks, or its title another key or other homes: those that are kept are made anew. */
export const SKETCH_VERSION = 4;

/** What is shorter is said by anybody: "Perguntas frequentes". */
const SENTENCE_WORDS = 5;

export function sketchWording({ words, stretches }: Wording, sampleRate = SAMPLE_RATE): Sketch {
  const sentences = new Map<number, number>();
  const spans: (Span & { runs: number })[] = [];
  const runs = new Set<number>();
  const samples: { mark: number; span: number }[] = [];
  for (const stretch of stretches) {
    const known = hashStretch(stretch).sentences.map((mark) => {
      if (mark === undefined) return undefined;
      const index = sentences.get(mark) ?? sentences.size;
      sentences.set(mark, index);
      return index;
    });
    let [lastFirst, lastLast] = [-1, -1];
    walkRuns(stretch, (mark, first, last) => {
      if (runs.has(mark)) return;
      runs.add(mark);
      if (first !== lastFirst || last !== lastLast) {
        const across = known.slice(first, last + 1).filter((index) => index !== undefined);
        spans.push({ sentences: across, isOneSentence: first === last, runs: 0 });
        [lastFirst, lastLast] = [first, last];
      }
      const span = spans.at(-1);
      if (span) span.runs += 1;
      if (mark % sampleRate === 0) samples.push({ mark, span: spans.length - 1 });
    });
  }
  return { words, runs: runs.size, sentences: [...sentences.keys()].map((mark) => ({ mark })), spans, samples };
}

/** The marks that find a text again, each once. */
export function listMarks({ sentences, samples }: Pick<Sketch, "sentences" | "samples">): number[] {
  return [...new Set([...sentences, ...samples].map(({ mark }) => mark))];
}

/** Every run of a text, by its mark. */
export function listRunMarks({ stretches }: Wording): Set<number> {
  const marks = new Set<number>();
  for (const stretch of stretches) walkRuns(stretch, (mark) => marks.add(mark));
  return marks;
}

/** Which share of some runs are among others. */
export function shareOfRunsIn(others: ReadonlySet<number>, runs: ReadonlySet<number>): number {
  if (runs.size === 0) return 0;
  let shared = 0;
  for (const mark of runs) if (others.has(mark)) shared += 1;
  return shared / runs.size;
}

/** What is known of a stretch; of each of its runs the mark, and the sentences it begins and ends in. */
interface Hashed {
  /** Their marks, but of what anybody says. */
  sentences: readonly (number | undefined)[];
  marks: readonly number[];
  firsts: readonly number[];
  lasts: readonly number[];
}

/** The same paragraph stands in many texts. */
const hashStretch = onceFor((stretch: Stretch): Hashed => hashAnew(stretch));

/** Tells each run of a stretch, with the sentences it begins and ends in. */
function walkRuns(stretch: Stretch, tell: (mark: number, first: number, last: number) => void): void {
  const { marks, firsts, lasts } = hashStretch(stretch);
  for (let at = 0; at < marks.length; at += 1) tell(marks[at] as number, firsts[at] as number, lasts[at] as number);
}

function hashAnew(stretch: Stretch): Hashed {
  const each = stretch.map((sentence) => hashEach(sentence.split(" ")));
  const length = each.reduce((sum, hashes) => sum + hashes.length / 2, 0);
  const hashes = new Uint32Array(2 * length);
  const owners: number[] = [];
  for (const [index, own] of each.entries()) {
    hashes.set(own, 2 * owners.length);
    for (let word = 0; word < own.length / 2; word += 1) owners.push(index);
  }
  const marks: number[] = [];
  for (let start = 0; start + RUN_LENGTH <= length; start += 1) marks.push(joinHashes(hashes, start, start + RUN_LENGTH));
  return {
    sentences: each.map((own) => (own.length < 2 * SENTENCE_WORDS ? undefined : joinHashes(own))),
    marks,
    firsts: owners.slice(0, marks.length),
    lasts: owners.slice(RUN_LENGTH - 1),
  };
}

/** Fits six bytes of a database with its sign, and numbers exactly. */
const BITS_ABOVE_32 = 2 ** 15 - 1;
const [FIRST_SEED, OTHER_SEED] = [0xdeadbeef, 0x41c6ce57];

/** Each word as two numbers beside each other, so that runs of words are hashed without reading their letters again. */
export function hashEach(words: readonly string[]): Uint32Array {
  const hashes = new Uint32Array(2 * words.length);
  for (const [at, word] of words.entries()) {
    let one = FIRST_SEED;
    let other = OTHER_SEED;
    for (let index = 0; index < word.length; index += 1) {
      const code = word.charCodeAt(index);
      one = Math.imul(one ^ code, 2654435761);
      other = Math.imul(other ^ code, 1597334677);
    }
    hashes[2 * at] = one ^ (one >>> 15);
    hashes[2 * at + 1] = other ^ (other >>> 15);
  }
  return hashes;
}

/**
 * bryc's cyrb53, made shorter, of words of which `hashEach` made numbers. Spread evenly, the same on every machine; no
 * guard against those who look for two texts of one hash.
 * @param start index of the first word
 */
export function joinHashes(hashes: Uint32Array, start = 0, end = hashes.length / 2): number {
  let one = FIRST_SEED;
  let other = OTHER_SEED;
  for (let at = 2 * start; at < 2 * end; at += 2) {
    one = Math.imul(((one << 5) | (one >>> 27)) ^ (hashes[at] as number), 2654435761);
    other = Math.imul(((other << 5) | (other >>> 27)) ^ (hashes[at + 1] as number), 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 2 ** 32 * (other & BITS_ABOVE_32) + (one >>> 0);
}
