import type { APIRoute } from "astro";
import { listAuthoredPages, toSitemapEntry } from "#domain/site/authored-pages";
import { buildSitemapUrl, SITEMAP_END, SITEMAP_START } from "#domain/site/sitemap";
import { services } from "#server/services";
import { contentOf } from "../_read/parts/content";
import { findAuthoredDay } from "../_read/parts/page-dates";

/** The sitemap of the pages that come with the site. */
export const GET: APIRoute = ({ cache, locals }) => {
  const { siteUrl } = services().settings;
  cache.set({ maxAge: 86_400 });
  const content = contentOf(locals);
  const urls = listAuthoredPages(content.pages).map((page) => {
    const changedOn = findAuthoredDay(content, page);
    return buildSitemapUrl(siteUrl, { ...toSitemapEntry(page), ...(changedOn && { changedOn }) });
  });
  return new Response(SITEMAP_START + urls.join("") + SITEMAP_END, { headers: { "content-type": "application/xml; charset=utf-8" } });
};
