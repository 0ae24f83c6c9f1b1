import type { PublishedVoice } from "#domain/voice/voice";
import type { Database } from "../database/database";
import { toVoice } from "./voice-row";

/** Those that pages choose from, the newest. */
const MOST_SHOWN = 300;

/** What pages show of customers' words, and what all who may be quoted gave. */
export interface PublishedVoices {
  shown: readonly PublishedVoice[];
  ratings: readonly number[];
}

/** What visitors may read, the newest first. */
export async function readPublishedVoices(db: Database): Promise<PublishedVoices> {
  const published = db.selectFrom("voices").where("state", "=", "published");
  const rows = await published.selectAll().orderBy("sent_at", "desc").orderBy("id").limit(MOST_SHOWN).execute();
  const counted = await published
    .select(["rating", (eb) => eb.fn.countAll<number | string>().as("count")])
    .groupBy("rating")
    .execute();
  return {
    shown: rows.map(toVoice).map(({ rating, sentAt, ...voice }) => ({ ...voice, rating: rating ?? 0, sentAt: sentAt ?? voice.createdAt })),
    ratings: counted.flatMap(({ rating, count }) => new Array<number>(Number(count)).fill(rating ?? 0)),
  };
}
