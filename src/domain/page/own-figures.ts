/** Most figures of its own one page may have. */
const MAX_OWN_FIGURES = 30;

/** Longest of them, in characters. */
const MAX_OWN_FIGURE_LENGTH = 80;

/**
 * Figures that an administrator answers for on one page, as typed, separated by semicolons or lines.
 * @example parseOwnFigures("R$ 900; 3 anos") // ["R$ 900", "3 anos"]
 */
export function parseOwnFigures(text: string): string[] {
  const figures = text.split(/[;\n]/).map((figure) => figure.trim().replace(/\s+/g, " "));
  return [...new Set(figures.filter(Boolean))];
}

/** Why the figures cannot be saved, as a sentence that says how to mend it; undefined when they can. */
export function checkOwnFigures(text: string): string | undefined {
  const figures = parseOwnFigures(text);
  if (figures.length > MAX_OWN_FIGURES) return `São ${figures.length} números. Use no máximo ${MAX_OWN_FIGURES}.`;
  const long = figures.find((figure) => figure.length > MAX_OWN_FIGURE_LENGTH);
  return long === undefined
    ? undefined
    : `O número “${long.slice(0, 30)}…” é longo demais. Use até ${MAX_OWN_FIGURE_LENGTH} caracteres e separe por ponto e vírgula.`;
}
