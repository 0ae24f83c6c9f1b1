import { z } from "zod";
import { gateKinds } from "#domain/gate/gate-kind";
import { CONTACT_STATE_NAMES } from "./contact-state";
import { FOLLOW_UP_NAMES } from "./follow-up";
import { MAX_PASTED_LENGTH } from "./typed-ref";

/** The owner's own words: each is a column, an input of the form, searched, and forgotten after so many months. */
export const CONTACT_TEXTS = {
  firstName: { label: "Primeiro nome", max: 30, isLong: false },
  district: { label: "Bairro", max: 60, isLong: false },
  note: { label: "Anotação", max: 500, isLong: true },
} as const;

export type ContactText = keyof typeof CONTACT_TEXTS;

export const CONTACT_TEXT_NAMES = Object.keys(CONTACT_TEXTS) as ContactText[];

/** Something of each text, by its name. */
export const mapTexts = <T>(read: (name: ContactText) => T): Record<ContactText, T> =>
  Object.fromEntries(CONTACT_TEXT_NAMES.map((name) => [name, read(name)])) as Record<ContactText, T>;

const text = z.string().max(MAX_PASTED_LENGTH, "O texto é longo demais.").default("");
const day = z.string().max(10);

/**
 * What the owner writes of somebody who wrote or called, as a form sends it: `checkContact` says what may be kept. A column of
 * the table has each.
 */
export const contactSchema = z.object({
  /** A reference, the message that holds it, or nothing: somebody who called or was sent by a friend. */
  ref: text,
  state: z.enum(CONTACT_STATE_NAMES).default("new"),
  /** In whole reais. */
  value: z.number().nullable().default(null),
  /** Of the contact, as the owner's calendar has it. */
  day,
  ...mapTexts(() => text),
  /** Empty where it is not known. */
  gate: z.enum(["", ...gateKinds]).default(""),
  /** The day to come back to him, and what for; both empty where there is none. */
  followOn: day.default(""),
  followAbout: z.enum(["", ...FOLLOW_UP_NAMES]).default(""),
});

export type ContactFields = z.output<typeof contactSchema>;
