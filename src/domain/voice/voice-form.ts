import { z } from "zod";
import { sentAs, VOICE_FIELDS, type VoiceFields, voiceSchema } from "./voice-schema";

/** What a customer sends: what he says, and that it may be shown. */
const sentSchema = voiceSchema.extend({
  consent: z.literal("sim", { error: "Sem a sua autorização o depoimento não pode ser publicado." }),
});

/** The form's box beside what is said. */
export const CONSENT_FIELD = "autorizo";

/** The form's file, and what stands in its place where the server let it by unread. */
export const PHOTO_FIELD = "foto";
export const NO_PHOTO_FIELD = "sem-foto";

export const NO_PHOTO = {
  grande: "A fotografia passa de 20 MB. Diminua-a e escolha de novo, ou envie sem ela.",
  ocupado: "Há muitas fotografias chegando agora. Espere um instante, escolha-a de novo e envie, ou envie sem ela.",
  demais: "Este convite já trouxe fotografias demais. Envie o depoimento sem ela.",
} as const;

export type NoPhotoReason = keyof typeof NO_PHOTO;

/** Why the photograph of a form was not read; undefined when it was, or there is none. */
export function findPhotoRefusal(sent: FormData): string | undefined {
  const reason = sent.get(NO_PHOTO_FIELD);
  return typeof reason === "string" && Object.hasOwn(NO_PHOTO, reason) ? NO_PHOTO[reason as NoPhotoReason] : undefined;
}

/** Browsers keep no file of a form that comes back. */
export const CHOOSE_AGAIN = "Escolha a fotografia de novo.";

/** The photograph of a form; undefined where none was chosen. */
export function findPhotoFile(sent: FormData): File | undefined {
  const file = sent.get(PHOTO_FIELD);
  return file instanceof File && file.size > 0 ? file : undefined;
}

/** What was typed, by the names of the form's fields, and what is wrong with each. */
export interface VoiceAttempt {
  typed: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string | undefined>>;
}

/** Reads a sent form; what is wrong stands beside what was typed, so that nothing is typed twice. */
export function readVoiceForm(sent: FormData): { said: VoiceFields; typed: VoiceAttempt["typed"] } | { attempt: VoiceAttempt } {
  const typed = Object.fromEntries([...sent].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const fields = Object.fromEntries(VOICE_FIELDS.map((field) => [field, typed[sentAs(field)]]));
  const result = sentSchema.safeParse({ ...fields, consent: typed[CONSENT_FIELD] });
  if (result.success) {
    const { consent: _, ...said } = result.data;
    return { said, typed };
  }
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    problems[path[0] === "consent" ? CONSENT_FIELD : sentAs(path[0] as keyof VoiceFields)] ??= message;
  }
  return { attempt: { typed, problems } };
}
