import type { ContactPlace } from "../contact/contact-ref";
import type { ContactChannel, VisitSource } from "../counts/visit-kind";

/** What came of the site in some time, or on some page. */
export interface Figures extends Record<ContactChannel, number> {
  visits: number;
  /** What the owner noted; by the day of the contact, its sale too. */
  contacts: number;
  sold: number;
  /** Of what was sold, in whole reais. */
  value: number;
}

export const NO_FIGURES: Figures = { visits: 0, chat: 0, call: 0, copy: 0, contacts: 0, sold: 0, value: 0 };

const NAMES = Object.keys(NO_FIGURES) as (keyof Figures)[];

export function addFigures(one: Figures, other: Partial<Figures>): Figures {
  const sum = { ...one };
  for (const name of NAMES) sum[name] += other[name] ?? 0;
  return sum;
}

/** Touches of a contact button, whichever way it leads. */
export const clicksOf = ({ chat, call, copy }: Pick<Figures, ContactChannel>) => chat + call + copy;

/** Where the visits of a span came from, and where on the pages people reached out. */
interface Breakdown {
  sources: Partial<Record<VisitSource, number>>;
  /** Touches of each button, by channel. */
  places: Partial<Record<ContactPlace, Partial<Record<ContactChannel, number>>>>;
  /** Visits and touches of each hour of the day. */
  hours: { visits: number; clicks: number }[];
}

export function emptyBreakdown(): Breakdown {
  return { sources: {}, places: {}, hours: Array.from({ length: 24 }, () => ({ visits: 0, clicks: 0 })) };
}
