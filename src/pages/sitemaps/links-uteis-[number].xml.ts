import type { APIRoute } from "astro";
import { buildSitemapUrl, SITEMAP_END, SITEMAP_START } from "#domain/site/sitemap";
import { LIST_TAG } from "#server/page-cache/cache-tags";
import { isSitemapFile, readSitemapFile } from "#server/pages/lists/sitemap-files";
import { services } from "#server/services";

const FILE_NUMBER = /^[1-9]\d{0,4}$/;

/** One file of generated pages. */
export const GET: APIRoute = async ({ params, cache }) => {
  if (!FILE_NUMBER.test(params.number ?? "")) return new Response(null, { status: 404 });
  const number = Number(params.number);
  const { settings, connection } = services();
  let urls = "";
  for await (const entry of readSitemapFile(connection, number)) urls += buildSitemapUrl(settings.siteUrl, entry);
  // One whose pages are gone is there until nobody is told of it.
  if (urls === "" && !(await isSitemapFile(connection, number))) return new Response(null, { status: 404 });
  cache.set({ maxAge: 3600, tags: [LIST_TAG] });
  return new Response(SITEMAP_START + urls + SITEMAP_END, { headers: { "content-type": "application/xml; charset=utf-8" } });
};
