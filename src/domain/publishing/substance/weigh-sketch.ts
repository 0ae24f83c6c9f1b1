import type { Sketch } from "./sketch";

/** How much of a text stands elsewhere. */
export interface Weight<Holder> {
  /** Shares, 0 to 1, of its runs and of its sentences that stand nowhere else. */
  ownRuns: number;
  ownSentences: number;
  /** The few that may have most of its runs, and which share they have at most, the largest first. */
  elsewhere: { holder: Holder; share: number }[];
}

/** Which share of its runs stands in a text that has some marks and no others. */
export function shareOfMarksIn(marks: ReadonlySet<number>, sketch: Sketch): number {
  const isHeld = ({ mark }: { mark: number }) => marks.has(mark);
  return shareOfRuns(sketch, sketch.sentences.map(isHeld), sketch.samples.map(isHeld));
}

interface Held<Holder> {
  holders: readonly Holder[];
  /** Others may have it too. */
  isFull: boolean;
}

/** Others that are weighed one by one; fewer of those that have only what anybody may have. */
const MOST_LIKELY = 10;
const MOST_OF_ANYBODY = 3;

/**
 * Weighs a text by who else has its marks: all of them, or as many as `most` of each. Sentences are known one by one, and
 * with them the runs within those that stand elsewhere; of the other runs those that were chosen tell, for such between
 * sentences that stand elsewhere and for the rest apart, as the former do so far more often.
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

function shareOfRuns({ runs, spans, samples }: Sketch, heldSentences: readonly boolean[], heldSamples: readonly boolean[]): number {
  if (runs === 0) return 0;
  const kinds = spans.map(({ sentences, isOneSentence }): keyof typeof told => {
    const isAllHeld = sentences.every((index) => heldSentences[index]);
    if (isOneSentence && isAllHeld && sentences.length > 0) return "held";
    return isAllHeld ? "between" : "other";
  });
  const told = { held: { runs: 0, asked: 0, held: 0 }, between: { runs: 0, asked: 0, held: 0 }, other: { runs: 0, asked: 0, held: 0 } };
  spans.forEach((span, index) => {
    told[kinds[index] ?? "other"].runs += span.runs;
  });
  samples.forEach(({ span }, index) => {
    const kind = told[kinds[span] ?? "other"];
    kind.asked += 1;
    if (heldSamples[index]) kind.held += 1;
  });
  const share = ({ runs, asked, held }: (typeof told)["held"]) => (asked === 0 ? 0 : (runs * held) / asked);
  return (told.held.runs + share(told.between) + share(told.other)) / runs;
}

/** What few have tells more than what anybody may have, all of which together does not make up for one of the former. */
const OF_ANYBODY = 0.001;

function listLikely<Holder>(marks: readonly Held<Holder>[]): Holder[] {
  const counts = new Map<Holder, number>();
  for (const { holders, isFull } of marks) {
    for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + (isFull ? OF_ANYBODY : 1));
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_LIKELY)
    .filter(([, count], index) => count >= 1 || index < MOST_OF_ANYBODY)
    .map(([holder]) => holder);
}
