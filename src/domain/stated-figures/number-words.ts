import type { TextToken } from "#domain/text/split-tokens";

const LISTS: readonly [first: number, step: number, words: string][] = [
  [1, 1, "um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove"],
  [20, 10, "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa"],
  [100, 100, "cem duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos"],
  [200, 100, "duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas"],
];
const VALUES = new Map<string, number>([
  ...LISTS.flatMap(([first, step, words]) => words.split(" ").map((word, place): [string, number] => [word, first + place * step])),
  ["uma", 1],
  ["duas", 2],
  ["catorze", 14],
  ["dezasseis", 16],
  ["cento", 100],
  ["cincoenta", 50],
]);
export const SCALES: ReadonlyMap<string, number> = new Map([
  ["mil", 1000],
  ["milhao", 1_000_000],
  ["milhoes", 1_000_000],
]);

/**
 * The number in words that begins at a token; undefined when none does.
 * @example readNumberWords(tokens of "vinte e quatro horas", 0) // { value: 24, next: 3 }
 */
export function readNumberWords(tokens: readonly TextToken[], from: number): { value: number; next: number } | undefined {
  const first = tokens[from]?.sign ?? "";
  if (!VALUES.has(first) && !SCALES.has(first)) return undefined;
  let [total, group, last] = [0, 0, Number.POSITIVE_INFINITY];
  let next = from;
  for (let at = from; at < tokens.length; ) {
    const isJoined = at > from && tokens[at]?.sign === "e";
    const sign = tokens[isJoined ? at + 1 : at]?.sign ?? "";
    const scale = SCALES.get(sign);
    const value = VALUES.get(sign);
    if (scale !== undefined && !isJoined && total === 0) {
      total = (group || 1) * scale;
      [group, last] = [0, scale];
    } else if (value !== undefined && value < last && digitsOf(value) < digitsOf(last) && (at === from || isJoined || last >= 1000)) {
      group += value;
      last = value < 20 ? 1 : value;
    } else break;
    at += isJoined ? 2 : 1;
    next = at;
  }
  return next > from ? { value: total + group, next } : undefined;
}

const digitsOf = (value: number): number => (value < 20 && value > 9 ? 1 : String(value).length);
