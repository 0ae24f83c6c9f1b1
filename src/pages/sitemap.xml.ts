import type { APIRoute } from "astro";
import { buildSitemapIndex } from "#domain/site/sitemap";
import { LIST_TAG } from "#server/page-cache/cache-tags";
import { listSitemapFiles } from "#server/pages/lists/sitemap-files";
import { services } from "#server/services";

export const GET: APIRoute = async ({ cache }) => {
  const { settings, connection } = services();
  cache.set({ maxAge: 3600, tags: [LIST_TAG] });
  const xml = buildSitemapIndex(settings.siteUrl, await listSitemapFiles(connection));
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
};
