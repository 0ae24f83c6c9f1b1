/** Words that are parted by spaces or lines. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** The words of each group; groups are parted by "|" or lines. */
export const wordGroups = (groups: string): string[][] =>
  groups
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((words) => words.split(" "));

/** What lexicons and phrase books are built of: values, each with what it is called, phrases parted by "|" or lines. */
export const namesOf = <Value extends string>(names: Readonly<Record<Value, string>>): [Value, string][] =>
  Object.entries<string>(names).map(([value, phrases]) => [value as Value, phrases.trim().replace(/\s*\n\s*/g, "|")]);
