/** What a text consists of: words, numbers as they are grouped ("1.400,00", "1/4", "24/7"), other signs, and facts by their names. */
export interface TextToken {
  kind: "word" | "number" | "mark" | "fact";
  /** Lower case without accents; of a fact its quote. */
  sign: string;
  start: number;
  end: number;
}

const LETTER_BEYOND_ASCII = /[\p{L}\p{M}]/u;
const OPEN_BRACE = 0x7b;

/** The tokens of a folded text, in time linear in its length; white space is none. */
export function splitTokens(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  for (let start = 0; start < text.length; ) {
    const code = text.charCodeAt(start);
    if (code <= 0x20 || code === 0xa0) {
      start += 1;
      continue;
    }
    let kind: TextToken["kind"] = "mark";
    let end = start + 1;
    if (isLetter(text, start)) {
      kind = "word";
      while (end < text.length && isLetter(text, end)) end += 1;
    } else if (isDigit(code)) {
      kind = "number";
      end = findNumberEnd(text, end);
    } else if (code === OPEN_BRACE) {
      const factEnd = findFactEnd(text, start);
      if (factEnd > start) [kind, end] = ["fact", factEnd];
    }
    tokens.push({ kind, sign: text.slice(start, end), start, end });
    start = end;
  }
  return tokens;
}

/** Digits, and the signs between them that group or divide: the full stop of a sentence is none. */
function findNumberEnd(text: string, from: number): number {
  let end = from;
  for (;;) {
    while (isDigit(text.charCodeAt(end))) end += 1;
    const sign = text[end];
    if ((sign !== "." && sign !== "," && sign !== "/" && sign !== ":") || !isDigit(text.charCodeAt(end + 1))) return end;
    end += 2;
  }
}

const LONGEST_NAME = 80;

/** Where the quote of a fact ends that begins there; there, when none does. */
function findFactEnd(text: string, start: number): number {
  if (text[start + 1] !== "{") return start;
  for (let at = start + 2; at < Math.min(text.length, start + LONGEST_NAME); at += 1) {
    const sign = text[at];
    if (sign === "{") return start;
    if (sign === "}") return text[at + 1] === "}" && at > start + 2 ? at + 2 : start;
  }
  return start;
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return LETTER_BEYOND_ASCII.test(text[at] as string);
}
