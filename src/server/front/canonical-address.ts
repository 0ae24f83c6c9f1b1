/** Addresses whose case matters: fingerprinted files and the calls of the panel. */
const CASE_SENSITIVE = /^\/(_astro|_actions|api|admin\/execucoes)(\/|$)/;

/**
 * The one address of a page, where the one asked for differs only in case, trailing or doubled slashes;
 * undefined when it is that one already. Always starts with one slash, so it never leads to another site.
 * @example canonicalAddress("/Cidades/Santana/?a=1") // "/cidades/santana?a=1"
 */
export function canonicalAddress(url: string): string | undefined {
  const queryStart = url.indexOf("?");
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  if (!path.startsWith("/") || CASE_SENSITIVE.test(path)) return undefined;
  const slashes = path.replace(/[/\\]{2,}/g, "/").replace(/(.)\/$/, "$1");
  // Percent-encoded octets keep their own case.
  const wanted = slashes.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part));
  if (wanted === path) return undefined;
  return queryStart === -1 ? wanted : wanted + url.slice(queryStart);
}
