import type { Transaction } from "kysely";
import type { Tables } from "../database/tables";
import type { PhotoRow } from "./photo-row";
import type { PreparedPhoto } from "./prepared-photo";

/** Writes the bytes of a photograph; those that are there already are the same. */
export async function keepFiles(transaction: Transaction<Tables>, hash: string, { files }: PreparedPhoto): Promise<void> {
  for (const { width, format, bytes } of files)
    await transaction
      .insertInto("photo_files")
      .values({ hash, width, format, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) })
      .onConflict((conflict) => conflict.columns(["hash", "width", "format"]).doNothing())
      .execute();
}

/** Deletes the bytes of a photograph, unless another one has the same. */
export async function dropFiles(transaction: Transaction<Tables>, { id, hash }: Pick<PhotoRow, "id" | "hash">): Promise<void> {
  await transaction
    .deleteFrom("photo_files")
    .where("hash", "=", hash)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("photos").select("id").where("hash", "=", hash).where("id", "!=", id))))
    .execute();
}

/** Deletes the bytes that no photograph has any more; gives how many rows of them. */
export async function dropUnusedFiles(transaction: Transaction<Tables>): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom("photo_files")
    .where("hash", "not in", (eb) => eb.selectFrom("photos").select("hash"))
    .where("hash", "not in", (eb) =>
      eb
        .selectFrom("voices")
        .select(({ fn, val }) => fn.coalesce("photo_hash", val("")).as("hash"))
        .where("photo_hash", "is not", null),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
