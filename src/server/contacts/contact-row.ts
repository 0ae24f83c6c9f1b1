import type { Selectable } from "kysely";
import type { ContactPlace } from "#domain/contact/contact-ref";
import type { Contact } from "#domain/contacts/contact";
import { type ContactFields, contactSchema } from "#domain/contacts/contact-schema";
import { CONTACT_TEXT_NAMES, mapTexts } from "#domain/contacts/own-words";
import { toSearchText } from "#domain/text/search-text";
import { readRow, toPlainColumns } from "../database/field-columns";
import type { ContactTable } from "../database/tables/visits";

/** What a reference was found to name when it was noted. */
export type Origin = { page: number | null; place: ContactPlace | null };

const FIELD_NAMES = contactSchema.keyof().options;

export function toContact({ seq, search_text, created_by, ...row }: Selectable<ContactTable>): Contact {
  // No sum stays null, as forms have it.
  return { ...readRow(row), value: row.value };
}

/** The columns of the owner's own words, as they stand once those are taken out. */
export const NO_WORDS = toPlainColumns(
  CONTACT_TEXT_NAMES,
  mapTexts(() => ""),
);

export function toColumns(fields: ContactFields, { page, place }: Origin) {
  const texts = [fields.ref, ...CONTACT_TEXT_NAMES.map((name) => fields[name])];
  return { ...toPlainColumns(FIELD_NAMES, fields), page, place, search_text: toSearchText(texts.join(" ")) };
}
