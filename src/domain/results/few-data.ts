import type { ContactChannel } from "../counts/visit-kind";
import { clicksOf, type Figures } from "./figures";

// The one place for what is too little to say of a span (decision 041).

/** Below so many visits a rate says more of chance than of the page. */
const LEAST_VISITS = 100;
/** Of a normal spread: 19 of 20 changes by chance alone are smaller. */
const SPREAD = 1.96;

/** Touches of each 100 visits; undefined where there are too few visits to say. */
export const clickRate = (figures: Pick<Figures, "visits" | ContactChannel>): number | undefined =>
  figures.visits < LEAST_VISITS ? undefined : (100 * clicksOf(figures)) / figures.visits;

/** How a count stands to the one before: "same" is within what chance alone would do. */
export type Change = "more" | "less" | "same";

export function compareCounts(now: number, before: number): Change {
  if (Math.abs(now - before) <= SPREAD * Math.sqrt(now + before)) return "same";
  return now > before ? "more" : "less";
}

/**
 * A count beside the one of the span before, in words.
 * @example describeChange(312, 280) // "antes 280: variação normal"
 */
export function describeChange(now: number, before: number): string {
  const told = `antes ${before.toLocaleString("pt-BR")}`;
  if (before === 0) return told;
  const percent = Math.round((100 * Math.abs(now - before)) / before).toLocaleString("pt-BR");
  switch (compareCounts(now, before)) {
    case "more":
      return `${told}: ${percent}% a mais`;
    case "less":
      return `${told}: ${percent}% a menos`;
    case "same":
      return now + before < LEAST_VISITS ? `${told}: poucos dados para concluir` : `${told}: variação normal`;
  }
}

/** What keeps a span from being judged, in words; undefined where nothing does. */
export function findFewData({ visits }: Pick<Figures, "visits">): string | undefined {
  if (visits >= LEAST_VISITS) return undefined;
  return `Poucos dados para concluir: ${visits === 1 ? "houve 1 visita" : `houve ${visits} visitas`} no período, e com menos de ${LEAST_VISITS} o acaso pesa mais do que a página. Os números estão certos; só não os compare ainda.`;
}
