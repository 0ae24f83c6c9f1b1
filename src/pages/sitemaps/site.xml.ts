import type { APIRoute } from "astro";
import { buildSitemapUrl, SITEMAP_END, SITEMAP_START } from "#domain/seo/sitemap";
import { listAuthoredPages, toSitemapEntry } from "#domain/site/authored-pages";
import { services } from "#server/services";
import { contentOf } from "../_read/parts/content";

/** The sitemap of the pages that come with the site. */
export const GET: APIRoute = ({ cache, locals }) => {
  const { siteUrl } = services().settings;
  cache.set({ maxAge: 86_400 });
  const urls = listAuthoredPages(contentOf(locals).pages).map((page) => buildSitemapUrl(siteUrl, toSitemapEntry(page)));
  return new Response(SITEMAP_START + urls.join("") + SITEMAP_END, { headers: { "content-type": "application/xml; charset=utf-8" } });
};
