/** Endings by which forms of a word differ, longest first. */
const ENDING =
  /(?:amentos?|imentos?|mente|adores?|adoras?|avam|aram|eram|iram|ados?|adas?|idos?|idas?|ando|endo|indo|coes|cao|zinh[oa]s?|inh[oa]s?|oes|ao|ava|iam|ia|ou|eu|iu|ar|er|ir|am|em|as|os|es|ei|ai|a|e|i|o|s)$/;
const SHORTEST_STEM = 3;
const HASHES = 4;

/** What forms of a word have in common. @param folded lower case without accents */
export function toPlainStem(folded: string, shortest = SHORTEST_STEM): string {
  const stem = folded.replace(ENDING, "");
  return stem.length < shortest ? folded : stem;
}

/** The bits of a filter that stand for a stem. @param size of the filter, in bits */
export function listBits(stem: string, size: number): number[] {
  const [first, second] = [hash(stem, 0x811c9dc5), hash(stem, 0x9e3779b9) | 1];
  return Array.from({ length: HASHES }, (_, index) => ((first + index * second) >>> 0) % size);
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
