import type { Selectable, Transaction } from "kysely";
import type { LibraryPhoto, PhotoFormat, PhotoUseCounts } from "#domain/photo/photo";
import { countChanged } from "../database/count-rows";
import { readRow } from "../database/field-columns";
import type { Tables } from "../database/tables";
import type { PhotoTable } from "../database/tables/proof";

type PhotoRow = Selectable<PhotoTable>;

export const SHOWN_COLUMNS = ["id", "address", "width", "height", "alt", "focus_x", "focus_y", "colour"] as const;
/** The columns of a photograph that are told: its hash is not (decision 040). */
export const LIBRARY_COLUMNS = [...SHOWN_COLUMNS, "name", "bytes", "version", "created_by", "created_at"] as const;

type LibraryRow = Pick<PhotoRow, (typeof LIBRARY_COLUMNS)[number]>;

export const toLibraryPhoto = ({ page, work, technician, ...told }: LibraryRow & PhotoUseCounts): LibraryPhoto => ({
  ...readRow(told),
  uses: { page, work, technician },
});

/** Writes the bytes of a photograph; those that are there already are the same. */
export async function keepFiles(transaction: Transaction<Tables>, hash: string, { files }: PreparedPhoto): Promise<void> {
  for (const { width, format, bytes } of files) {
    const keeping = transaction.insertInto("photo_files").values({ hash, width, format, bytes: toBuffer(bytes) });
    await keeping.onConflict((conflict) => conflict.columns(["hash", "width", "format"]).doNothing()).execute();
  }
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

/** Deletes the bytes of a photograph, unless another one has the same. */
export async function dropFiles(transaction: Transaction<Tables>, { id, hash }: Pick<PhotoRow, "id" | "hash">): Promise<void> {
  const others = transaction.selectFrom("photos").select("id").where("hash", "=", hash).where("id", "!=", id);
  const files = transaction.deleteFrom("photo_files").where("hash", "=", hash);
  await files.where(({ not, exists }) => not(exists(others))).execute();
}

/** Deletes the bytes that no photograph has any more; gives how many rows of them. */
export async function dropUnusedFiles(transaction: Transaction<Tables>): Promise<number> {
  const ofVoices = transaction.selectFrom("voices").select(({ fn, val }) => fn.coalesce("photo_hash", val("")).as("hash"));
  const unused = transaction.deleteFrom("photo_files").where("hash", "not in", transaction.selectFrom("photos").select("hash"));
  return await countChanged(unused.where("hash", "not in", ofVoices.where("photo_hash", "is not", null)));
}

/** A photograph as it is kept: in its sizes, without anything that told where, when or by whom it was taken. */
export interface PreparedPhoto extends Pick<LibraryPhoto, "width" | "height" | "colour"> {
  files: readonly { width: number; format: PhotoFormat; bytes: Uint8Array }[];
}

/** Why a file is no photograph we take; its message says, in Portuguese, what to do. */
export class PhotoProblem extends Error {}

/** The machine had no time for it; its message says so, and that the same file may be sent again. */
export class PhotoDelay extends PhotoProblem {}
