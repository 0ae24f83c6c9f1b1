import { createHash } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";
import { checkKind } from "#domain/photo/image-kind";
import type { LibraryPhoto } from "#domain/photo/photo";
import { MAX_PHOTO_BYTES, TOO_LARGE_PHOTO } from "#domain/photo/photo-limits";
import { type CoveredPart, writeCoveredParts } from "#domain/photo/photo-upload";
import { limitWork } from "../limits/work-limits";
import { PhotoProblem, type PreparedPhoto } from "./photo-rows";
import type { PhotoStore, SavedPhoto } from "./photo-store";

export type PreparePhoto = (bytes: Buffer, covered: readonly CoveredPart[]) => Promise<PreparedPhoto>;

export interface SentPhoto {
  bytes: Buffer;
  /** What the browser calls the file, and says that it is. */
  name: string;
  type: string;
  covered: readonly CoveredPart[];
  /** Whoever sends it is gone: who cancels may do so for what it shows. */
  signal?: AbortSignal;
}

const MAX_NAME_LENGTH = 120;
/** Bytes of a file that are summed up in one go: a millisecond's work. */
const PART_BYTES = 256 * 1024;
/** Another way of making sizes makes another photograph of the same file. */
const RECIPE = 1;

/** Takes photographs into the library, one at a time; nothing of a file is kept but the sizes that are made of it. */
export function createPhotoIntake(photos: PhotoStore, prepare: PreparePhoto) {
  async function describeUntold(photo: LibraryPhoto, alt: string): Promise<LibraryPhoto> {
    if (photo.alt !== "" || alt === "") return photo;
    const saved = await photos.save(photo.id, photo.version, { ...photo, alt });
    return saved.outcome === "saved" ? saved.photo : photo;
  }

  /** @throws what the signal was given up for. */
  async function makeSizes({ bytes, covered, signal }: SentPhoto): Promise<PreparedPhoto> {
    const prepared = await limitWork("photo", async () => {
      signal?.throwIfAborted();
      return await prepare(bytes, covered);
    });
    signal?.throwIfAborted();
    return prepared;
  }

  return {
    /**
     * The same file sent again is the photograph that is there; `alt` is what it shows where nobody said so before.
     * @throws {PhotoProblem}
     */
    async add(sent: SentPhoto, alt: string, by: string): Promise<{ photo: LibraryPhoto; isNew: boolean }> {
      refuseFile(sent);
      const hash = await hashOf(sent);
      const known = await photos.findByHash(hash);
      if (known) return { photo: await describeUntold(known, alt), isNew: false };
      const { photo, isNew } = await photos.add({ hash, prepared: await makeSizes(sent), name: tidyName(sent.name), alt, by });
      return { photo: await describeUntold(photo, alt), isNew };
    },

    /**
     * Puts another picture in a photograph's place, of which nothing is left.
     * @throws {PhotoProblem}
     */
    async replace(sent: SentPhoto, id: string, seenVersion: number): Promise<SavedPhoto> {
      refuseFile(sent);
      const [hash, prepared] = [await hashOf(sent), await makeSizes(sent)];
      return await photos.replace(id, seenVersion, { hash, prepared, name: tidyName(sent.name) });
    },
  };
}

/** @throws {PhotoProblem} for a file that is no photograph we take, as far as its size and beginning say. */
export function refuseFile({ bytes, name, type }: Pick<SentPhoto, "bytes" | "name" | "type">): void {
  const problem = bytes.length > MAX_PHOTO_BYTES ? TOO_LARGE_PHOTO : checkKind(bytes, name, type);
  if (problem) throw new PhotoProblem(problem);
}

const hashOf = ({ bytes, covered }: SentPhoto) => hashPhoto(String(RECIPE), bytes, covered);

/** Of a file as it is covered, and of what else makes it another photograph. Part by part: visitors are answered in between. */
export async function hashPhoto(also: string, bytes: Buffer, covered: readonly CoveredPart[]): Promise<string> {
  const hash = createHash("sha256").update(`${also};${writeCoveredParts(covered)}\n`);
  for (let start = 0; start < bytes.length; start += PART_BYTES) {
    hash.update(bytes.subarray(start, start + PART_BYTES));
    await breathe();
  }
  return hash.digest("hex").slice(0, 24);
}

/** Without signs that show otherwise than they are. */
function tidyName(name: string): string {
  const tidy = name.replaceAll(/[\p{C}]/gu, "").trim();
  return tidy.slice(0, MAX_NAME_LENGTH) || "fotografia";
}
