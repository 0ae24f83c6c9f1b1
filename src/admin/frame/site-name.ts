/** What the site is called now, as the document of each screen says. */
export function readSiteName(): string {
  return document.documentElement.dataset["siteName"] ?? "";
}
