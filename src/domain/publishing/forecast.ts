import type { Reason } from "#domain/page/reason";

/** What would become of a title's page, as the site is now. */
export interface TitleForecast {
  title: string;
  /** What it asks for, in one key; absent where it asks for nothing of the trade. */
  intent?: string | undefined;
  reasons: readonly Reason[];
}

export type ForecastOutcome = "public" | "held" | "exists" | "outside";

/** @example foretell({ title: "Conserto de portão em Curitiba", reasons }) // "outside" */
export function foretell({ reasons }: TitleForecast): ForecastOutcome {
  if (reasons.length === 0) return "public";
  if (reasons.some(({ rule }) => rule === "area")) return "outside";
  return reasons.some(({ rule }) => rule === "intent") ? "exists" : "held";
}

/** Of two titles of a list that ask for the same the second is answered by the first. */
export function foreseeRepeated(forecasts: readonly TitleForecast[]): TitleForecast[] {
  const first = new Map<string, string>();
  return forecasts.map((forecast) => {
    const { intent, title, reasons } = forecast;
    const before = intent === undefined ? undefined : first.get(intent);
    if (intent === undefined || (before === undefined && reasons.length > 0)) return forecast;
    if (before === undefined) first.set(intent, title);
    if (before === undefined || reasons.some(({ rule }) => rule === "intent")) return forecast;
    return { ...forecast, reasons: [...reasons, toRepeated(before)] };
  });
}

function toRepeated(before: string): Reason {
  return {
    rule: "intent",
    says: `“${before}”, desta lista, já responde a este título.`,
    mend: "Tire um dos dois da lista, ou dê a um deles outro assunto.",
  };
}
