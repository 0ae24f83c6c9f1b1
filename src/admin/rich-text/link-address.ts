/** Where the sanitiser lets a link lead. */
const ALLOWED = /^(https?:\/\/[^\s/]+\.[^\s]+|https?:\/\/localhost\S*|mailto:\S+@\S+|tel:\+?[\d\s().-]+|\/(?!\/)\S*|#\S+)$/i;

const BARE_DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i;

/**
 * An address as typed, with the protocol that a bare domain or e-mail lacks.
 * @example tidyLink("exemplo.com.br/a") // "https://exemplo.com.br/a"
 */
export function tidyLink(address: string): string {
  const text = address.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return BARE_DOMAIN.test(text) ? `https://${text}` : text;
}

/** Why a link cannot lead there, as a sentence that says how to mend it; undefined when it can. */
export function checkLink(href: string): string | undefined {
  if (href === "") return "Informe o endereço do link.";
  return ALLOWED.test(href) ? undefined : "Comece com https://, /, mailto: ou tel:.";
}
