import type { PageText, TextBlock } from "#domain/text/read-page-text";
import { hashEach, joinHashes } from "../../substance/sketch";

const ENOUGH_WORDS = 6;
const RUN = 8;
/** Of the runs of a text that may stand twice; a text that began anew has a quarter and more. */
const MOST_RUNS = 0.12;
const MOST_REPEATS = 5;

/** Paragraphs, headings and sentences that stand twice, as written; or the beginning of a text that began anew. */
export function findRepeats({ blocks }: PageText): string[] {
  const seen = new Set<string>();
  const repeats: string[] = [];
  for (const block of blocks) {
    for (const { key, text, words } of listParts(block)) {
      if (words < (block.tag === "h2" ? 2 : ENOUGH_WORDS)) continue;
      if (seen.has(key)) repeats.push(text);
      else seen.add(key);
    }
  }
  if (repeats.length > 0) return [...new Set(repeats)].slice(0, MOST_REPEATS);
  const again = findRepeatedRun(blocks);
  return again === undefined ? [] : [again];
}

/** A heading or item whole; a paragraph by its sentences. */
function listParts({ tag, folded, text, tokens }: TextBlock): { key: string; text: string; words: number }[] {
  const parts: { key: string; text: string; words: number }[] = [];
  let [start, words] = [0, 0];
  const close = (end: number) => {
    const key = folded.slice(start, end).trim();
    if (key !== "") parts.push({ key: /^h\d$/.test(tag) ? `#${key}` : key, text: text.slice(start, end).trim(), words });
    [start, words] = [end, 0];
  };
  for (const { kind, sign, end } of tokens) {
    if (kind === "word" || kind === "number") words += 1;
    if (kind === "mark" && (sign === "." || sign === "!" || sign === "?")) close(end);
  }
  close(text.length);
  return parts;
}

function findRepeatedRun(blocks: readonly TextBlock[]): string | undefined {
  const seen = new Set<number>();
  let [runs, repeated] = [0, 0];
  let first: string | undefined;
  for (const { tokens, text, tag } of blocks) {
    if (tag === "td" || tag === "th") continue;
    const words = tokens.filter(({ kind }) => kind === "word");
    const hashes = hashEach(words.map(({ sign }) => sign));
    for (let at = 0; at + RUN <= words.length; at += 1) {
      const run = joinHashes(hashes, at, at + RUN);
      runs += 1;
      if (seen.has(run)) {
        repeated += 1;
        first ??= text.slice(words[at]?.start ?? 0, words[at + RUN - 1]?.end ?? 0);
      } else seen.add(run);
    }
  }
  return runs > 0 && repeated / runs > MOST_RUNS ? first : undefined;
}
