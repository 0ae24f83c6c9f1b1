/** Most keywords one page may have. */
export const MAX_KEYWORDS = 20;

/** Longest keyword, in characters. */
const MAX_KEYWORD_LENGTH = 60;

/**
 * Keywords as typed, separated by commas or lines: trimmed, without empty and repeated ones.
 * @example parseKeywords("motor PPA, portão,, Motor ppa") // ["motor PPA", "portão"]
 */
export function parseKeywords(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(/[,;\n]/)
    .map((keyword) => keyword.trim().replace(/\s+/g, " "))
    .filter((keyword) => {
      const key = keyword.toLowerCase();
      if (key === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** Why the keywords cannot be saved, as a sentence that says how to mend it; undefined when they can. */
export function checkKeywords(text: string): string | undefined {
  const keywords = parseKeywords(text);
  if (keywords.length > MAX_KEYWORDS) return `São ${keywords.length} palavras-chave. Use no máximo ${MAX_KEYWORDS}.`;
  const long = keywords.find((keyword) => keyword.length > MAX_KEYWORD_LENGTH);
  return long === undefined
    ? undefined
    : `A palavra-chave “${long.slice(0, 30)}…” é longa demais. Use até ${MAX_KEYWORD_LENGTH} caracteres e separe por vírgulas.`;
}
