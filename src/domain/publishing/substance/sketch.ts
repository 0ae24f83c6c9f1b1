import { RUN_LENGTH } from "#domain/knowledge/word-runs";
import { hashWords } from "./hash-words";
import type { Sentence, Wording } from "./read-wording";

/** What is kept of a text to find others that say the same: every sentence, and one run of words of so many, by its value. */
export interface Sketch {
  words: number;
  /** Different runs of eight words. */
  runs: number;
  /** Different sentences, and how many of the runs lie within each. */
  sentences: readonly { mark: number; runs: number }[];
  /** The runs that were chosen, and which sentence each lies within. */
  samples: readonly { mark: number; sentence: number | undefined }[];
}

/** One run of so many is kept: chosen by its value, so that two texts keep the same ones of those that they share. */
export const SAMPLE_RATE = 8;

/** Grows when the same text gets other marks: those that are kept are made anew. */
export const SKETCH_VERSION = 1;

/** What is shorter is said by anybody: "Perguntas frequentes". */
const SENTENCE_WORDS = 5;

export function sketchWording({ words, stretches }: Wording, sampleRate = SAMPLE_RATE): Sketch {
  const sentences = new Map<number, { index: number; mark: number; runs: number }>();
  const runs = new Set<number>();
  const samples: { mark: number; sentence: number | undefined }[] = [];
  for (const stretch of stretches) {
    const known = stretch.map((sentence) => {
      if (sentence.length < SENTENCE_WORDS) return undefined;
      const mark = hashWords(sentence);
      const entry = sentences.get(mark) ?? { index: sentences.size, mark, runs: 0 };
      sentences.set(mark, entry);
      return entry;
    });
    walkRuns(stretch, (mark, sentence) => {
      if (runs.has(mark)) return;
      runs.add(mark);
      const within = sentence === undefined ? undefined : known[sentence];
      if (within) within.runs += 1;
      if (mark % sampleRate === 0) samples.push({ mark, sentence: within?.index });
    });
  }
  return { words, runs: runs.size, sentences: [...sentences.values()].map(({ mark, runs }) => ({ mark, runs })), samples };
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

/** Tells each run of a stretch, and which of its sentences it lies within. */
function walkRuns(stretch: readonly Sentence[], tell: (mark: number, sentence: number | undefined) => void): void {
  const words = stretch.flat();
  let [sentence, ends] = [-1, 0];
  for (let start = 0; start + RUN_LENGTH <= words.length; start += 1) {
    while (start >= ends) {
      sentence += 1;
      ends += stretch[sentence]?.length ?? 0;
    }
    tell(hashWords(words, start, start + RUN_LENGTH), start + RUN_LENGTH <= ends ? sentence : undefined);
  }
}
