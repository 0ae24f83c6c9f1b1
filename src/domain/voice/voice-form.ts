import { z } from "zod";
import { tidyLine, tidyLines } from "#domain/generation/title/titles";

export const VOICE_LIMITS = { text: 800, name: 60, location: 80, answer: 600, invitee: 80 } as const;

const typed = (max: number, tidy: (text: string) => string) =>
  z
    .string({ error: "Preencha este campo." })
    .transform((text) => tidy(text.toWellFormed()))
    .pipe(z.string().max(max, `Escreva no máximo ${max} caracteres.`));
const oneLine = (max: number) => typed(max, tidyLine);

/** What a customer sends, by the names of the form's fields. */
const voiceForm = z.object({
  texto: typed(VOICE_LIMITS.text, tidyLines).pipe(z.string().min(10, "Conte em pelo menos uma frase como foi.")),
  estrelas: z.coerce.number({ error: "Escolha de uma a cinco estrelas." }).int().min(1, "Escolha de uma a cinco estrelas.").max(5),
  nome: oneLine(VOICE_LIMITS.name).pipe(z.string().min(2, "Diga como quer ser chamado; pode ser só o primeiro nome.")),
  bairro: oneLine(VOICE_LIMITS.location).default(""),
  autorizo: z.literal("sim", { error: "Sem a sua autorização o depoimento não pode ser publicado." }),
});

export type VoiceForm = z.output<typeof voiceForm>;
export type VoiceField = keyof VoiceForm;

/** What was typed, field by field, and what is wrong with each. */
export interface VoiceAttempt {
  typed: Partial<Record<VoiceField, string>>;
  problems: Partial<Record<VoiceField, string>>;
}

/** Reads a sent form; what is wrong stands beside what was typed, so that nothing is typed twice. */
export function readVoiceForm(sent: FormData): { form: VoiceForm } | { attempt: VoiceAttempt } {
  const typed = Object.fromEntries([...sent].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const result = voiceForm.safeParse(typed);
  if (result.success) return { form: result.data };
  const problems: VoiceAttempt["problems"] = {};
  for (const { path, message } of result.error.issues) problems[path[0] as VoiceField] ??= message;
  return { attempt: { typed, problems } };
}
