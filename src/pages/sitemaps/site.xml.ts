import type { APIRoute } from "astro";
import { buildSitemapUrl, SITEMAP_END, SITEMAP_START } from "#domain/seo/sitemap";
import { services } from "#server/services";
import { listAuthoredEntries } from "../_read/sitemap-entries";

/** The sitemap of the pages that come with the site. */
export const GET: APIRoute = ({ cache }) => {
  const { siteUrl } = services().settings;
  cache.set({ maxAge: 86_400 });
  const urls = listAuthoredEntries().map((entry) => buildSitemapUrl(siteUrl, entry));
  return new Response(SITEMAP_START + urls.join("") + SITEMAP_END, { headers: { "content-type": "application/xml; charset=utf-8" } });
};
