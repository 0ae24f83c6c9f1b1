import { onceForText } from "../memo/once-for-text";
import { toPlainText } from "./plain-text";

/** The sentences of a page's HTML, headings, items and cells among them; those without a letter left out. Asked by one rule after another. */
export const splitSentences = onceForText(1, (content): readonly string[] =>
  toPlainText(content.replace(/<\/(?:p|li|h\d|td|th|dt|dd)>/g, ". "))
    .split(/[.!?](?=\s)/)
    .filter((sentence) => /\p{L}/u.test(sentence)),
);
