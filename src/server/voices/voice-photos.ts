import type { Transaction } from "kysely";
import { findPhotoWidth, MAX_PHOTO_WIDTH } from "#domain/photo/photo";
import type { CoveredPart } from "#domain/photo/photo-upload";
import { countChanged } from "../database/count-rows";
import type { Database } from "../database/database";
import type { EraseTraces } from "../database/sqlite/erasure";
import type { Tables } from "../database/tables";
import { countWaiting, limitWork } from "../limits/work-limits";
import { hashToken } from "../links/link-tokens";
import { hashPhoto, type PreparePhoto, refuseFile } from "../photos/photo-intake";
import { keepFiles, PhotoProblem, type PreparedPhoto } from "../photos/photo-rows";

/** How often one link may bring a photograph, those that were refused too. */
const MOST_UPLOADS = 10;
/** Each holds its file until its turn has come. */
const MOST_WAITING = 20;
const BUSY = "Há muitas fotografias na fila. Espere um instante e envie de novo, ou envie sem ela.";

/** A photograph on its way into the database. */
export type NewVoicePhoto = { hash: string; prepared: PreparedPhoto };

export type VoicePhotos = ReturnType<typeof createVoicePhotos>;

/** Photographs that customers send with their words: never in the library, each one voice's alone, and gone with it. */
export function createVoicePhotos(db: Database, prepare: PreparePhoto, onPublished: () => Promise<void>, eraseTraces: EraseTraces) {
  return {
    /** Whether a link that may be answered may bring one more photograph; undefined for a link that is not open. */
    async mayUpload(token: string, now = new Date()): Promise<boolean | undefined> {
      const invited = db.selectFrom("voices").select("photo_uploads").where("state", "=", "invited");
      const open = invited.where("token_hash", "=", hashToken(token) ?? "").where("expires_at", ">", now.toISOString());
      const row = await open.executeTakeFirst();
      return row && row.photo_uploads < MOST_UPLOADS;
    },

    /** Counts one more photograph that came; false when there were too many. */
    async countUpload(voiceId: string): Promise<boolean> {
      const one = db.updateTable("voices").where("id", "=", voiceId).where("photo_uploads", "<", MOST_UPLOADS);
      return (await countChanged(one.set((eb) => ({ photo_uploads: eb("photo_uploads", "+", 1) })))) > 0;
    },

    /** @throws {PhotoProblem} */
    async take(voiceId: string, file: File): Promise<NewVoicePhoto> {
      const bytes = Buffer.from(await file.arrayBuffer());
      refuseFile({ bytes, name: file.name, type: file.type });
      if (countWaiting("photo") >= MOST_WAITING) throw new PhotoProblem(BUSY);
      return { prepared: await limitWork("photo", () => prepare(bytes, [])), hash: await hashOf(voiceId, bytes, []) };
    },

    /** Burns boxes into what is stored; nothing uncovered is left. False when it was taken back or changed meanwhile. */
    async cover(voiceId: string, parts: readonly CoveredPart[]): Promise<boolean> {
      const voice = await db.selectFrom("voices").select(["photo_hash", "photo"]).where("id", "=", voiceId).executeTakeFirst();
      if (!voice?.photo_hash || voice.photo === null) return false;
      const { width } = JSON.parse(voice.photo) as { width: number };
      const before = voice.photo_hash;
      const kept = db.selectFrom("photo_files").select("bytes").where("hash", "=", before).where("format", "=", "jpg");
      const file = await kept.where("width", "=", findPhotoWidth(width, MAX_PHOTO_WIDTH)).executeTakeFirst();
      if (!file) return false;
      const bytes = Buffer.from(file.bytes);
      const prepared = await limitWork("photo", () => prepare(bytes, parts));
      const hash = await hashOf(voiceId, bytes, parts);
      const covered = await db.transaction().execute(async (transaction) => {
        const same = transaction.updateTable("voices").where("id", "=", voiceId).where("photo_hash", "=", before);
        const row = await same.set(toPhotoColumns({ hash, prepared })).returning("state").executeTakeFirst();
        if (!row) return undefined;
        await dropVoiceFiles(transaction, before);
        await keepFiles(transaction, hash, prepared);
        return row;
      });
      if (covered?.state === "published") await onPublished();
      if (covered) await eraseTraces();
      return covered !== undefined;
    },
  };
}

/** In the columns of a voice. */
export const toPhotoColumns = ({ hash, prepared: { width, height, colour } }: NewVoicePhoto) => ({
  photo_hash: hash,
  photo: JSON.stringify({ width, height, colour }),
});

/** Its own: no photograph of the library has the same name. */
export async function dropVoiceFiles(transaction: Transaction<Tables>, hash: string): Promise<void> {
  await transaction.deleteFrom("photo_files").where("hash", "=", hash).execute();
}

/** Of the voice too, so that nobody who has the file knows its address. */
const hashOf = (voiceId: string, bytes: Buffer, parts: readonly CoveredPart[]) => hashPhoto(`voice;${voiceId}`, bytes, parts);
