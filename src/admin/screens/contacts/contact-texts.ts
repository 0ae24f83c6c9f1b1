import { formatDay } from "#domain/calendar/days";
import type { Contact } from "#domain/contacts/contact";

/** What a contact is called where one is told from others. @example "Ana, Ref. FH4K, 22/11/2026" */
export function nameContact({ firstName, ref, day }: Pick<Contact, "firstName" | "ref" | "day">): string {
  return [firstName, ref && `Ref. ${ref}`, formatDay(day)].filter(Boolean).join(", ");
}
