import type { Reason } from "#domain/page/reason";

/** What would become of a title's page, as the site is now. */
export interface TitleForecast {
  title: string;
  reasons: readonly Reason[];
}

export type ForecastOutcome = "public" | "held" | "exists" | "outside";

/** @example foretell({ title: "Conserto de portão em Curitiba", reasons }) // "outside" */
export function foretell({ reasons }: TitleForecast): ForecastOutcome {
  if (reasons.length === 0) return "public";
  if (reasons.some(({ rule }) => rule === "area")) return "outside";
  return reasons.some(({ rule }) => rule === "intent") ? "exists" : "held";
}
