import { foldText } from "#domain/text/fold";
import { toPlainNumber } from "#domain/text/format";

/** A word, number, hour or sign of a text, as figures are compared. */
export interface Token {
  /** The same for all ways to write it: "#1400" of "1.400,00", "@8:00" of "08h", words without accents. */
  sign: string;
  kind: "number" | "word" | "mark";
  /** As it stands in the text. */
  raw: string;
  start: number;
  end: number;
}

const ENTITY = String.raw`&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31});|`;
const CLOCK = String.raw`(\d{1,2})[ \u00a0]?(?:hs?(\d{2})?(?:min)?|:(\d{2})(?:[ \u00a0]?hs?)?)(?![\p{L}\p{N}])`;
/** The full stop or comma after it is the sentence's. */
const NUMBER = String.raw`(\d(?:[\d.,]*\d)?)`;
const WORD = String.raw`(\p{L}[\p{L}\p{M}\p{N}]*\$?)`;
const OF_TEXT = new RegExp(`${CLOCK}|${NUMBER}|${WORD}|\\S`, "giu");
const OF_HTML = new RegExp(`${ENTITY}${CLOCK}|${NUMBER}|${WORD}|\\S`, "giu");

/** Units that are written in two ways; the sign is the one on the right. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  m: "metros",
  metro: "metros",
  m2: "m²",
  watt: "w",
  watts: "w",
  quilo: "kg",
  quilos: "kg",
  min: "minutos",
  x: "vezes",
};
const DASHES = /^[–—-]$/;
const NAMED_MARK = /^&(?:amp|lt|gt|quot|apos|[lr][sd]quo|[lr]aquo|[nm]dash|hellip|middot|bull|deg|times);$/i;
const NAMED_SPACE = /^&(?:nbsp|ensp|emsp|thinsp);$/i;

/** The tokens of a piece of text without tags; white space is none, and entities are signs where it is of HTML. */
export function readTokens(text: string, isHtml: boolean): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(isHtml ? OF_HTML : OF_TEXT)) {
    const [raw, hour, minute, colonMinute, number, word] = found;
    const token = { raw, start: found.index, end: found.index + raw.length };
    if (number !== undefined) tokens.push({ sign: signOfNumber(number), kind: "number", ...token });
    else if (hour !== undefined) tokens.push({ sign: `@${Number(hour)}:${minute ?? colonMinute ?? "00"}`, kind: "number", ...token });
    else if (word !== undefined) tokens.push({ sign: signOfWord(word), kind: "word", ...token });
    else if (raw.length > 1 && raw.startsWith("&")) tokens.push(...readEntity(raw).map((part) => ({ ...part, ...token })));
    else tokens.push({ sign: DASHES.test(raw) ? "-" : raw, kind: "mark", ...token });
  }
  return tokens;
}

/** What is no number as Brazilians write them, such as "1.5" or a date, equals only itself. */
function signOfNumber(raw: string): string {
  const plain = toPlainNumber(raw);
  return plain === undefined ? `?${raw}` : `#${plain}`;
}

function signOfWord(word: string): string {
  const plain = foldText(word);
  return (Object.hasOwn(SAME_WORDS, plain) ? SAME_WORDS[plain] : undefined) ?? plain;
}

/** A letter or digit in disguise is a word that equals nothing. */
function readEntity(raw: string): Pick<Token, "sign" | "kind">[] {
  if (NAMED_SPACE.test(raw)) return [];
  if (NAMED_MARK.test(raw)) return [{ sign: /dash/i.test(raw) ? "-" : raw, kind: "mark" }];
  if (!raw.startsWith("&#")) return [{ sign: raw, kind: "word" }];
  const code = /^&#x/i.test(raw) ? Number.parseInt(raw.slice(3), 16) : Number.parseInt(raw.slice(2), 10);
  const letter = code <= 0x10ffff ? String.fromCodePoint(code) : "";
  if (/\s/.test(letter)) return [];
  return [{ sign: raw, kind: /[\p{L}\p{N}$]/u.test(letter) ? "word" : "mark" }];
}
