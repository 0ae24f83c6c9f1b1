import type { IncomingHttpHeaders } from "node:http";

/** What a machine is called on itself, where nobody else's browser is. */
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a write comes from another site than the one at `siteUrl`, whatever host the request names. Browsers send `Origin` with every write; a client that sends neither
 * it nor `Sec-Fetch-Site` is no browser and carries no visitor's cookies.
 */
export function isCrossOriginWrite(method: string, headers: IncomingHttpHeaders, siteUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const origin = headers.origin;
  if (origin !== undefined) return !isOwnOrigin(origin, siteUrl);
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

function isOwnOrigin(origin: string, siteUrl: string): boolean {
  const own = new URL(siteUrl);
  if (origin === own.origin) return true;
  if (!THIS_MACHINE.has(own.hostname) || !URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  return protocol === own.protocol && port === own.port && THIS_MACHINE.has(hostname);
}
