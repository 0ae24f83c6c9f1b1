import { findPhotoWidth, PHOTO_TYPES, type Photo, photoFilePath } from "#domain/photo/photo";
import { PHOTO_ID } from "#domain/photo/photo-references";
import type { PhotoFiles } from "./photo-files";

const FOR_EVER = "public, max-age=31536000, immutable";
const MIDDLE_WIDTH = 960;

export interface PhotoSources {
  photoFiles: Pick<PhotoFiles, "find">;
  /** A photograph as it is now, by its id. */
  findPhoto: (id: string) => Promise<Photo | undefined>;
}

interface PhotoReply {
  status: 200 | 302 | 304 | 404;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/**
 * A photograph under an address that never means another picture; and, for texts that are looked at outside their page,
 * the way from a photograph's own name to its present picture.
 */
export async function findPhotoReply(
  name: string,
  knownTags: string | undefined,
  { photoFiles, findPhoto }: PhotoSources,
): Promise<PhotoReply> {
  if (PHOTO_ID.test(name)) return leadTo(await findPhoto(name));
  const file = await photoFiles.find(name);
  if (!file) return MISSING;
  const etag = `"${name}"`;
  const headers = { "cache-control": FOR_EVER, etag };
  if (knownTags?.includes(etag)) return { status: 304, headers };
  const { buffer, byteOffset, byteLength } = file.bytes;
  return {
    status: 200,
    headers: { ...headers, "content-type": PHOTO_TYPES[file.format], "accept-ranges": "none" },
    body: new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength),
  };
}

function leadTo(photo: Photo | undefined): PhotoReply {
  if (!photo) return MISSING;
  const location = photoFilePath(photo.hash, findPhotoWidth(photo.width, MIDDLE_WIDTH), "jpg");
  return { status: 302, headers: { location, "cache-control": "no-store" } };
}

const MISSING: PhotoReply = { status: 404, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } };
