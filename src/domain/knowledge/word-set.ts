import type { Match } from "#domain/text/words";

/** Words that are parted by spaces or lines. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Several sets of such words, by what each is of. */
export const wordSets = <Name extends string>(lists: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(lists).map(([name, words]) => [name, wordSet(words)])) as Record<Name, ReadonlySet<string>>;

/** The words of each group; groups are parted by "|" or lines. */
export const wordGroups = (groups: string): string[][] =>
  groups
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((words) => words.split(" "));

/** What lexicons and phrase books are built of: values, each with what it is called, phrases parted by "|" or lines. */
export const namesOf = <Value extends string>(names: Readonly<Record<Value, string>>): [Value, string][] =>
  Object.entries<string>(names).map(([value, phrases]) => [value as Value, phrases.trim().replace(/\s*\n\s*/g, "|")]);

/** Whether a word, by its index, is one of those that were found. */
export const isAmong =
  (found: readonly Omit<Match<unknown>, "value">[]) =>
  (index: number): boolean =>
    found.some(({ start, end }) => index >= start && index < end);
