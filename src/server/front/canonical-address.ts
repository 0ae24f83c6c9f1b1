/** Addresses whose case matters: fingerprinted files and the calls of the panel. */
const CASE_SENSITIVE = /^\/(_astro|_actions|api|admin\/execucoes)(\/|$)/;

/**
 * The one address of a page, where the one asked for is another spelling that would lead to the same page: in case,
 * slashes, dots, signs that need not be escaped, escapes that are themselves escaped, or with a fragment; undefined when
 * it is that one already. Always starts with one slash, so it never leads to another site.
 * @example canonicalAddress("/x/../Cidades/S%61ntana/?a=1") // "/cidades/santana?a=1"
 */
export function canonicalAddress(url: string): string | undefined {
  if (!url.startsWith("/")) return undefined;
  const [, path = "", query = ""] = /^([^?#]*)([^#]*)/.exec(url) ?? [];
  const resolved = resolveDots(unescapePath(path));
  const wanted = (CASE_SENSITIVE.test(resolved) ? resolved : toLowerCase(resolved)) + query;
  return wanted === url ? undefined : wanted;
}

/** Escapes only what must be; what is behind an escaped escape counts, as it does for who looks for the page. */
function unescapePath(path: string): string {
  // Node reads an address as one sign a byte.
  let text = path.replace(/[^\0-\x7f]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  for (let before = ""; before !== text; ) {
    before = text;
    text = text
      .replace(/%(?:25)+(?=[0-9a-f]{2})/gi, "%")
      .replace(/%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, (octet) => decodeURIComponent(octet));
  }
  return text.replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase());
}

function resolveDots(path: string): string {
  const { pathname } = new URL(path.replace(/[/\\]+/g, "/"), "http://localhost");
  return pathname.replace(/(.)\/$/, "$1");
}

function toLowerCase(path: string): string {
  return path.replace(/%[0-9A-F]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part));
}
