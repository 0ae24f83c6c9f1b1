import { withoutTags } from "./plain-text";

/** Lengths between which search engines show a description whole and it still says something. */
const GOOD_DESCRIPTION = { min: 70, max: 160 } as const;

export function countWords(html: string): number {
  const text = withoutTags(html, " ")
    .replace(/&(?:nbsp|#160);/g, " ")
    .trim();
  return text === "" ? 0 : text.split(/\s+/).length;
}

/** What to make of a description's length, for who writes it. @param without what stands in its place */
export function judgeDescription(description: string, without = "a página recebe a descrição padrão"): string {
  const { length } = [...description.trim()];
  if (length === 0) return `Em branco, ${without}.`;
  if (length < GOOD_DESCRIPTION.min) return `Curta: o ideal são ${GOOD_DESCRIPTION.min} a ${GOOD_DESCRIPTION.max} caracteres.`;
  if (length > GOOD_DESCRIPTION.max) return `Longa: os buscadores cortam depois de ${GOOD_DESCRIPTION.max} caracteres.`;
  return "Bom tamanho para os buscadores.";
}
