import { z } from "zod";
import { gateKinds } from "#domain/gate/gate-kind";
import { CONTACT_STATE_NAMES } from "./contact-state";
import { FOLLOW_UP_NAMES } from "./follow-up";
import { mapTexts } from "./own-words";
import { MAX_PASTED_LENGTH } from "./typed-ref";

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
