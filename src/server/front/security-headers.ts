/** Sent with every answer; the content security policy comes with each page, for Astro lists in it the hashes of scripts and styles. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** For answers that are no page. */
export const STRICTEST_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const ONE_YEAR = 31_536_000;

/** The headers of every answer of a site at this address; over TLS browsers are told to stay there. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  if (!siteUrl.startsWith("https:")) return SECURITY_HEADERS;
  return { ...SECURITY_HEADERS, "strict-transport-security": `max-age=${ONE_YEAR}; includeSubDomains` };
}
