import type { APIRoute } from "astro";
import { findPhotoWidth, PHOTO_TYPES, photoFileName } from "#domain/photo/photo";
import { services } from "#server/services";

const WIDTH = 480;

/** The photograph a customer sent, to who has his link: nobody else sees it before it is published. */
export const GET: APIRoute = async ({ params }) => {
  const { voices, photoFiles } = services();
  const photo = (await voices.findByToken(params["token"] ?? ""))?.photo;
  const file = photo && (await photoFiles.findAny(photoFileName(photo.address, findPhotoWidth(photo.width, WIDTH), "jpg")));
  const headers = { "cache-control": "private, no-store" };
  if (!file) return new Response(null, { status: 404, headers });
  return new Response(Buffer.from(file.bytes), { headers: { ...headers, "content-type": PHOTO_TYPES[file.format] } });
};
