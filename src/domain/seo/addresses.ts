/** @example absoluteUrl("https://example.com", "/faq") // "https://example.com/faq" */
export function absoluteUrl(siteUrl: string, path: string): string {
  return siteUrl + path;
}

/** Stable names of what every page's structured data refer to. */
export const businessId = (siteUrl: string) => `${siteUrl}/#empresa`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#site`;
