import type { APIRoute } from "astro";
import { services } from "#server/services";
import { renderMenuLists } from "./_document/frame";

/** The menu's long lists, which its pages fetch when a visitor comes near it. */
export const GET: APIRoute = ({ cache }) => {
  cache.set({ maxAge: 86_400 });
  const headers = { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" };
  return new Response(renderMenuLists(services().content.current), { headers });
};
