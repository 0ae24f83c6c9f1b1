import { foldText } from "#domain/generation/title/title-words";
import { listNames } from "./entry-lexicon";
import { listEntryTexts } from "./entry-texts";
import type { Knowledge } from "./knowledge";

const built = new WeakMap<Knowledge, ReadonlySet<string>>();

/** Every word that names and texts of the trade are made of, in lower case without accents. */
export function listVocabulary(knowledge: Knowledge): ReadonlySet<string> {
  const known = built.get(knowledge);
  if (known) return known;
  const texts = [...knowledge.entries.values()].flatMap((entry) => [
    ...listNames(entry).map(({ name }) => name),
    ...listEntryTexts(entry).map(({ text }) => text),
  ]);
  const words = new Set(foldText(texts.join(" ")).match(/[\p{L}\p{N}]+/gu));
  built.set(knowledge, words);
  return words;
}
