import { onceFor } from "#domain/memo/once-for";
import { foldText } from "#domain/text/fold";
import { listNames } from "./entry-lexicon";
import { listEntryTexts } from "./entry-texts";
import type { Knowledge } from "./knowledge";

/** Every word that names and texts of the trade are made of, in lower case without accents. */
export const listVocabulary = onceFor((knowledge: Knowledge): ReadonlySet<string> => {
  const texts = [...knowledge.entries.values()].flatMap((entry) => [
    ...listNames(entry).map(({ name }) => name),
    ...listEntryTexts(entry).map(({ text }) => text),
  ]);
  return new Set(foldText(texts.join(" ")).match(/[\p{L}\p{N}]+/gu));
});
