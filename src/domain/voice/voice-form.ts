import { z } from "zod";
import { findPersonalData } from "#domain/contacts/personal-data";
import { tidyLine, tidyLines } from "#domain/page/titles";

export const VOICE_LIMITS = { text: 800, name: 60, location: 80, answer: 600, invitee: 80 } as const;

const typed = (max: number, tidy: (text: string) => string) =>
  z
    .string({ error: "Preencha este campo." })
    .transform((text) => tidy(text.toWellFormed()))
    .pipe(z.string().max(max, `Escreva no máximo ${max} caracteres.`));
const oneLine = (max: number) => typed(max, tidyLine);

/** Spaces, signs that no screen shows, and letters that are blank. */
const UNSEEN = /[\p{C}\p{Z}\u115F\u1160\u3164\uFFA0]/gu;

/** Whether there are letters, among so many signs that are seen. */
function saysSomething(text: string, least: number): boolean {
  const seen = text.replace(UNSEEN, "");
  return seen.length >= least && /\p{L}/u.test(seen);
}

const told = (least: number, problem: string) => z.string().refine((text) => saysSomething(text, least), problem);
/** The owner may not change the words: who wrote them may. */
const forEverybody = z
  .string()
  .refine((text) => !findPersonalData(text), "O depoimento fica à vista de todos: tire telefone, e-mail, CPF e CEP.");

/** What a customer sends, by the names of the form's fields. */
const voiceForm = z.object({
  texto: typed(VOICE_LIMITS.text, tidyLines).pipe(told(8, "Conte em pelo menos uma frase como foi.")).pipe(forEverybody),
  estrelas: z.coerce.number({ error: "Escolha de uma a cinco estrelas." }).int().min(1, "Escolha de uma a cinco estrelas.").max(5),
  nome: oneLine(VOICE_LIMITS.name).pipe(told(2, "Diga como quer ser chamado; pode ser só o primeiro nome.")).pipe(forEverybody),
  bairro: oneLine(VOICE_LIMITS.location).pipe(forEverybody).default(""),
  autorizo: z.literal("sim", { error: "Sem a sua autorização o depoimento não pode ser publicado." }),
});

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

export type VoiceForm = z.output<typeof voiceForm>;
export type VoiceField = keyof VoiceForm | typeof PHOTO_FIELD;

/** What was typed, field by field, and what is wrong with each. */
export interface VoiceAttempt {
  typed: Partial<Record<VoiceField, string>>;
  problems: Partial<Record<VoiceField, string>>;
}

/** Reads a sent form; what is wrong stands beside what was typed, so that nothing is typed twice. */
export function readVoiceForm(sent: FormData): { form: VoiceForm; typed: VoiceAttempt["typed"] } | { attempt: VoiceAttempt } {
  const typed = Object.fromEntries([...sent].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const result = voiceForm.safeParse(typed);
  if (result.success) return { form: result.data, typed };
  const problems: VoiceAttempt["problems"] = {};
  for (const { path, message } of result.error.issues) problems[path[0] as VoiceField] ??= message;
  return { attempt: { typed, problems } };
}
