import type { Selectable } from "kysely";
import type { PublishedVoice, VoicePhoto } from "#domain/voice/voice";
import { type VoiceFields, voiceForm, voiceSchema } from "#domain/voice/voice-schema";
import type { Database } from "../database/database";
import { createFieldColumns, readRow } from "../database/field-columns";
import type { VoiceTable } from "../database/tables/proof";

/** What is not said yet, or no longer, has no text and no number. */
type Unsaid = { [Name in keyof VoiceFields]: VoiceFields[Name] extends string ? string : number | undefined };

const voiceColumns = createFieldColumns<Unsaid>(voiceSchema, voiceForm);

/** A customer said so. */
export const toSaidColumns = (said: VoiceFields) => voiceColumns.toColumns(said);

/** All of it is gone. */
export const NOTHING_SAID = voiceColumns.toColumns(
  Object.fromEntries(voiceForm.fields.map(({ key, field }) => [key, field.kind === "number" ? undefined : ""])) as Unsaid,
);

/** What a customer said or is asked to say, with what only the panel reads of it. */
export type Voice = ReturnType<typeof toVoice>;

export function toVoice(row: Selectable<VoiceTable>) {
  const { id, state, invitee, answer, created_at, expires_at, sent_at } = row;
  const read = readRow({ id, state, invitee, answer, created_at, expires_at, sent_at });
  return { ...voiceColumns.toFields(row), ...read, photo: readPhoto(row) };
}

function readPhoto({ photo_hash, photo, photo_alt, has_shown_photo }: Selectable<VoiceTable>): VoicePhoto | undefined {
  if (photo_hash === null || photo === null) return undefined;
  return { ...JSON.parse(photo), address: photo_hash, alt: photo_alt, isShown: has_shown_photo === 1 };
}

/** Those that pages choose from, the newest. */
const MOST_SHOWN = 300;

/** What pages show of customers' words, and what all who may be quoted gave. */
export type PublishedVoices = { shown: readonly PublishedVoice[]; ratings: readonly number[] };

/** What visitors may read, the newest first. */
export async function readPublishedVoices(db: Database): Promise<PublishedVoices> {
  const published = db.selectFrom("voices").where("state", "=", "published");
  const rows = await published.selectAll().orderBy("sent_at", "desc").orderBy("id").limit(MOST_SHOWN).execute();
  const ratings = published.select(["rating", (eb) => eb.fn.countAll<number>().as("count")]).groupBy("rating");
  const counted = await ratings.execute();
  return {
    shown: rows.map(toVoice).map(({ rating, sentAt, ...voice }) => ({ ...voice, rating: rating ?? 0, sentAt: sentAt ?? voice.createdAt })),
    ratings: counted.flatMap(({ rating, count }) => new Array<number>(count).fill(rating ?? 0)),
  };
}
