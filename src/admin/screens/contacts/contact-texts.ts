import type { Contact } from "#domain/contacts/contact";

/** @example formatDay("2026-11-22") // "22/11/2026" */
export function formatDay(day: string): string {
  return day.split("-").reverse().join("/");
}

/** What a contact is called where one is told from others. @example "Ana, Ref. FH4K, 22/11/2026" */
export function nameContact({ firstName, ref, day }: Pick<Contact, "firstName" | "ref" | "day">): string {
  return [firstName, ref && `Ref. ${ref}`, formatDay(day)].filter(Boolean).join(", ");
}
