import { readTokens, type Token } from "./figure-tokens";
import { isYear, type KnownFigure, type KnownFigures, startOf } from "./known-figures";
import { listPieces, readNeighbour, type TextPiece } from "./text-pieces";

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
      const match = findLongest(tokens, at, known);
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

function findLongest(tokens: readonly Token[], from: number, { spellings }: KnownFigures) {
  const sign = tokens[from]?.sign ?? "";
  // Those of two signs and more stand before the one of a sign alone.
  const begun = [startOf([sign, tokens[from + 1]?.sign ?? ""]), sign].flatMap((start) => spellings.get(start) ?? []);
  for (const { signs, figure } of begun) {
    const next = from + signs.length;
    const isWritten = signs.every((sign, place) => tokens[from + place]?.sign === sign);
    if (isWritten && isWhole(tokens, from, next) && isYearInPlace(tokens, from, next)) return { figure, next };
  }
  return undefined;
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

const THOUSANDS = new Set(["mil", "milhao", "milhoes", "mi", "bilhao", "bilhoes"]);
const BETWEEN = new Set(["a", "ate", "ou", "-"]);
/** What a term may go on with: "1 ano e 6 meses". */
const SMALLER_UNITS: Readonly<Record<string, readonly string[]>> = {
  ano: ["mes", "meses", "dia", "dias"],
  anos: ["mes", "meses", "dia", "dias"],
  mes: ["dia", "dias", "semana", "semanas"],
  meses: ["dia", "dias", "semana", "semanas"],
  dia: ["hora", "horas"],
  dias: ["hora", "horas"],
  hora: ["minutos", "minuto"],
  horas: ["minutos", "minuto"],
  minuto: ["segundos", "segundo"],
  minutos: ["segundos", "segundo"],
};

/** Whether the tokens of that range are a figure by themselves, and no part of a word, a number, a range or a longer term. */
export const isWhole = (tokens: readonly Token[], from: number, next: number): boolean =>
  !isGluedBefore(tokens, from) && !isGluedAfter(tokens, next) && !goesOnBefore(tokens, from, next) && !goesOnAfter(tokens, next);

function isGluedBefore(tokens: readonly Token[], from: number): boolean {
  const first = tokens[from];
  const before = tokens[from - 1];
  if (!first || before?.end !== first.start) return false;
  if (before.kind !== "mark" || before.sign === "$") return true;
  // The 2 of "1/2", the 4 of "2-4", and what follows a letter and a dash.
  const further = tokens[from - 2];
  return first.kind === "number" && ".,/:-".includes(before.sign) && further?.end === before.start && further.kind !== "mark";
}

function isGluedAfter(tokens: readonly Token[], next: number): boolean {
  const last = tokens[next - 1];
  const after = tokens[next];
  if (!last || after?.start !== last.end) return false;
  if (after.kind !== "mark") return true;
  const further = tokens[next + 1];
  return ".,/:".includes(after.sign) && further?.start === after.end && further.kind === "number";
}

/** The end of "1 800 reais", of "2 a 4 horas" and of "1 ano e 6 meses". */
function goesOnBefore(tokens: readonly Token[], from: number, next: number): boolean {
  if (tokens[from]?.kind !== "number") return false;
  const [ground, further, before] = [tokens[from - 3], tokens[from - 2], tokens[from - 1]];
  if (before?.kind === "number") return true;
  if (further?.kind === "number") return BETWEEN.has(before?.sign ?? "") && ground?.sign !== "r$";
  return before?.sign === "e" && isSmaller(further?.sign, tokens[next - 1]?.sign);
}

/** The beginning of "R$ 800 mil", of "R$ 800 a 900", of "2 anos e meio" and of "1 ano e 6 meses". */
function goesOnAfter(tokens: readonly Token[], next: number): boolean {
  const [last, after, further, beyond] = tokens.slice(next - 1, next + 3);
  if (last?.kind === "number") {
    if (after?.kind === "number" || THOUSANDS.has(after?.sign ?? "")) return true;
    return BETWEEN.has(after?.sign ?? "") && further?.kind === "number";
  }
  if (after?.sign !== "e") return false;
  return further?.sign === "meio" || further?.sign === "meia" || (further?.kind === "number" && isSmaller(last?.sign, beyond?.sign));
}

const isSmaller = (unit = "", than = ""): boolean => Object.hasOwn(SMALLER_UNITS, unit) && (SMALLER_UNITS[unit]?.includes(than) ?? false);
