export const MAX_KEYWORDS = 20;
/** Longest keyword, in characters. */
const MAX_KEYWORD_LENGTH = 60;

/** Most figures of its own one page may have. */
const MAX_OWN_FIGURES = 30;
/** Longest of them, in characters. */
const MAX_OWN_FIGURE_LENGTH = 80;

/**
 * Keywords as typed, separated by commas, semicolons or lines: trimmed, without empty and repeated ones.
 * @example parseKeywords("motor PPA, portão,, Motor ppa") // ["motor PPA", "portão"]
 */
export const parseKeywords = (text: string): string[] => split(text, /[,;\n]/, (keyword) => keyword.toLowerCase());

/**
 * Figures that an administrator answers for on one page, as typed, separated by semicolons or lines.
 * @example parseOwnFigures("R$ 900; 3 anos") // ["R$ 900", "3 anos"]
 */
export const parseOwnFigures = (text: string): string[] => split(text, /[;\n]/, (figure) => figure);

/** Why the keywords cannot be saved, as a sentence that says how to mend it; undefined when they can. */
export function checkKeywords(text: string): string | undefined {
  const keywords = parseKeywords(text);
  if (keywords.length > MAX_KEYWORDS) return `São ${keywords.length} palavras-chave. Use no máximo ${MAX_KEYWORDS}.`;
  const long = findLong(keywords, MAX_KEYWORD_LENGTH);
  return long && `A palavra-chave “${long}…” é longa demais. Use até ${MAX_KEYWORD_LENGTH} caracteres e separe por vírgulas.`;
}

/** The same of the figures. */
export function checkOwnFigures(text: string): string | undefined {
  const figures = parseOwnFigures(text);
  if (figures.length > MAX_OWN_FIGURES) return `São ${figures.length} números. Use no máximo ${MAX_OWN_FIGURES}.`;
  const long = findLong(figures, MAX_OWN_FIGURE_LENGTH);
  return long && `O número “${long}…” é longo demais. Use até ${MAX_OWN_FIGURE_LENGTH} caracteres e separe por ponto e vírgula.`;
}

function split(text: string, parts: RegExp, keyOf: (one: string) => string): string[] {
  const typed = text.split(parts).map((one) => one.trim().replace(/\s+/g, " "));
  return [...Map.groupBy(typed.filter(Boolean), keyOf).values()].flatMap((same) => same.slice(0, 1));
}

/** How the first begins that is too long. */
const findLong = (texts: readonly string[], most: number) => texts.find(({ length }) => length > most)?.slice(0, 30);
