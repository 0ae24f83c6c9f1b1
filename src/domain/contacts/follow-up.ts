import { addMonths } from "#domain/calendar/days";
import { laterDay } from "#domain/calendar/owner-time";
import type { ContactState } from "./contact-state";

// The one place for when somebody is to be spoken to again, and what about (decision 048).

/** What a date to come back is for. */
export const FOLLOW_UPS = {
  quote: "Retomar o orçamento",
  maintenance: "Manutenção",
  guarantee: "Fim da garantia",
  other: "Outro assunto",
} as const;

export type FollowUpAbout = keyof typeof FOLLOW_UPS;

export const FOLLOW_UP_NAMES = Object.keys(FOLLOW_UPS) as [FollowUpAbout, ...FollowUpAbout[]];

/** What somebody is to be spoken to about; asking how it went is proposed to everybody once, whatever he thought of it. */
export const DUE_ABOUT = { ...FOLLOW_UPS, review: "Pedir opinião" } as const;

export type DueAbout = keyof typeof DUE_ABOUT;

export interface FollowUp {
  /** "2026-11-28". */
  on: string;
  about: FollowUpAbout;
}

const QUOTE_DAYS = 3;
const MAINTENANCE_MONTHS = 6;
/** So long before the guarantee ends there is time to use it. */
const GUARANTEE_MONTHS = 1;

/** The dates that a contact's state asks for, the nearest first. @param guaranteeEnd the last day of a certificate. */
export function proposeFollowUps(state: ContactState, today: string, guaranteeEnd?: string): FollowUp[] {
  if (state === "quote") return [{ on: laterDay(today, QUOTE_DAYS), about: "quote" }];
  if (state !== "sold") return [];
  const warned = guaranteeEnd === undefined ? "" : addMonths(guaranteeEnd, -GUARANTEE_MONTHS);
  const proposed: FollowUp[] = [{ on: addMonths(today, MAINTENANCE_MONTHS), about: "maintenance" }];
  if (warned > today) proposed.push({ on: warned, about: "guarantee" });
  return proposed.toSorted((one, other) => (one.on < other.on ? -1 : 1));
}

/** Where a date is of no use any more it is not told, and stands where the state goes back. */
export const NEVER_DUE: readonly ContactState[] = ["lost"];
export const QUOTE_DUE: readonly ContactState[] = ["new", "quote"];

export const isUseful = ({ about }: Pick<FollowUp, "about">, state: ContactState): boolean =>
  !NEVER_DUE.includes(state) && (about !== "quote" || QUOTE_DUE.includes(state));
