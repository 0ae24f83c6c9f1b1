import { checkKind } from "#domain/photo/image-kind";
import type { LibraryPhoto } from "#domain/photo/photo";
import { MAX_PHOTO_BYTES, TOO_LARGE_PHOTO } from "#domain/photo/photo-limits";
import { type PhotoAnswer, type UploadWords, uploadPath } from "#domain/photo/photo-upload";
import { CallError, OFFLINE, sessionEnded, UNREADABLE, whileSignedIn } from "../../call/call";

const STOPPED = new DOMException("The upload was cancelled", "AbortError");
const OVERLOADED = "O servidor está ocupado com outros envios. Espere um instante e envie de novo.";
/**
 * After how many seconds a file is sent again that the server had no room for. It waits there for most of a minute each
 * time: a quarter of an hour in all.
 */
const RETRY_SECONDS = [3, 6, ...Array.from({ length: 14 }, () => 12)];
/** Enough to tell what a file is. */
const FIRST_BYTES = 1024;

interface UploadOptions {
  signal?: AbortSignal;
  /** Hears how much of the file has left, from 0 to 100. */
  onProgress?: (percent: number) => void;
  /** Hears that the server had no room for it, and that it is sent again by itself. */
  onHeldUp?: () => void;
}

/** Why a file would be refused, as far as its beginning says; undefined when the server is to decide. */
export async function findFileProblem(file: File): Promise<string | undefined> {
  if (file.size > MAX_PHOTO_BYTES) return TOO_LARGE_PHOTO;
  const start = await file
    .slice(0, FIRST_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  return start ? checkKind(new Uint8Array(start), file.name, file.type) : UNREADABLE;
}

/** Sends a photograph; sent again after a lost connection, it is there once. @throws {CallError} whose explanation says what to do. */
export async function uploadPhoto(file: Blob, words: UploadWords, options: UploadOptions = {}): Promise<LibraryPhoto> {
  const retries = [...RETRY_SECONDS];
  return await whileSignedIn(async () => {
    for (;;) {
      const { status, text } = await post(uploadPath(words), file, options);
      const seconds = status === 503 ? retries.shift() : undefined;
      if (seconds === undefined) return readPhoto(status, text);
      await wait(seconds, options);
    }
  });
}

function wait(seconds: number, { signal, onHeldUp }: UploadOptions): Promise<void> {
  onHeldUp?.();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(STOPPED);
    });
  });
}

/** `fetch` does not tell how much of a body has left. */
function post(path: string, body: Blob, { signal, onProgress }: UploadOptions): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.round((100 * loaded) / total));
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new CallError("NETWORK", OFFLINE));
    request.onabort = () => reject(STOPPED);
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    request.open("POST", path);
    request.setRequestHeader("content-type", body.type || "application/octet-stream");
    request.send(body);
  });
}

function readPhoto(status: number, text: string): LibraryPhoto {
  if (status === 401) throw sessionEnded();
  if (status === 413) throw new CallError("CONTENT_TOO_LARGE", TOO_LARGE_PHOTO);
  const answer = parse(text);
  if (answer?.photo) return { ...answer.photo, createdAt: new Date(answer.photo.createdAt) };
  if (status === 503) throw new CallError("SERVICE_UNAVAILABLE", answer?.message ?? OVERLOADED);
  throw new CallError(status === 422 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR", answer?.message);
}

function parse(text: string): PhotoAnswer | undefined {
  try {
    return JSON.parse(text) as PhotoAnswer;
  } catch {
    return undefined;
  }
}
