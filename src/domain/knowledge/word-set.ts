/** Words that are parted by spaces or lines. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** What lexicons and phrase books are built of: values, each with what it is called, phrases parted by "|" or lines. */
export const namesOf = <Value extends string>(names: Readonly<Record<Value, string>>): [Value, string][] =>
  Object.entries<string>(names).map(([value, phrases]) => [value as Value, phrases.trim().replace(/\s*\n\s*/g, "|")]);
