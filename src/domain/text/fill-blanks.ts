/** A word between single braces, where a page puts what only it knows; names of facts have two. */
const BLANK = /(?<!\{)\{([\p{L}]+)\}(?!\})/gu;

/** What stands in the blanks of a text, by their names. */
export type Blanks = Readonly<Record<string, string>>;

/**
 * Puts what a page knows into the blanks of a text, or of every text inside a value but its markup. A text without a
 * blank is itself; a blank that nothing is known of stays, for its owner to see.
 * @example fillBlanks("Orçamento em {lugar}", { lugar: "Osasco" }) // "Orçamento em Osasco"
 */
export function fillBlanks<T>(value: T, blanks: Blanks): T {
  if (typeof value === "string") {
    return value.replace(BLANK, (blank, name: string) => (Object.hasOwn(blanks, name) ? String(blanks[name]) : blank)) as T;
  }
  if (Array.isArray(value)) return value.map((item) => fillBlanks(item, blanks)) as T;
  if (value === null || typeof value !== "object") return value;
  // What is put in is text, perhaps a visitor's: it has no place in markup.
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === "html" ? inner : fillBlanks(inner, blanks)])) as T;
}

/** @example listBlanks("{lugar}, {{marca}}") // ["lugar"] */
export const listBlanks = (text: string): string[] => [...text.matchAll(BLANK)].map(([, name = ""]) => name);
