import { z } from "zod";
import { CONTACT_PLACES, type ContactPlace } from "#domain/contact/contact-ref";
import { isDay } from "#domain/forms/is-day";
import { contactSchema } from "./contact-schema";
import { CONTACT_PERIODS, CONTACT_STATE_NAMES } from "./contact-state";

const day = z.string().refine(isDay);

/** Somebody who wrote or called, as the notebook keeps it: of the reference without the message around it. */
export const keptContactSchema = contactSchema.extend({
  id: z.string().min(1).max(64),
  version: z.number().int().min(1),
  /** Number and place of what the reference names; absent where it was not known. */
  page: z.int32().min(0).optional(),
  place: z.enum(Object.keys(CONTACT_PLACES) as [ContactPlace, ...ContactPlace[]]).optional(),
  /** The day he was asked how it went, or the owner chose not to; empty before. */
  askedOn: z.literal("").or(day).default(""),
  createdAt: z.coerce.date(),
  /** E-mail of who saved it last. */
  updatedBy: z.string().max(254),
  updatedAt: z.coerce.date(),
});

export type Contact = z.output<typeof keptContactSchema>;

/** What a list is narrowed to. */
export const contactFilterSchema = z.object({
  query: z.string().max(200).default(""),
  state: z.enum(CONTACT_STATE_NAMES).optional(),
  period: z.literal(CONTACT_PERIODS).optional(),
  /** The first day and the last, each by itself too. */
  from: day.optional(),
  to: day.optional(),
});

export type ContactFilter = z.output<typeof contactFilterSchema>;
