export interface SitemapEntry {
  path: string;
  /** Since which day it says what it says; absent when nobody knows, rather than "now". */
  changedOn?: string;
  changeFrequency?: "weekly" | "monthly" | "yearly";
  /** 0 to 1. */
  priority?: number;
}

/** URLs in one sitemap file; the protocol allows 50,000. */
export const MAX_URLS_PER_SITEMAP = 10_000;

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const SITEMAP_START = `${XML_HEADER}<urlset xmlns="${NAMESPACE}">\n`;
export const SITEMAP_END = "</urlset>\n";

export function buildSitemapUrl(siteUrl: string, { path, changedOn, changeFrequency, priority }: SitemapEntry): string {
  const parts = [
    `<loc>${escapeXml(siteUrl + path)}</loc>`,
    changedOn && `<lastmod>${changedOn}</lastmod>`,
    changeFrequency && `<changefreq>${changeFrequency}</changefreq>`,
    priority !== undefined && `<priority>${priority.toFixed(1)}</priority>`,
  ];
  return `<url>${parts.filter(Boolean).join("")}</url>\n`;
}

export function buildSitemapIndex(siteUrl: string, files: readonly { path: string; updatedAt?: Date }[]): string {
  const entries = files.map(
    ({ path, updatedAt }) =>
      `<sitemap><loc>${escapeXml(siteUrl + path)}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ""}</sitemap>\n`,
  );
  return `${XML_HEADER}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join("")}</sitemapindex>\n`;
}

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
