import { actions } from "astro:actions";
import { useEffect, useState } from "react";
import type { JobKind } from "#domain/jobs/run-kind";
import type { TitleForecast } from "#domain/publishing/forecast";
import { call } from "../call/call";

/** What is asked about. */
export interface ForecastQuestion {
  kind: JobKind;
  titles: readonly string[];
  instructions?: string;
  creativity?: number;
}

/** What would become of each title of a run, as the answers come in; nothing is asked without a question. */
export function useForecasts(question: ForecastQuestion | undefined) {
  const [forecasts, setForecasts] = useState<readonly TitleForecast[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const asked = JSON.stringify(question);

  useEffect(() => {
    const wanted = asked === undefined ? undefined : (JSON.parse(asked) as ForecastQuestion);
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
    if (wanted) ask(wanted).catch(() => setHasFailed(!isOver));
    return () => {
      isOver = true;
    };
  }, [asked]);

  return { forecasts, hasFailed };
}
