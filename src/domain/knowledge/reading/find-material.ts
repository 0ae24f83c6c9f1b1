import { buildLexicon, findMatches, type TitleWord } from "#domain/text/words";
import type { EntryMatch } from "../entry-lexicon";
import type { Knowledge } from "../knowledge";

/** What a leaf is made of, by the entry that tells of it. */
const materials = buildLexicon([
  ["portao-de-madeira", "de madeira|em madeira|ripado|ripados"],
  ["portao-de-aluminio", "de alumínio|em alumínio|de lambril"],
  ["portao-de-ferro", "de ferro|em ferro|de aço|em aço|de chapa|de metalon|de grade|galvanizado"],
]);

/** In "conserto de portão de ferro" the name of the service takes the word that the material's begins with; "cabo de aço" is a cable. */
export function addMaterial(found: readonly EntryMatch[], words: readonly TitleWord[], { entries }: Knowledge): readonly EntryMatch[] {
  if (found[0]?.entry.kind === "component") return found;
  const match = findMatches(words, materials).find(({ start, end }) => !found.some((one) => one.start < end && start < one.end));
  const entry = match && entries.get(match.value);
  return entry && !found.some((one) => one.entry === entry) ? [...found, { entry, start: match.start, end: match.end }] : found;
}
