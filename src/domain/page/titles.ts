import { toSlug } from "#domain/text/slug";

/** In characters. */
export const MAX_TITLE_LENGTH = 200;

export const MAX_TITLES_PER_RUN = 500;

/** One line of plain text: control characters and runs of white space become single spaces, the ends are trimmed. */
export const tidyLine = (text: string): string => text.replace(/[\p{Cc}\s\u200B\u202A-\u202E\u2060-\u2069]+/gu, " ").trim();

/** As `tidyLine`, line by line; of several blank lines one stays. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Why a title cannot become a page, as a sentence that says how to mend it; undefined when it can. */
export function checkTitle(title: string): string | undefined {
  const length = [...title].length;
  if (length > MAX_TITLE_LENGTH) {
    return `O título tem ${length} caracteres. Encurte para no máximo ${MAX_TITLE_LENGTH}.`;
  }
  if (toSlug(title) === "") return "O título precisa ter letras ou números. Escreva o assunto da página com palavras.";
  return undefined;
}
