/** How a visitor reaches the seller; from the settings. */
export interface Contact {
  /** 13 digits starting with 55. */
  phone: string;
  /** Address of the chat service without a trailing slash. */
  chatHost: string;
}

export const DEFAULT_CHAT_TEXT = "Chamar no WhatsApp";
export const DEFAULT_CHAT_MESSAGE = "Olá! Gostaria de mais informações sobre os motores PPA para portão.";

/** @example chatUrl({ phone: "5511900000000", chatHost: "https://wa.me" }, "Olá") // "https://wa.me/5511900000000?text=Ol%C3%A1" */
export function chatUrl({ phone, chatHost }: Contact, message: string): string {
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
