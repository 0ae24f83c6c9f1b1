import { readTokens, type Token } from "./figure-tokens";
import { type FigureStep, isYear, type KnownFigure, type KnownFigures } from "./known-figures";
import { listPieces, readNeighbour, type TextPiece } from "./text-pieces";
import { isWhole } from "./whole-figure";

// The one place for what of a stored text states a fact by hand (decision 030).

/** Where a text states a figure of the register by hand. */
export interface FoundFigure {
  figure: KnownFigure;
  start: number;
  end: number;
}

/** Of one text; the others are found when these have been named. */
const MAX_FOUND = 500;
/** Every figure has a digit, but "uma vez por ano" and its like. */
const MAY_HOLD = /\d|vez/i;
/** Words before a year among which there must be a "desde". */
const YEAR_WORDS = 4;

/**
 * The figures of a text, in their order; the longest wins where several begin. Whole ones alone: neither the 800 of
 * R$ 8.000 nor the end of "2 a 4 horas". Takes time by the length of the text alone.
 */
export function findFigures(text: string, known: KnownFigures, isHtml: boolean): FoundFigure[] {
  const found: FoundFigure[] = [];
  for (const piece of listPieces(text, isHtml)) {
    const content = text.slice(piece.start, piece.end);
    if (!MAY_HOLD.test(content)) continue;
    const tokens = readTokens(content, isHtml);
    for (let at = 0; at < tokens.length; ) {
      const match = findLongest(tokens, at, known.first);
      const start = piece.start + (tokens[at]?.start ?? 0);
      at = match?.next ?? at + 1;
      const end = piece.start + (tokens[at - 1]?.end ?? 0);
      if (!match || (isHtml && isTornByTag(text, piece, start, end))) continue;
      found.push({ figure: match.figure, start, end });
      if (found.length === MAX_FOUND) return found;
    }
  }
  return found;
}

function findLongest(tokens: readonly Token[], from: number, first: FigureStep) {
  let longest: { figure: KnownFigure; next: number } | undefined;
  let step = first.next.get(tokens[from]?.sign ?? "");
  for (let next = from + 1; step; next += 1) {
    if (step.figure && isWhole(tokens, from, next) && isYearInPlace(tokens, from, next)) longest = { figure: step.figure, next };
    step = step.next.get(tokens[next]?.sign ?? "");
  }
  return longest;
}

/** "1999" may be anything; "desde 1999" is the year. */
function isYearInPlace(tokens: readonly Token[], from: number, next: number): boolean {
  const [year] = tokens.slice(from, next);
  if (next - from > 1 || !year?.sign.startsWith("#")) return true;
  return isYear([year]) && tokens.slice(Math.max(0, from - YEAR_WORDS), from).some(({ sign }) => sign === "desde");
}

/** Whether the word or number goes on beyond a tag: the 800 of `800<b>0</b>`. */
function isTornByTag(html: string, piece: TextPiece, start: number, end: number): boolean {
  if (start === piece.start && /(?:[\p{L}\p{N}$]|\d[.,/:-])$/u.test(readNeighbour(html, start, "before"))) return true;
  return end === piece.end && /^(?:[\p{L}\p{N}]|[.,/:]\d)/u.test(readNeighbour(html, end, "after"));
}
