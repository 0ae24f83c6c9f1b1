import { dayOf } from "#domain/calendar/owner-time";
import { type ContactFields, type ContactProblems, checkContact, readReais } from "#domain/contacts/contact-fields";
import type { ContactState } from "#domain/contacts/contact-state";

/** The form's fields as they are typed. */
export type TypedContact = Readonly<Record<keyof ContactFields, string>>;

/** The owner's day. */
export const today = (): string => dayOf(new Date());

const NOT_ASKED = { gate: "", followOn: "", followAbout: "" } as const;

export function startTyping(): TypedContact {
  return { ref: "", state: "new", value: "", day: today(), firstName: "", district: "", note: "", ...NOT_ASKED };
}

export function typeAgain(fields: ContactFields): TypedContact {
  const { ref, state, value, day, firstName, district, note, gate, followOn, followAbout } = fields;
  return { ref, state, value: value === null ? "" : String(value), day, firstName, district, note, gate, followOn, followAbout };
}

export function checkTyped(typed: TypedContact): ContactProblems {
  return checkContact(readTyped(typed), today());
}

/** What is no sum becomes one that the check refuses. */
export function readTyped({ state, value, gate, followAbout, ...texts }: TypedContact): ContactFields {
  const reais = readReais(value);
  return {
    ...NOT_ASKED,
    ...texts,
    state: state as ContactState,
    value: reais === undefined ? Number.NaN : reais,
    gate: gate as ContactFields["gate"],
    followAbout: (followAbout ?? "") as ContactFields["followAbout"],
  };
}
