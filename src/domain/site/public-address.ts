/** Whether strangers can reach a site there, as they cannot at an address of this machine or of the house's own network. */
export function isPublicAddress(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return !/^(localhost|127\.|\[?::1\]?$)/.test(hostname) && !hostname.endsWith(".local");
}
