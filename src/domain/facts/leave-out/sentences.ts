/** A part of a text, up to its end. */
export interface Span {
  start: number;
  end: number;
}

/** The signs that end a sentence, with what closes after them, before a space or the end. */
const END = /(?<![.!?…])[.!?…]+(?:\]\([^()\s]*\)|["'”’»)\]*_]|&(?:quot|#39|rdquo|rsquo|raquo);)*(?=\s|$)/g;
const BREAK = /\n\s*/g;

/** What something always follows: "art. 5", "Av. Paulista", "n. 3". */
const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:arts?|nº|n|av|al|pç|pça|rod|estr|trav|dra?|sra?s?|profa?|eng|exmo|st[ao]?|tel|cel|fls?|págs?|p|ex|obs|ref|aprox|mín|máx|jd|vl|pq|cap|inc|vol|cf|séc)\.$/iu;
/** "R. Augusta", "J. Silva". */
const INITIAL = /(?:^|[^\p{L}\p{N}])\p{Lu}\.$/u;
/** The number of a point: "2. Separe a nota". */
const POINT = /(?:^|\n|[.!?…]\s)\s*\d{1,3}\.$/;
const LOOK_BACK = 12;

const CLOSES: Readonly<Record<string, string>> = { "(": ")", "[": "]", "“": "”", "«": "»", '"': '"' };
const BRACKET = /[()[\]“”«»"\n]/g;

/**
 * The sentences of a Portuguese text, each with the space after it, one after another without a gap; a line break ends
 * one too. None ends inside brackets, quotes or the text of a link. Takes time by the length alone.
 */
export function splitSentences(text: string): Span[] {
  const enclosed = findEnclosed(text);
  const starts = new Set<number>();
  let at = 0;
  for (const { index, 0: sign } of text.matchAll(END)) {
    const after = index + sign.length;
    while ((enclosed[at]?.end ?? after) < after) at += 1;
    if ((enclosed[at]?.start ?? after) < index && after < (enclosed[at]?.end ?? 0)) continue;
    const next = skipSpace(text, after);
    if (next < text.length && isEnd(text, index, sign, next)) starts.add(next);
  }
  for (const { index, 0: line } of text.matchAll(BREAK)) starts.add(index + line.length);
  const bounds = [...starts].filter((start) => start > 0 && start < text.length).toSorted((a, b) => a - b);
  return [...bounds, text.length].map((end, index) => ({ start: bounds[index - 1] ?? 0, end }));
}

function isEnd(text: string, at: number, sign: string, next: number): boolean {
  const following = String.fromCodePoint(text.codePointAt(next) ?? 0);
  if (/\p{Ll}/u.test(following)) return false;
  if (sign !== ".") return true;
  const from = Math.max(0, at - LOOK_BACK);
  // A letter stands for what was cut away, so that the cut is not taken for a word's beginning.
  const before = (from > 0 ? "x" : "") + text.slice(from, at + 1);
  if (/\d\.$/.test(before) && /\d/.test(following)) return false;
  return ![ABBREVIATION, INITIAL, POINT].some((pattern) => pattern.test(before));
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

/** What stands between brackets or quotes that are closed on their line, the outermost ones, in order. */
function findEnclosed(text: string): Span[] {
  const pairs: Span[] = [];
  let open: { closes: string; start: number }[] = [];
  const waiting = new Map<string, number>();
  for (const { index, 0: sign } of text.matchAll(BRACKET)) {
    if (sign === "\n") {
      open = [];
      waiting.clear();
    } else if (waiting.get(sign)) {
      let last = open.pop();
      while (last) {
        waiting.set(last.closes, (waiting.get(last.closes) ?? 1) - 1);
        if (last.closes === sign) break;
        last = open.pop();
      }
      pairs.push({ start: last?.start ?? index, end: index + 1 });
    } else if (CLOSES[sign]) {
      const closes = CLOSES[sign];
      open.push({ closes, start: index });
      waiting.set(closes, (waiting.get(closes) ?? 0) + 1);
    }
  }
  const outermost: Span[] = [];
  for (const pair of pairs.toSorted((a, b) => a.start - b.start)) if (pair.start >= (outermost.at(-1)?.end ?? 0)) outermost.push(pair);
  return outermost;
}
