import type { Insertable, Selectable } from "kysely";
import type { ContactPlace } from "#domain/contact/contact-ref";
import type { Contact } from "#domain/contacts/contact";
import type { ContactFields } from "#domain/contacts/contact-fields";
import type { ContactState } from "#domain/contacts/contact-state";
import type { FollowUpAbout } from "#domain/contacts/follow-up";
import type { GateKind } from "#domain/gate/gate-kind";
import { toSearchText } from "#domain/text/search-text";
import type { ContactTable } from "../database/tables/visits";

type ContactRow = Selectable<ContactTable>;

/** What a reference was found to name when it was noted. */
export interface Origin {
  page: number | null;
  place: ContactPlace | null;
}

export function toContact(row: ContactRow): Contact {
  return {
    id: row.id,
    day: row.day,
    ref: row.ref,
    page: row.page ?? undefined,
    place: (row.place as ContactPlace | null) ?? undefined,
    state: row.state as ContactState,
    value: row.value,
    firstName: row.first_name,
    district: row.district,
    note: row.note,
    gate: row.gate as GateKind | "",
    followOn: row.follow_on,
    followAbout: row.follow_about as FollowUpAbout | "",
    askedOn: row.asked_on,
    version: row.version,
    createdAt: new Date(row.created_at),
    updatedBy: row.updated_by,
    updatedAt: new Date(row.updated_at),
  };
}

/** The columns that tidy fields fill. */
export function toColumns(fields: ContactFields, { page, place }: Origin) {
  const { ref, state, value, day, firstName, district, note, gate, followOn, followAbout } = fields;
  return {
    day,
    ref,
    page,
    place,
    state,
    value,
    first_name: firstName,
    district,
    note,
    gate,
    follow_on: followOn,
    follow_about: followAbout,
    search_text: toSearchText([ref, firstName, district, note].join(" ")),
  } satisfies Partial<Insertable<ContactTable>>;
}
