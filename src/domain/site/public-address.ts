/** Whether strangers can reach a site there, as they cannot at an address of this machine or of the house's own network. */
export function isPublicAddress(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return !/^(localhost|127\.|\[?::1\]?$)/.test(hostname) && !hostname.endsWith(".local");
}

/**
 * Where an address leads, as a content security policy names it, made of its parsed parts; undefined where its host has
 * a sign that would mean something else there.
 * @example policySource("https://player.exemplo.com.br/1?h=2") // "https://player.exemplo.com.br"
 */
export function policySource(address: string): string | undefined {
  const { protocol, hostname, host } = new URL(address);
  return /^https?:$/.test(protocol) && /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(hostname) ? `${protocol}//${host}` : undefined;
}
