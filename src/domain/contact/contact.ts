import { type ContactPlace, codeOfPage, writeContactRef } from "./contact-ref";

/** Where a visitor reaches the seller. */
interface ContactAddress {
  /** 13 digits starting with 55. */
  phone: string;
  /** As digits too, to call alone; empty, or absent, where there is none. */
  landline?: string;
  /** Address of the chat service without a trailing slash. */
  chatHost: string;
}

/** How a visitor reaches the seller, and the words of buttons that have none of their own. */
export interface Contact extends ContactAddress {
  button: string;
  /** In the visitor's voice. */
  message: string;
  /** When somebody answers, true at any hour; the page's script puts the hour's own words there. */
  answer: string;
}

/** The same on one page, whose links say where they stand. */
export interface PageContact extends Contact {
  /** See `codeOfPage`. */
  pageCode: string;
}

/** @param page its number: see `domain/counts/page-number.ts`. */
export const contactOfPage = (contact: Contact, page: number): PageContact => ({ ...contact, pageCode: codeOfPage(page) });

/** A message as a button of a page sends it. @example "Olá, quero um orçamento.\nRef. FH4K" */
export const addContactRef = (message: string, { pageCode }: Pick<PageContact, "pageCode">, place: ContactPlace): string =>
  `${message}\nRef. ${writeContactRef(pageCode, place)}`;

/** @example chatUrl({ phone: "5511900000000", chatHost: "https://wa.me" }, "Olá") // "https://wa.me/5511900000000?text=Ol%C3%A1" */
export const chatUrl = ({ phone, chatHost }: ContactAddress, message: string) => `${chatHost}/${phone}?text=${encodeURIComponent(message)}`;

/** Where one chooses whom a message goes to. @example shareUrl({ chatHost: "https://wa.me" }, "Olá") // "https://wa.me/?text=Ol%C3%A1" */
export const shareUrl = ({ chatHost }: Pick<ContactAddress, "chatHost">, message: string) => chatUrl({ phone: "", chatHost }, message);

/** @example telUrl("5511900000000") // "tel:+5511900000000" */
export const telUrl = (phone: string) => `tel:+${phone}`;
/** @example formatPhone("5511900000000") // "(11) 90000-0000" */
export const formatPhone = (phone: string) => phone.replace(/^55(\d{2})(\d{4,5})(\d{4})$/, "($1) $2-$3");
