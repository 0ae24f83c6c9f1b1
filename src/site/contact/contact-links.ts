import { addContactRef, chatUrl, type PageContact, telUrl } from "#domain/contact/contact";
import type { ContactPlace } from "#domain/contact/contact-ref";

/** What a link that opens the chat has: its message says where it stands, and so does what is counted of it. */
export function chatLink(contact: PageContact, place: ContactPlace, message: string) {
  return {
    href: chatUrl(contact, addContactRef(message, contact, place)),
    target: "_blank",
    rel: "noopener noreferrer",
    "data-contact": `chat:${place}`,
  };
}

/** What a link that dials the number has. */
export function callLink({ phone }: PageContact, place: ContactPlace) {
  return { href: telUrl(phone), "data-contact": `call:${place}` };
}
