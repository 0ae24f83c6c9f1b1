import type { Sketch } from "./sketch";

/** How much of a text stands elsewhere. */
export interface Weight<Holder> {
  /** Shares, 0 to 1, of its runs and of its sentences that stand nowhere else. */
  ownRuns: number;
  ownSentences: number;
  /** The few that may have most of its runs, and which share they have at most, the largest first. */
  elsewhere: { holder: Holder; share: number }[];
}

interface Held<Holder> {
  holders: readonly Holder[];
  /** Others may have it too. */
  isFull: boolean;
}

/** Others that are weighed one by one. */
const MOST_LIKELY = 5;

/**
 * Weighs a text by who else has its marks: all of them, or as many as `most` of each. Sentences are known one by one, and
 * with them the runs within those that stand elsewhere; the other runs are told by those that were chosen.
 */
export function weighSketch<Holder>(
  sketch: Sketch,
  findHolders: (mark: number) => readonly Holder[],
  most = Number.POSITIVE_INFINITY,
): Weight<Holder> {
  const ask = ({ mark }: { mark: number }): Held<Holder> => {
    const holders = findHolders(mark);
    return { holders, isFull: holders.length >= most };
  };
  const sentences = sketch.sentences.map(ask);
  const samples = sketch.samples.map(ask);
  const measure = (isHeld: (held: Held<Holder>) => boolean) => shareOfRuns(sketch, sentences.map(isHeld), samples.map(isHeld));
  const own = sentences.filter(({ holders }) => holders.length === 0).length;
  return {
    ownRuns: 1 - measure(({ holders }) => holders.length > 0),
    ownSentences: sentences.length === 0 ? 1 : own / sentences.length,
    elsewhere: listLikely([...sentences, ...samples])
      .map((holder) => ({ holder, share: measure(({ holders, isFull }) => isFull || holders.includes(holder)) }))
      .toSorted((a, b) => b.share - a.share),
  };
}

function shareOfRuns({ runs, sentences, samples }: Sketch, heldSentences: readonly boolean[], heldSamples: readonly boolean[]): number {
  if (runs === 0) return 0;
  const known = sentences.reduce((sum, sentence, index) => sum + (heldSentences[index] ? sentence.runs : 0), 0);
  let [asked, held] = [0, 0];
  samples.forEach(({ sentence }, index) => {
    if (sentence !== undefined && heldSentences[sentence]) return;
    asked += 1;
    if (heldSamples[index]) held += 1;
  });
  return (known + (asked === 0 ? 0 : ((runs - known) * held) / asked)) / runs;
}

/** What anybody may have tells nobody from the others. */
function listLikely<Holder>(marks: readonly Held<Holder>[]): Holder[] {
  const counts = new Map<Holder, number>();
  for (const { holders, isFull } of marks) {
    for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + (isFull ? 0 : 1));
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_LIKELY)
    .map(([holder]) => holder);
}
