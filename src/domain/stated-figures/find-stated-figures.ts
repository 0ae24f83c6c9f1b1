import { onceFor } from "#domain/memo/once-for";
import { readPlainBlock, type TextBlock } from "#domain/text/read-page-text";
import type { TextToken } from "#domain/text/split-tokens";
import { isClaimed, isHarmless, isHarmlessThing, nameUnit } from "./counted-things";
import { readNumberWords } from "./number-words";
import { isClock, isRate, readUnit, scaleSign, signOf, spaced } from "./read-unit";

// The one place for what a text states by itself, in digits or in words.

/** A figure that a text states by itself, in digits or in words. */
export interface StatedFigure {
  start: number;
  end: number;
  /** The same for all ways to write it: "24 hora" of "24h" and of "vinte e quatro horas". */
  key: string;
}

type Tokens = readonly TextToken[];

/** A small number in words that is only a manner of speech unless it counts one of these: "um metro", "uma vez". */
const OF_ONE = new Set(["ano", "mes", "hora", "%", "real", "terco"]);
const OF_ONE_IN_TERMS = new Set(["dia", "semana", "minuto", "segundo"]);
const TERM_OPENERS = new Set(["ate", "dentro", "prazo", "apenas", "menos", "somente"]);
/** What a reader does for so long. */
const WAITS = new Set(
  "espere aguarde segure mantenha pressione aperte deixe conte observe durante video audio gravacao teste ensaio".split(" "),
);
const LARGE = 13;
const SPELLED_OUT = 5;
const LONELY = new Set(["unico", "unica", "so", "longos", "bons", "boas", "inteiros"]);
const DAYTIMES = new Set(["manha", "tarde", "noite"]);
const LABELS = new Set("passo etapa item fase dica parte figura opcao nivel linha linhas km".split(" "));
/** Telephones that everybody may be told. */
const EMERGENCY = new Set(["190", "192", "193", "199"]);
const ORDINAL = new Set(["º", "ª", "°", "o", "a", "os", "as"]);
const STREETS = new Set(["rua", "avenida", "av", "praca", "largo", "viaduto", "travessa"]);
const YEARS_AFTER = new Set(["em", "de", "desde", "ate", "ano"]);
const ERAS = new Set(["seculo", "anos"]);
const MOST_STEPS = 30;

/**
 * Figures of a text that are neither facts by their names, numbered steps, ordinals nor manners of speech. Takes time by
 * the length of the text alone; of the same block once, for it stands on many pages.
 * @example findStatedFigures(block of "Dura dez anos, em 2 folhas.") // "10 ano"
 */
export const findStatedFigures = onceFor(({ tokens }: Pick<TextBlock, "tokens">): readonly StatedFigure[] => {
  const found: StatedFigure[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { kind } = tokens[at] as TextToken;
    const read = kind === "number" ? readDigits(tokens, at) : kind === "word" ? readWords(tokens, at) : undefined;
    if (read?.key !== undefined)
      found.push({ start: tokens[read.first]?.start ?? 0, end: tokens[read.next - 1]?.end ?? 0, key: read.key.trim() });
    at = Math.max(at + 1, read?.next ?? 0);
  }
  return found;
});

/** The figures of texts, by their keys: what is listed stands in whatever way it is written. */
export function listFigureKeys(texts: Iterable<string>): Set<string> {
  const keys = new Set<string>();
  for (const text of texts) {
    const block = readPlainBlock(text, "");
    if (block) for (const { key } of findStatedFigures(block)) keys.add(key);
  }
  return keys;
}

interface Read {
  first: number;
  next: number;
  /** None for a number that states nothing. */
  key?: string;
}

function readDigits(tokens: Tokens, at: number): Read {
  const { sign } = tokens[at] as TextToken;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const whole = { first: at, next: at + 1 };
  const isGlued = after !== undefined && after.start === tokens[at]?.end;
  if (isGlued && ORDINAL.has(after.sign) && sign.length < 4) return { ...whole, next: at + 2 };
  if (at === 0 && Number(sign) <= MOST_STEPS && after && ".):-–".includes(after.sign) && tokens.length > 2) return whole;
  if (before && LABELS.has(before.sign) && !sign.includes(",")) return whole;
  // A code: "IP44", "CR2032".
  if (before?.kind === "word" && before.end === tokens[at]?.start) return { first: at - 1, next: at + 1, key: `${before.sign}${sign}` };
  if (isGlued && after.sign === "-" && isName(tokens, at + 2)) return whole;
  const read = readUnit(tokens, at + 1);
  const { unit, next, scale = 1 } = isYear(tokens, at, read.unit) ? { unit: "", next: at + 1 } : read;
  if (EMERGENCY.has(sign) && unit === "") return whole;
  const isMoney = before?.sign === "$";
  const isTimesSign = unit === "vez" && tokens[next - 1]?.sign === "x";
  if (!isMoney && !isTimesSign && isHarmless(Number(sign), unit) && !isRate(tokens, next, unit)) return { ...whole, next };
  return {
    first: isMoney ? at - (tokens[at - 2]?.sign === "r" ? 2 : 1) : at,
    next,
    key: `${scaleSign(signOf(sign), scale)}${isMoney ? " real" : isClock(sign) ? " hora" : spaced(unit)}`,
  };
}

/** "A mudança de 2019 tirou": what follows a year is not counted by it, unless it may be. */
function isYear(tokens: Tokens, at: number, unit: string): boolean {
  if (!/^(?:19|20)\d\d$/.test(tokens[at]?.sign ?? "") || !YEARS_AFTER.has(tokens[at - 1]?.sign ?? "")) return false;
  return unit !== "" && unit !== "%" && !isClaimed(Number.POSITIVE_INFINITY, unit, []);
}

/** The "Diamante" of "8-Diamante", and not the "horas" of "24-horas". */
function isName(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  return token?.kind === "word" && token.start === tokens[at - 1]?.end && !isClaimed(0, nameUnit(token.sign), []);
}

function readWords(tokens: Tokens, at: number): Read | undefined {
  const number = readNumberWords(tokens, at);
  if (!number) return readHalf(tokens, at);
  const before = tokens[at - 1]?.sign ?? "";
  const { value, next: unitAt } = number;
  const whole = { first: at, next: unitAt };
  if (before === "nota" || before === "estrela") return { ...whole, first: at - 1, key: `nota ${value}` };
  const isLonely = LONELY.has(tokens[unitAt]?.sign ?? "");
  const spelled = countSpelled(tokens, at);
  if (spelled >= SPELLED_OUT) return { first: at, next: at + spelled, key: "#" };
  const { unit, next } = readUnit(tokens, isLonely ? unitAt + 1 : unitAt);
  const found = { ...whole, next, key: `${value} ${unit}` };
  if (unit === "vez" || unit === "parcela") return isRate(tokens, next, unit) ? found : whole;
  if (value === 1 && isSudden(tokens, next)) return whole;
  if (value === 1)
    return OF_ONE.has(unit) || (OF_ONE_IN_TERMS.has(unit) && (isTerm(tokens, at) || (isLonely && before === "em"))) ? found : whole;
  if (value >= LARGE) return isDate(tokens, at, unitAt) || ERAS.has(before) || isHarmlessThing(unit) ? whole : found;
  if (isPause(tokens, at, unit) || isExample(tokens, next, unit) || (unit === "mes" && before.startsWith("ultimo"))) return whole;
  if (unit === "%" || isClaimed(value, unit, wordsBefore(tokens, at))) return found;
  return isOpeningHour(tokens, at, unitAt) ? { ...whole, key: `${value} hora` } : whole;
}

/** How many numbers in words stand one after the other: a telephone is spelled out. */
function countSpelled(tokens: Tokens, at: number): number {
  let count = 0;
  while (tokens[at + count] && readNumberWords(tokens, at + count)?.next === at + count + 1) count += 1;
  return count;
}

/** "Meia hora", and no "meia altura". */
function readHalf(tokens: Tokens, at: number): Read | undefined {
  const [half, unit] = [tokens[at]?.sign, tokens[at + 1]?.sign];
  if ((half === "meia" && (unit === "hora" || unit === "duzia")) || (half === "meio" && (unit === "hp" || unit === "cv")))
    return { first: at, next: at + 2, key: `0,5 ${unit}` };
  return undefined;
}

/** "De uma hora para outra" is no hour. */
function isSudden(tokens: Tokens, at: number): boolean {
  const [to, sign] = [tokens[at]?.sign, tokens[at + 1]?.sign];
  return (to === "para" || to === "pra") && (sign === "outra" || (sign === "a" && tokens[at + 2]?.sign === "outra"));
}

/** "Em até um dia", and no "um dia a folha cai". */
function isTerm(tokens: Tokens, at: number): boolean {
  const [before, further] = [tokens[at - 1]?.sign ?? "", tokens[at - 2]?.sign ?? ""];
  return TERM_OPENERS.has(before === "de" ? further : before) && further !== "desde";
}

/** "Segure por dez segundos": how long a reader does something. */
const isPause = (tokens: Tokens, at: number, unit: string): boolean =>
  (unit === "segundo" || unit === "minuto") && wordsBefore(tokens, at).some((word) => WAITS.has(word));

const MEASURES = new Set(["metro", "m2", "centimetro", "kg"]);
const EXAMPLE_REACH = 14;

/** "Uma folha de três metros por dois, por exemplo". */
function isExample(tokens: Tokens, next: number, unit: string): boolean {
  if (!MEASURES.has(unit)) return false;
  const near = tokens.slice(Math.max(0, next - EXAMPLE_REACH), next + EXAMPLE_REACH);
  return near.some(({ sign }, place) => sign === "exemplo" && near[place - 1]?.sign === "por");
}

const REACH = 5;

const wordsBefore = (tokens: Tokens, at: number): string[] => tokens.slice(Math.max(0, at - REACH), at).map(({ sign }) => sign);

/** A street's name: "Rua Vinte e Três de Maio", "a Vinte e Três". */
function isDate(tokens: Tokens, at: number, next: number): boolean {
  if ([tokens[at - 1], tokens[at - 2]].some((token) => STREETS.has(token?.sign ?? ""))) return true;
  return tokens[next]?.sign === "de" && MONTHS.has(tokens[next + 1]?.sign ?? "");
}
const MONTHS = new Set("janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro".split(" "));

/** The first end of "das oito às dezoito", of "das seis da manhã às dez da noite" too. */
function isOpeningHour(tokens: Tokens, at: number, next: number): boolean {
  if (tokens[at - 1]?.sign !== "das" && tokens[at - 1]?.sign !== "de") return false;
  const to = tokens[next]?.sign === "da" && DAYTIMES.has(tokens[next + 1]?.sign ?? "") ? next + 2 : next;
  return tokens[to]?.sign === "as" && readNumberWords(tokens, to + 1) !== undefined;
}
