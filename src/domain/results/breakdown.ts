import type { ContactPlace } from "../contact/contact-ref";
import type { ContactChannel, VisitSource } from "../counts/visit-kind";

/** Where the visits of a span came from, and where on the pages people reached out. */
export interface Breakdown {
  sources: Partial<Record<VisitSource, number>>;
  /** Touches of each button, by channel. */
  places: Partial<Record<ContactPlace, Partial<Record<ContactChannel, number>>>>;
  /** Visits and touches of each hour of the day. */
  hours: { visits: number; clicks: number }[];
}

export function emptyBreakdown(): Breakdown {
  return { sources: {}, places: {}, hours: Array.from({ length: 24 }, () => ({ visits: 0, clicks: 0 })) };
}
