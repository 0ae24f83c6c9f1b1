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
    for (const { mark, sentence } of walkRuns(stretch)) {
      if (runs.has(mark)) continue;
      runs.add(mark);
      const within = sentence === undefined ? undefined : known[sentence];
      if (within) within.runs += 1;
      if (mark % sampleRate === 0) samples.push({ mark, sentence: within?.index });
    }
  }
  return { words, runs: runs.size, sentences: [...sentences.values()].map(({ mark, runs }) => ({ mark, runs })), samples };
}

/** The marks that find a text again, each once. */
export function listMarks({ sentences, samples }: Pick<Sketch, "sentences" | "samples">): number[] {
  return [...new Set([...sentences, ...samples].map(({ mark }) => mark))];
}

/** Which share of the runs of a text stand in another. */
export function shareOfRunsIn(other: Wording, text: Wording): number {
  const [known, runs] = [listRunMarks(other), listRunMarks(text)];
  let shared = 0;
  for (const mark of runs) if (known.has(mark)) shared += 1;
  return runs.size === 0 ? 0 : shared / runs.size;
}

function listRunMarks({ stretches }: Wording): Set<number> {
  return new Set(stretches.flatMap((stretch) => walkRuns(stretch).map(({ mark }) => mark)));
}

/** The runs of a stretch, and which of its sentences each lies within. */
function walkRuns(stretch: readonly Sentence[]): { mark: number; sentence: number | undefined }[] {
  const words = stretch.flat();
  const owners = stretch.flatMap((sentence, index) => sentence.map(() => index));
  return words.slice(RUN_LENGTH - 1).map((_, start) => ({
    mark: hashWords(words, start, start + RUN_LENGTH),
    sentence: owners[start] === owners[start + RUN_LENGTH - 1] ? owners[start] : undefined,
  }));
}
