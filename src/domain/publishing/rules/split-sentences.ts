import { toPlainText } from "#domain/page/plain-text";

/** The sentences of a page's HTML, headings, items and cells among them; those without a letter left out. */
export function splitSentences(content: string): string[] {
  return toPlainText(content.replace(/<\/(?:p|li|h\d|td|th|dt|dd)>/g, ". "))
    .split(/[.!?](?=\s)/)
    .filter((sentence) => /\p{L}/u.test(sentence));
}
