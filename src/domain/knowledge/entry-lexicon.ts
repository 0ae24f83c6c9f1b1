import { buildLexicon, findMatches, type Lexicon, type Match, type TitleWord } from "#domain/text/words";
import type { Entry } from "./entry";

type Nameable = Pick<Entry, "name" | "aliases" | "variants" | "not">;

/** An entry that a title names, or a variant of it. */
export interface EntryMatch<E extends Nameable = Entry> extends Omit<Match<E>, "value"> {
  entry: E;
  /** Id of the variant the title names: "magnetico" in "fim de curso magnético". */
  variant?: string | undefined;
}

/** What titles call every entry; phrases that mean something else lead to none. */
export type EntryLexicon<E extends Nameable = Entry> = Lexicon<Pick<EntryMatch<E>, "entry" | "variant"> | undefined>;

export function buildEntryLexicon<E extends Nameable>(entries: readonly E[]): EntryLexicon<E> {
  return buildLexicon(
    entries.flatMap((entry) => [
      ...listNames(entry).map(({ name, variant }) => [{ entry, variant }, name] as const),
      ...(entry.not ?? []).map((name) => [undefined, name] as const),
    ]),
  );
}

/** The entries a title names, in its order; the longest name wins at each word. */
export function findEntries<E extends Nameable>(words: readonly TitleWord[], lexicon: EntryLexicon<E>): EntryMatch<E>[] {
  return findMatches(words, lexicon).flatMap(({ value, start, end }) => (value ? [{ ...value, start, end }] : []));
}

/** Every name of an entry and of its variants, as written. */
export function listNames({ name, aliases, variants = [] }: Nameable): { name: string; variant?: string }[] {
  return [
    ...[name.one, name.many, ...aliases].map((one) => ({ name: one })),
    ...variants.flatMap(({ id, names }) => names.map((one) => ({ name: one, variant: id }))),
  ];
}
