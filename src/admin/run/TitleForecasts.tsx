import { actions } from "astro:actions";
import { useEffect, useState } from "react";
import { ScrollRegion } from "#admin/ui/ScrollRegion";
import type { JobKind } from "#domain/jobs/run-kind";
import { toVisibleText } from "#domain/panel/visible-text";
import { type ForecastOutcome, foretell, type TitleForecast } from "#domain/publishing/forecast";
import { formatCount, formatNumber } from "#domain/text/format";
import { call } from "../call/call";

const OUTCOMES: Record<ForecastOutcome, { one: string; many: string; look: string }> = {
  public: { one: "publica", many: "publicam", look: "text-contact-dark" },
  held: { one: "retida", many: "retidas", look: "text-danger" },
  exists: { one: "já existe", many: "já existem", look: "text-steel" },
  outside: { one: "fora da área", many: "fora da área", look: "text-danger" },
};

/** The titles of a run with what each would be as the site is now, as that becomes known. */
export function TitleForecasts({ question }: { question: ForecastQuestion }) {
  const titles = [...new Set(question.titles)];
  const { forecasts, hasFailed } = useForecasts({ ...question, titles });

  function describe(): string {
    if (hasFailed) return "Não foi possível prever o que vai ao ar. Dá para começar assim mesmo: o que não puder ir fica retido.";
    if (forecasts.length === titles.length) return summarise(forecasts.map(foretell));
    return `Verificando ${formatNumber(forecasts.length)} de ${formatNumber(titles.length)}…`;
  }

  return (
    <div className="grid gap-1.5">
      <p role="status" className="text-sm">
        {describe()}
      </p>
      <ScrollRegion label="O que cada título seria" className="max-h-60 px-3 py-1 text-sm">
        <ol>
          {titles.map((title, index) => {
            const forecast = forecasts[index];
            const outcome = forecast && OUTCOMES[foretell(forecast)];
            return (
              <li key={title} className="flex items-baseline gap-3 border-b border-line py-1.5 last:border-b-0">
                <span className="min-w-0 flex-1 break-words">
                  {toVisibleText(title)}
                  {forecast?.reasons[0] ? <span className="block text-steel">{forecast.reasons[0].says}</span> : null}
                </span>
                <span className={`shrink-0 font-medium ${outcome?.look ?? "text-steel"}`}>{outcome?.one ?? "…"}</span>
              </li>
            );
          })}
        </ol>
      </ScrollRegion>
    </div>
  );
}

/** @example summarise(["public", "public", "held"]) // "2 publicam, 1 retida." */
function summarise(outcomes: readonly ForecastOutcome[]): string {
  const parts = (Object.keys(OUTCOMES) as ForecastOutcome[]).flatMap((outcome) => {
    const count = outcomes.filter((one) => one === outcome).length;
    return count === 0 ? [] : [formatCount(count, OUTCOMES[outcome].one, OUTCOMES[outcome].many)];
  });
  return `${parts.join(", ")}.`;
}

export type ForecastQuestion = { kind: JobKind; titles: readonly string[]; instructions?: string; creativity?: number };

/** What would become of each title of a run, as the answers come in. */
function useForecasts(question: ForecastQuestion) {
  const [forecasts, setForecasts] = useState<readonly TitleForecast[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const asked = JSON.stringify(question);

  useEffect(() => {
    let isOver = false;
    setForecasts([]);
    setHasFailed(false);
    async function ask({ titles, ...options }: ForecastQuestion): Promise<void> {
      for (let known: readonly TitleForecast[] = []; known.length < titles.length; ) {
        const more = await call(actions.runs.forecast, { ...options, titles: [...titles], from: known.length });
        if (isOver || more.length === 0) return;
        known = [...known, ...more];
        setForecasts(known);
      }
    }
    ask(JSON.parse(asked)).catch(() => setHasFailed(!isOver));
    return () => {
      isOver = true;
    };
  }, [asked]);

  return { forecasts, hasFailed };
}
