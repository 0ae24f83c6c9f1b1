import { PHOTO_TYPES, plainPhotoPath } from "#domain/photo/photo";
import { PHOTO_ID } from "#domain/photo/photo-references";
import type { PhotoFile, PhotoFiles } from "./photo-files";

/** What is withdrawn is shown by no browser for longer, and what stands between asks each time. */
const FOR_MINUTES = "public, max-age=300, s-maxage=0, must-revalidate";
const FOR_NOBODY = "private, no-store";

type PhotoRequest = { name: string; knownTags: string | undefined; isSignedIn: () => Promise<boolean> };
type PhotoReply = { status: 200 | 302 | 304 | 404; headers: Record<string, string>; body?: Uint8Array<ArrayBuffer> };
type Files = Pick<PhotoFiles, "find" | "findAny" | "findPicture">;

/**
 * A photograph under an address that never means another picture, to who may see it now; and, for texts that are looked at
 * outside their page, the way from a photograph's own name to its present picture. Who asks is looked for only where a
 * stranger would be told that there is none.
 */
export async function findPhotoReply({ name, knownTags, isSignedIn }: PhotoRequest, files: Files): Promise<PhotoReply> {
  if (PHOTO_ID.test(name)) {
    const picture =
      (await files.findPicture(name, "stranger")) ?? ((await isSignedIn()) ? await files.findPicture(name, "administrator") : undefined);
    if (!picture) return MISSING;
    return { status: 302, headers: { location: plainPhotoPath(picture), "cache-control": "no-store" } };
  }
  const file = await files.find(name);
  if (file) {
    const headers = { "cache-control": FOR_MINUTES, etag: `"${name}"` };
    return knownTags?.includes(headers.etag) ? { status: 304, headers } : answerFile(file, headers);
  }
  const unshown = (await isSignedIn()) ? await files.findAny(name) : undefined;
  return unshown ? answerFile(unshown, { "cache-control": FOR_NOBODY }) : MISSING;
}

function answerFile({ bytes: { buffer, byteOffset, byteLength }, format }: PhotoFile, headers: Record<string, string>): PhotoReply {
  return {
    status: 200,
    headers: { ...headers, "content-type": PHOTO_TYPES[format], "accept-ranges": "none" },
    body: new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength),
  };
}

const MISSING: PhotoReply = { status: 404, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } };
