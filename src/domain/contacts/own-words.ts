/**
 * The owner's own words: each is a column, an input of the form, searched, and forgotten after so many months. Apart from
 * the schema, so that the screen fetches no Zod.
 */
export const CONTACT_TEXTS = {
  firstName: { label: "Primeiro nome", max: 30, isLong: false },
  district: { label: "Bairro", max: 60, isLong: false },
  note: { label: "Anotação", max: 500, isLong: true },
} as const;

export type ContactText = keyof typeof CONTACT_TEXTS;

export const CONTACT_TEXT_NAMES = Object.keys(CONTACT_TEXTS) as ContactText[];

/** Something of each text, by its name. */
export const mapTexts = <T>(read: (name: ContactText) => T): Record<ContactText, T> =>
  Object.fromEntries(CONTACT_TEXT_NAMES.map((name) => [name, read(name)])) as Record<ContactText, T>;
