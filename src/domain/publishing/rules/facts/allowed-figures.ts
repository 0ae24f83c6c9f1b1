import type { FactTexts } from "#domain/facts/fact-names";
import type { Entry } from "#domain/knowledge/entry";
import { listNames } from "#domain/knowledge/entry-lexicon";
import type { StatedFigure } from "#domain/stated-figures/find-stated-figures";
import { foldLetters } from "#domain/text/fold";
import type { TextBlock } from "#domain/text/read-page-text";

/** Figures that a page may state, by their keys, and names in which digits stand. */
export interface AllowedFigures {
  keys: readonly ReadonlySet<string>[];
  /** Folded: "km 18", "dz rio 1/4". */
  names: readonly string[];
}

export function isAllowed({ key, start, end }: StatedFigure, { folded }: TextBlock, allowed: AllowedFigures): boolean {
  return allowed.keys.some((keys) => keys.has(key)) || allowed.names.some((name) => holds(folded, name, start, end));
}

/** Whether the name stands there with the figure in it. */
function holds(folded: string, name: string, start: number, end: number): boolean {
  return folded.slice(Math.max(0, end - name.length), start + name.length).includes(name);
}

/** Technical figures that an entry of the knowledge base states, and the laws it cites. */
export function listQuantities(entry: Entry): string[] {
  return [...(entry.quantities ?? []).map(({ text }) => text), ...(entry.kind === "law" ? entry.sources : [])];
}

/** What a page calls a law by, folded: what the law says in figures holds where one of them stands. */
export function listLawNames(law: Entry): string[] {
  return listNames(law).map(({ name }) => foldLetters(name));
}

const NAME_OF_SOMETHING = /-(?:nome|modelo)$/;

/** Names of products and places that hold digits. */
export function listNamesWithDigits(texts: FactTexts, places: readonly { name: string }[] = []): string[] {
  const named = Object.entries(texts).flatMap(([name, text]) => (NAME_OF_SOMETHING.test(name) ? [text] : []));
  return [...named, ...places.map(({ name }) => name)].filter((name) => /\d/.test(name));
}
