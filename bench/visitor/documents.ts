/**
 * Bytes of the documents of public pages, headers included, and what each part of them adds. Method: each page as the
 * server compresses it once it has stood for a while (Brotli, quality 11); a part weighs what leaves when it is taken out
 * of the page, so that what parts have in common counts for none of them. Every run weighs the same bytes.
 */
import { compressDocument, weighDocument } from "#support/page/document-bytes";
import { startSite } from "#support/site/site";
import { PAGES, publishSample } from "../pages";
import { type Figure, printTable } from "../report";

/** In bytes, by address; the first flight of a connection for all else. */
const REACH: Readonly<Record<string, number>> = { "/": 16_400, "/sitemap": 16_400, "/faq": 22_000 };
const FIRST_FLIGHT = 14_600;

const PARTS: Readonly<Record<string, RegExp>> = {
  style: /<style>[\s\S]*?<\/style>/g,
  header: /<header[\s>][\s\S]*?<\/header>/g,
  footer: /<footer[\s>][\s\S]*?<\/footer>/g,
  "structured data": /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  scripts: /<script(?: type="speculationrules")?>[\s\S]*?<\/script>/g,
  islands: /<astro-island[\s\S]*?>|<\/astro-island>/g,
  drawings: /<svg[\s\S]*?<\/svg>/g,
  classes: / class="[^"]*"/g,
  "head but style and scripts": /<(?:meta|link|title)\b[^>]*>/g,
};

export async function measureDocuments(): Promise<Figure[]> {
  const site = await startSite();
  await publishSample(site);
  const paths = [...PAGES, "/orcamento"];
  const rows: (string | number)[][] = [];
  const over: string[] = [];
  for (const path of paths) {
    const { headers, body, whole, html } = await weighDocument(site, path);
    const reach = REACH[path] ?? FIRST_FLIGHT;
    if (whole > reach) over.push(`${path} ${whole}`);
    const parts = Object.values(PARTS).map((part) => body - compressDocument(html.replace(part, "")));
    rows.push([path, whole, reach, headers, ...parts, whole <= reach ? "yes" : "**no**"]);
  }
  await site.stop();
  printTable(["page", "bytes", "reach", "headers", ...Object.keys(PARTS), "holds"], rows);
  return [
    {
      figure: "the document with its headers, smallest Brotli",
      reach: "≤ 14,600 bytes; home and site map ≤ 16,400; FAQ ≤ 22,000",
      measured: over.length === 0 ? rows.map(([path, whole]) => `${path} ${whole}`).join(", ") : `over: ${over.join(", ")}`,
      holds: over.length === 0,
    },
  ];
}
