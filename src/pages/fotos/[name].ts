import type { APIRoute } from "astro";
import { findPhotoReply } from "#server/photos/photo-answer";
import { services } from "#server/services";

/** In development alone: the built site's front server answers before. */
export const GET: APIRoute = async ({ params, request }) => {
  const { photos, photoFiles } = services();
  const findPhoto = async (id: string) => (await photos.findShown([id])).get(id);
  const { status, headers, body } = await findPhotoReply(params["name"] ?? "", request.headers.get("if-none-match") ?? undefined, {
    photoFiles,
    findPhoto,
  });
  return new Response(body ?? null, { status, headers });
};
