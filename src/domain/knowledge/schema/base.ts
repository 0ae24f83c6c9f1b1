import { z } from "zod";
import { gateKinds } from "#domain/gate/gate-kind";
import { intents } from "../intent";
import { entryId, ways } from "./parts";

const phrase = z.string().regex(/^[\p{Ll}\d][\p{L}\d]*(?:[ -][\p{L}\d]+)*$/u, "Palavras em minúsculas, sem pontuação.");

/** What every entry has, whatever its kind. */
export const base = {
  id: entryId,
  /** As running text calls it. */
  name: z.strictObject({ one: phrase, many: phrase, gender: z.enum(["f", "m"]) }),
  /** What else titles call it, plurals and misspellings too; accents do not matter. */
  aliases: z.array(phrase),
  /** Phrases that hold one of its names and mean something else. */
  not: z.array(phrase).optional(),
  /** Kinds of it that titles tell apart. */
  variants: z.array(z.strictObject({ id: entryId, names: z.array(phrase).min(1) })).optional(),
  /** Kinds of gate it concerns. */
  gates: z.array(z.enum(gateKinds)).min(1),
  /** Entries a reader of this one goes on to, the nearest first. */
  related: z.array(entryId).min(1),
  /** Pages of the site that treat it, the closest first. */
  pages: z.array(z.string().regex(/^\/[a-z0-9/-]*$/)).min(1),
  /** Figures of general knowledge that its texts state, as they are written there, with what each is. */
  quantities: z.array(z.strictObject({ text: z.string().min(1), means: z.string().min(8) })).optional(),
  /** It in one or two sentences, for pages about something wider. */
  brief: ways.min(2),
  /**
   * The first paragraph of a page: an answer serves a title that has all of its intents, and the one with most of them is
   * taken; that to "what" serves every other.
   */
  answers: z
    .array(z.strictObject({ to: z.array(z.enum(intents)).min(1).max(2), says: ways }))
    .min(3)
    .refine((answers) => answers.some(({ to }) => to.join() === "what"), 'Falta a resposta a "what".'),
};
