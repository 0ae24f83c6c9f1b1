import type { APIRoute } from "astro";
import { buildSitemapUrl, SITEMAP_END, SITEMAP_START } from "#domain/seo/sitemap";
import { LIST_TAG } from "#server/page-cache/cache-tags";
import { readSitemapFile } from "#server/pages/sitemap-files";
import { services } from "#server/services";

const MAX_FILE = 5000;

/** One file of generated pages. */
export const GET: APIRoute = async ({ params, cache }) => {
  const number = Number(params.number);
  if (!Number.isInteger(number) || number < 1 || number > MAX_FILE) return new Response(null, { status: 404 });
  const { settings, connection } = services();
  cache.set({ maxAge: 3600, tags: [LIST_TAG] });
  let xml = SITEMAP_START;
  for await (const entry of readSitemapFile(connection, number)) xml += buildSitemapUrl(settings.siteUrl, entry);
  return new Response(xml + SITEMAP_END, { headers: { "content-type": "application/xml; charset=utf-8" } });
};
