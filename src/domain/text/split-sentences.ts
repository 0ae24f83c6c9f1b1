import { toPlainText } from "./plain-text";

let last: { content: string; sentences: readonly string[] } | undefined;

/** The sentences of a page's HTML, headings, items and cells among them; those without a letter left out. Asked by one rule after another. */
export function splitSentences(content: string): readonly string[] {
  if (last?.content !== content) last = { content, sentences: split(content) };
  return last.sentences;
}

function split(content: string): string[] {
  return toPlainText(content.replace(/<\/(?:p|li|h\d|td|th|dt|dd)>/g, ". "))
    .split(/[.!?](?=\s)/)
    .filter((sentence) => /\p{L}/u.test(sentence));
}
