import type { LibraryPhoto } from "#domain/photo/photo";
import { type PhotoAnswer, type UploadWords, uploadPath } from "#domain/photo/photo-upload";
import type { AdminClient } from "#support/site/client";

export interface SaidOfPhoto extends Partial<UploadWords> {
  type?: string;
}

/** Sends a photograph as the panel does; gives the status and what is said. */
export async function sendPhoto(
  client: AdminClient,
  bytes: Buffer,
  { name = "IMG_1.jpg", alt = "Portão novo", covered = [], type = "image/jpeg", ...said }: SaidOfPhoto = {},
): Promise<{ status: number } & PhotoAnswer> {
  const answer = await client.postFile(uploadPath({ name, alt, covered, ...said }), new Uint8Array(bytes), type);
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, ...(isJson ? (JSON.parse(text) as PhotoAnswer) : { message: text }) };
}

/** As `sendPhoto`, for one that must be taken. */
export async function addPhoto(client: AdminClient, bytes: Buffer, said?: SaidOfPhoto): Promise<LibraryPhoto> {
  const { status, photo, message } = await sendPhoto(client, bytes, said);
  if (!photo) throw new Error(`The photograph was answered ${status}: ${message}`);
  return photo;
}
