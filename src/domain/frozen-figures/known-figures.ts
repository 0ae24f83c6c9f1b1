import type { FactTexts } from "../facts/fact-names";
import { readTokens, type Token } from "./figure-tokens";

/** A figure that facts of the register state. */
export interface KnownFigure {
  /** As the register writes it: "R$ 800". */
  text: string;
  /** The facts that read so, in the register's order. */
  names: string[];
}

/** A way to write a figure. */
interface Spelling {
  signs: readonly string[];
  figure: KnownFigure;
}

/** The register's figures, by all ways to write them. */
export interface KnownFigures {
  /** What the facts read today. */
  texts: FactTexts;
  /** By how they start, the longest first. */
  spellings: ReadonlyMap<string, readonly Spelling[]>;
}

/** Of a statement that is longer nobody writes the very same. */
const MAX_SIGNS = 40;
/** What stands between the ends of a range. */
const RANGE_SIGNS = ["a", "ate", "-"];

/** What a fact read before: who wrote that by hand meant the fact. */
export interface FormerText {
  name: string;
  text: string;
}

/** By what a spelling is found: its first two signs, or the only one. */
export const startOf = (signs: readonly string[]): string => signs.slice(0, 2).join(" ");

/** The amounts, terms, hours and measures among the texts of a register, those of today before those of former days. */
export function listFigures(texts: FactTexts, former: readonly FormerText[] = []): KnownFigures {
  const known = new Map<string, Spelling>();
  const today = Object.entries(texts).map(([name, text]) => ({ name, text }));
  for (const { name, text } of [...today, ...former]) {
    const tokens = readTokens(text, false);
    if (tokens.length > MAX_SIGNS || !holdsFigure(tokens)) continue;
    const written = new Map(listSpellings(tokens.map(({ sign }) => sign)).map((signs) => [signs.join(" "), signs]));
    const [figure = { text, names: [] }] = [...written.keys()].flatMap((key) => known.get(key)?.figure ?? []);
    if (!figure.names.includes(name)) figure.names.push(name);
    for (const [key, signs] of written) if (!known.has(key)) known.set(key, { signs, figure });
  }
  const spellings = Map.groupBy(known.values(), ({ signs }) => startOf(signs));
  for (const sameStart of spellings.values()) sameStart.sort((one, other) => other.signs.length - one.signs.length);
  return { texts, spellings };
}

/** A number with what it counts, a clock, a year, or "uma vez por ano"; a name or a CNPJ is none. */
function holdsFigure(tokens: readonly Token[]): boolean {
  if (isYear(tokens)) return true;
  return tokens.some(({ sign }, place) => {
    const next = tokens[place + 1];
    if (sign.startsWith("@") || sign === "vez" || sign === "vezes") return true;
    if (sign === "r$") return next?.sign.startsWith("#") ?? false;
    return sign.startsWith("#") && next !== undefined && (next.kind === "word" || next.sign === "%");
  });
}

/** Whether a text is a year and nothing else: it counts only where a text says "desde". */
export const isYear = (tokens: readonly Pick<Token, "raw">[]) => tokens.length === 1 && /^(?:19|20)\d\d$/.test(tokens[0]?.raw ?? "");

/** All ways to write the same figure. */
function listSpellings(signs: readonly string[]): string[][] {
  const place = signs.findIndex(
    (sign, at) => sign === "a" && isNumber(signs[at - 1]) && (signs[at + 1] === "r$" || isNumber(signs[at + 1])),
  );
  const ranges = place < 0 ? [[...signs]] : RANGE_SIGNS.map((between) => signs.with(place, between));
  return ranges.flatMap((spelling) => [spelling, ...listAmounts(spelling), ...listMoreThan(spelling)]);
}

/** "R$ 800" is "800 reais", and in a range one sign of the currency is enough. */
function listAmounts(signs: string[]): string[][] {
  const bare = signs.filter((sign) => sign !== "r$");
  if (signs[0] !== "r$" || bare.some((sign) => !isNumber(sign) && !RANGE_SIGNS.includes(sign))) return [];
  const spellings = [
    [...bare, "reais"],
    [...signs, "reais"],
  ];
  return bare.length === 1 ? spellings : [...spellings, ["r$", ...bare], ["r$", ...bare, "reais"]];
}

/** "mais de 10.000 clientes" is "10.000+ clientes". */
function listMoreThan(signs: string[]): string[][] {
  const [more, than, number, ...rest] = signs;
  return more === "mais" && than === "de" && number && isNumber(number)
    ? [
        [number, "+", ...rest],
        ["+", than, number, ...rest],
      ]
    : [];
}

const isNumber = (sign: string | undefined) => sign?.startsWith("#") ?? false;
