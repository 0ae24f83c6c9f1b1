import { z } from "zod";
import { gateKinds } from "#domain/gate/gate-kind";
import { grounds, uses } from "#domain/places/circumstance";
import { intents } from "../intent";

export const entryId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Só minúsculas sem acento, algarismos e hífens, como fim-de-curso.");

/** Plain text of one paragraph; facts between double braces, links as [text](/page). */
export const text = z
  .string()
  .min(2)
  .max(900)
  .regex(/^\S.*\S$/, "Um parágrafo só, sem espaço no começo nem no fim.");

const MOST_WAYS = 12;

/** Whole texts that say the same in other words, of which a page takes one. */
export const severalWays = z.array(text).min(2).max(MOST_WAYS);

/** The same, or one text that stands by itself. */
export const ways = z.union([text.transform((only) => [only]), z.array(text).min(1).max(MOST_WAYS)]);

const someOf = <T extends readonly [string, ...string[]]>(values: T) => z.array(z.enum(values)).min(1);

export const circumstance = z.strictObject({
  gates: someOf(gateKinds).optional(),
  uses: someOf(uses).optional(),
  grounds: someOf(grounds).optional(),
  variants: z.array(entryId).min(1).optional(),
});

const conditions = {
  for: someOf(intents).optional().describe("Só em páginas cujo título pergunta uma destas coisas."),
  when: circumstance.optional().describe("Só onde isto vale."),
  about: z.array(entryId).min(1).optional().describe("Outros arquivos de que fala: na página sobre um deles vem primeiro."),
};

const itemFields = { says: ways, ...conditions };

/** What a page says whole or not at all. */
export const item = z.strictObject(itemFields);

const label = text.max(90);
const headings = z.array(label).min(1).max(6);

export const prose = z.strictObject({ headings, items: z.array(item).min(1) });

/** Items of which a page takes some; each begins with its label. */
export const listing = z.strictObject({
  headings,
  leads: ways.optional(),
  items: z.array(z.strictObject({ label, ...itemFields })).min(2),
});

/** What is done in this order. Steps a page may not leave out have no condition. */
export const steps = z.strictObject({
  headings,
  leads: ways.optional(),
  steps: z.array(z.strictObject({ label, ...itemFields })).min(2),
  /** What follows from what was found, or where to stop. */
  ends: z.array(item).min(1).optional(),
});

export const table = z.strictObject({
  headings,
  leads: ways.optional(),
  columns: z.array(label).min(2).max(4),
  rows: z.array(z.strictObject({ cells: z.array(text.max(240)).min(2).max(4), ...conditions })).min(2),
  ends: z.array(item).min(1).optional(),
});

/** What is true of it in certain circumstances alone. */
export const cases = z.strictObject({ headings, items: z.array(item.extend({ when: circumstance })).min(1) });

/** A paragraph that goes on from an answer, under a heading of its own where it has one. */
const told = z.union([
  text.transform((only): { heading?: string | undefined; says: string[] } => ({ says: [only] })),
  z.strictObject({ heading: label.optional(), says: ways }),
]);

/** A question a reader of this entry asks, with its answer; the page of a title that asks it opens with that. */
export const ownQuestions = z
  .array(
    z.strictObject({
      asks: ways,
      titles: z
        .array(z.string().min(5).max(120))
        .min(1)
        .optional()
        .describe("Como os títulos perguntam o mesmo, com outras palavras; não aparece em página nenhuma."),
      ...itemFields,
      tells: z
        .array(told)
        .min(1)
        .max(6)
        .optional()
        .describe(
          "O que vem depois da resposta na página que a dá, em ordem: por quê, o que olhar ou fazer, o que decide, quando parar. Um parágrafo, ou { heading, says } com título próprio.",
        ),
    }),
  )
  .refine(
    (all) => all.every(({ titles, about }) => !(titles && about)),
    "about só vale em perguntas sem titles: as outras têm página própria.",
  )
  .refine(
    (all) => all.every(({ titles, tells = [] }) => !titles || tells.filter(({ heading }) => heading).length > 1),
    "Uma pergunta com titles tem página própria: escreva em tells ao menos duas seções dela, cada uma com heading e says.",
  )
  .min(3);
