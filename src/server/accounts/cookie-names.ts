/** Over https browsers take cookies of this name from this host alone, for all its paths, and never over http. */
const HOST_ONLY = "__Host-";
const PREFIX = "abre-facil";

/** What the names of our cookies begin with. */
export function cookiePrefix(siteUrl: string): string {
  return isSecure(siteUrl) ? `${HOST_ONLY}${PREFIX}` : PREFIX;
}

/** Whether browsers reach the site over https. */
export function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}
