import { toPlainNumber } from "#domain/text/format";
import type { TextToken } from "#domain/text/split-tokens";
import { nameUnit } from "./counted-things";
import { readNumberWords, SCALES } from "./number-words";

type Tokens = readonly TextToken[];

const PERIODS = new Set("ano semestre trimestre".split(" "));
const RANGE = new Set(["a", "ate", "ou", "e", "-", "–", "—"]);
const TIMES = new Set(["iguais", "fixas", "mensais"]);
const NO_UNIT = new Set("de da do das dos e ou a o as os em no na nos nas com para por que mais se ate como ja sao foi ser".split(" "));
/** Of a row of ranges: "2 a 4 a 6 horas". */
const MOST_ENDS = 4;

interface Unit {
  unit: string;
  next: number;
  /** How many times the number: "10 mil". */
  scale?: number;
}

/** What is counted, and where it ends: the unit after a range belongs to both of its ends. */
export function readUnit(tokens: Tokens, from: number, ends = MOST_ENDS): Unit {
  const token = tokens[from];
  if (!token || ends === 0) return { unit: "", next: from };
  if (token.sign === "%") return { unit: "%", next: from + 1 };
  if (token.sign === "°" && tokens[from + 1]?.sign === "c") return { unit: "°c", next: from + 2 };
  if (token.sign === "por" && tokens[from + 1]?.sign === "cento") return { unit: "%", next: from + 2 };
  if (token.sign === "de" && tokens[from + 1]?.sign === "reais") return { unit: "real", next: from + 2 };
  if (RANGE.has(token.sign)) {
    const other = tokens[from + 1];
    const words = other?.kind === "word" ? readNumberWords(tokens, from + 1) : undefined;
    if (other?.kind === "number" || words) return { unit: readUnit(tokens, words?.next ?? from + 2, ends - 1).unit, next: from };
    if (token.kind === "mark") return { unit: "", next: from };
  }
  if (token.kind !== "word" || NO_UNIT.has(token.sign)) return { unit: "", next: from };
  const scale = SCALES.get(token.sign);
  if (scale) return { ...readUnit(tokens, from + 1, ends - 1), scale };
  return readSquare(tokens, from) ?? { unit: nameUnit(token.sign), next: from + 1 };
}

/** "8h30", "12 m²", "12 metros quadrados". */
function readSquare(tokens: Tokens, from: number): { unit: string; next: number } | undefined {
  const [token, after] = [tokens[from], tokens[from + 1]];
  if (token?.sign === "h" && after?.kind === "number" && after.start === token.end)
    return { unit: after.sign === "00" ? "hora" : `:${after.sign} hora`, next: from + 2 };
  if (token?.sign === "m" && after?.start === token.end && (after.sign === "²" || after.sign === "2"))
    return { unit: "m2", next: from + 2 };
  if (nameUnit(token?.sign ?? "") === "metro" && after?.sign.startsWith("quadrado")) return { unit: "m2", next: from + 2 };
  return undefined;
}

const PAYS = /^(?:parcel|divid|pag)/;

/** "Parcelamos em doze parcelas", "divide em até dez vezes". */
function isDivided(tokens: Tokens, next: number): boolean {
  const before = tokens.slice(Math.max(0, next - PAYS_REACH), next - 1).map(({ sign }) => sign);
  return before.includes("em") && before.some((sign) => PAYS.test(sign));
}

const PAYS_REACH = 7;

/** "Duas vezes por ano", "dez vezes sem juros", and no "duas vezes seguidas". */
export function isRate(tokens: Tokens, next: number, unit: string): boolean {
  if (unit !== "vez" && unit !== "parcela") return false;
  const [after, further] = [tokens[next]?.sign ?? "", tokens[next + 1]?.sign ?? ""];
  return (
    TIMES.has(after) ||
    after + further === "nocartao" ||
    after + further === "semjuros" ||
    isDivided(tokens, next) ||
    (["por", "ao", "a"].includes(after) && PERIODS.has(further))
  );
}

/** @example scaleSign("2,5", 1000) // "2500" */
export const scaleSign = (sign: string, scale: number): string =>
  scale === 1 ? sign : String(Number(sign.replace(",", ".")) * scale).replace(".", ",");

export const isClock = (raw: string) => /^\d{1,2}:\d\d$/.test(raw);
/** The minutes of an hour stand right after it. */
export const spaced = (unit: string) => (unit.startsWith(":") ? unit : ` ${unit}`);

/** Most numbers of a text: their own sign already. */
const PLAIN = /^[1-9]\d*$/;

/** What is no number as Brazilians write them, such as a date, equals only itself. */
export function signOf(raw: string): string {
  if (PLAIN.test(raw)) return raw;
  const [, hour, minute] = /^(\d{1,2}):(\d\d)$/.exec(raw) ?? [];
  if (hour !== undefined) return minute === "00" ? String(Number(hour)) : `${Number(hour)}:${minute}`;
  return toPlainNumber(raw) ?? raw;
}
