/** Where a visitor reaches the seller. */
export interface ContactAddress {
  /** 13 digits starting with 55. */
  phone: string;
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

/** @example chatUrl({ phone: "5511900000000", chatHost: "https://wa.me" }, "Olá") // "https://wa.me/5511900000000?text=Ol%C3%A1" */
export function chatUrl({ phone, chatHost }: ContactAddress, message: string): string {
  return `${chatHost}/${phone}?text=${encodeURIComponent(message)}`;
}

/** @example telUrl("5511900000000") // "tel:+5511900000000" */
export function telUrl(phone: string): string {
  return `tel:+${phone}`;
}

/** @example formatPhone("5511900000000") // "(11) 90000-0000" */
export function formatPhone(phone: string): string {
  return phone.replace(/^55(\d{2})(\d{5})(\d{4})$/, "($1) $2-$3");
}
