/** A path that is no page any more and where its visitors are sent. */
export interface Redirect {
  fromPath: string;
  toPath: string;
  /** E-mail of who made it. */
  createdBy: string;
  createdAt: Date;
}

const MAX_PATH_LENGTH = 300;
/** Nothing of these is a public page. */
const NOT_PUBLIC = /^\/(admin|_actions|_astro|api|healthz|readyz)(\/|$)/;

/**
 * An address as redirects name it: the path alone, as browsers send it, in lower case, without a slash at its end.
 * Undefined for what is no public path of this site.
 * @example toRedirectPath("/Links-Uteis/Motor/?utm=1") // "/links-uteis/motor"
 */
export function toRedirectPath(address: string): string | undefined {
  const text = address.trim();
  if (!text.startsWith("/") || /^[/\\]{2}/.test(text)) return undefined;
  const url = URL.parse(text, "http://site");
  if (url?.host !== "site") return undefined;
  const path = url.pathname
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1")
    // Percent-encoded octets keep their own case, as in the front server's canonical addresses.
    .replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part));
  return path.length > MAX_PATH_LENGTH || NOT_PUBLIC.test(path) ? undefined : path;
}
