import { z } from "zod";
import { findPersonalData } from "#domain/contacts/personal-data";
import { tooLong } from "#domain/forms/controls";
import { describeSchema } from "#domain/forms/describe-schema";
import type { ObjectField } from "#domain/forms/form-field";
import { tidyLine, tidyLines } from "#domain/page/titles";

export const VOICE_LIMITS = { answer: 600, invitee: 80 } as const;

/** Spaces, signs that no screen shows, and letters that are blank. */
const UNSEEN = /[\p{C}\p{Z}\u115F\u1160\u3164\uFFA0]/gu;

/** Whether there are letters, among so many signs that are seen. */
function saysSomething(text: string, least: number): boolean {
  const seen = text.replace(UNSEEN, "");
  return seen.length >= least && /\p{L}/u.test(seen);
}

/** The owner may not change the words: who wrote them may. */
const PERSONAL = "O depoimento fica à vista de todos: tire telefone, e-mail, CPF e CEP.";
const STARS = "Escolha de uma a cinco estrelas.";

/** What says nothing is told before what says too much. */
const said = (max: number, tidy: (text: string) => string, least = 0, problem = "") =>
  z
    .string({ error: "Preencha este campo." })
    .overwrite((text) => tidy(text.toWellFormed()))
    .max(max, { error: tooLong(max), abort: true })
    .refine((text) => least === 0 || saysSomething(text, least), { error: problem, abort: true })
    .refine((text) => !findPersonalData(text), PERSONAL);

/** What a customer says, in the order of the form that is sent; a column of the table has each. */
export const voiceSchema = z.object({
  /** 1 to 5, whole. */
  rating: z.coerce.number({ error: STARS }).int().min(1, STARS).max(5).meta({ label: "Estrelas" }),
  text: said(800, tidyLines, 8, "Conte em pelo menos uma frase como foi.").meta({
    label: "O que aconteceu e o que você achou",
    control: "paragraph",
  }),
  /** As the customer asked to be named. */
  name: said(60, tidyLine, 2, "Diga como quer ser chamado; pode ser só o primeiro nome.").meta({ label: "Como quer ser chamado" }),
  /** "Mooca, São Paulo"; empty where nothing was said. */
  location: said(80, tidyLine).default("").meta({ label: "Bairro e cidade, se quiser" }),
});

export type VoiceFields = z.output<typeof voiceSchema>;

export const VOICE_FIELDS = voiceSchema.keyof().options;

export const voiceForm = describeSchema(voiceSchema) as ObjectField;

/** What the form that is sent calls a field; any other as it is called here. */
const SENT_AS: { [Name in keyof VoiceFields]?: string } = { rating: "estrelas", text: "texto", name: "nome", location: "bairro" };

export const sentAs = (field: keyof VoiceFields): string => SENT_AS[field] ?? field;
