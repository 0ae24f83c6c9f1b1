import type { IncomingHttpHeaders } from "node:http";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a write comes from another site. Browsers send `Origin` with every write; a client that sends neither
 * it nor `Sec-Fetch-Site` is no browser and carries no visitor's cookies.
 */
export function isCrossOriginWrite(method: string, headers: IncomingHttpHeaders, siteUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const origin = headers.origin;
  if (origin !== undefined) return !isOwnOrigin(origin, headers.host, siteUrl);
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

function isOwnOrigin(origin: string, host: string | undefined, siteUrl: string): boolean {
  if (origin === new URL(siteUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
