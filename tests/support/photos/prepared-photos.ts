import type { SentPhoto } from "#server/photos/photo-intake";
import type { PreparedPhoto } from "#server/photos/photo-rows";

const START = Buffer.from("\xff\xd8\xff\xe0", "latin1");

/** A file that looks like a photograph to who only reads its first bytes. */
export function sentPhoto(text: string): SentPhoto {
  return { bytes: Buffer.concat([START, Buffer.from(text)]), name: text, type: "image/jpeg", covered: [] };
}

/** Makes sizes of it that say what they came from, in no time. */
export async function prepareAs(bytes: Buffer): Promise<PreparedPhoto> {
  const text = bytes.subarray(START.length).toString();
  const files = (["avif", "webp", "jpg"] as const).map((format) => ({ width: 600, format, bytes: Buffer.from(`${format} of ${text}`) }));
  return { width: 600, height: 450, colour: "#808080", files };
}
