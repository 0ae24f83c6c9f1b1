import type { APIRoute } from "astro";
import { services } from "#server/services";

export const GET: APIRoute = ({ cache }) => {
  cache.set({ maxAge: 86_400 });
  const text = `User-agent: *\nDisallow: /admin/\nDisallow: /_actions/\nDisallow: /contar\nDisallow: /depoimento/\nDisallow: /documento/\n\nSitemap: ${services().settings.siteUrl}/sitemap.xml\n`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
};
