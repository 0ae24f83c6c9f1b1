import type { APIRoute } from "astro";
import { findPhotoReply } from "#server/photos/photo-answer";
import { services } from "#server/services";

/** In development alone: the built site's front server answers before. */
export const GET: APIRoute = async ({ params, request, locals }) => {
  const { status, headers, body } = await findPhotoReply(
    {
      name: params["name"] ?? "",
      knownTags: request.headers.get("if-none-match") ?? undefined,
      isSignedIn: async () => locals.person !== undefined,
    },
    services().photoFiles,
  );
  return new Response(body ?? null, { status, headers });
};
