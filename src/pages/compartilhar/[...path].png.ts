import type { APIRoute } from "astro";
import { services } from "#server/services";
import { renderShareImage, ShareImageQueueFullError } from "#server/share-image/render-share-image";
import { contentOf } from "../_read/parts/content";
import { findShareCard } from "../_read/share-image";

const DAY = 86_400;

/** The sharing picture of a page; its address is `shareImagePath` of the page's. */
export const GET: APIRoute = async ({ params, cache, locals }) => {
  const found = await findShareCard(contentOf(locals), params.path ?? "", services().pages);
  if (!found) return answer(404, "Não há página com este endereço.");
  try {
    const png = await renderShareImage(found.card);
    cache.set({ maxAge: DAY, swr: DAY, tags: [...found.tags] });
    // Sites that show a link preview load the picture from their own pages.
    return new Response(png, { headers: { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin" } });
  } catch (error) {
    if (error instanceof ShareImageQueueFullError) return answer(503, "Muitas imagens na fila. Tente de novo em instantes.");
    throw error;
  }
};

function answer(status: number, text: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", ...(status === 503 && { "retry-after": "2" }) };
  return new Response(`${text}\n`, { status, headers });
}
