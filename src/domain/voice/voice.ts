import type { Photo } from "#domain/photo/photo";
import type { VoiceFields } from "./voice-schema";

/** Where a customer's words stand, from the link that asks for them on. */
export const VOICE_STATES = {
  invited: "Convite aberto",
  received: "Aguardando você",
  published: "Publicado",
  withdrawn: "Retirado e apagado",
} as const;

export type VoiceState = keyof typeof VOICE_STATES;

export const VOICE_STATE_NAMES = Object.keys(VOICE_STATES) as [VoiceState, ...VoiceState[]];

/** How long an invitation may be answered, in days. */
export const INVITATION_DAYS = 30;

/** The photograph a customer sent with his words. */
export interface VoicePhoto extends Pick<Photo, "width" | "height" | "colour" | "alt"> {
  /** Names it in addresses: of the voice too, so that nobody who has the file knows it. */
  address: string;
  /** Whether it stands on the site where the words do. */
  isShown: boolean;
}

/** What a customer wrote, as the site shows it. */
export interface PublishedVoice extends VoiceFields {
  id: string;
  /** The business's; empty where it gave none. */
  answer: string;
  sentAt: Date;
  photo?: VoicePhoto | undefined;
}
