import type { Selectable } from "kysely";
import type { PublishedVoice, VoicePhoto, VoiceState } from "#domain/voice/voice";
import type { VoiceTable } from "../database/tables/proof";

/** What a customer said or is asked to say, with what only the panel reads of it. */
export interface Voice extends Omit<PublishedVoice, "rating" | "sentAt"> {
  state: VoiceState;
  /** For whom the owner made the link, in his own words. */
  invitee: string;
  rating: number | undefined;
  createdAt: Date;
  expiresAt: Date;
  sentAt: Date | undefined;
}

export function toVoice(row: Selectable<VoiceTable>): Voice {
  const { id, state, invitee, name, location, text, rating, answer } = row;
  return {
    id,
    state,
    invitee,
    name,
    location,
    text,
    rating: rating ?? undefined,
    answer,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    sentAt: row.sent_at === null ? undefined : new Date(row.sent_at),
    photo: readPhoto(row),
  };
}

function readPhoto({ photo_hash, photo, photo_alt, has_shown_photo }: Selectable<VoiceTable>): VoicePhoto | undefined {
  if (photo_hash === null || photo === null) return undefined;
  return { ...JSON.parse(photo), address: photo_hash, alt: photo_alt, isShown: has_shown_photo === 1 };
}
