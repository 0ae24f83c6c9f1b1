import { actions } from "astro:actions";
import { useEffect, useState } from "react";
import type { JobKind } from "#domain/jobs/run-kind";
import { foreseeRepeated, type TitleForecast } from "#domain/publishing/forecast";
import { call } from "../call/call";

/** What is asked about. */
export interface ForecastQuestion {
  kind: JobKind;
  titles: readonly string[];
  instructions?: string;
  creativity?: number;
}

/** Titles of one call: few enough that the list fills while it is looked at. */
const SLICE = 10;

/** What would become of each title, as the answers come in; nothing is asked without a question. */
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
      for (let from = 0; from < titles.length; from += SLICE) {
        const answer = await call(actions.runs.forecast, { ...options, titles: titles.slice(from, from + SLICE) });
        if (isOver) return;
        setForecasts((before) => [...before, ...answer]);
      }
    }
    if (wanted) ask(wanted).catch(() => setHasFailed(!isOver));
    return () => {
      isOver = true;
    };
  }, [asked]);

  return { forecasts: foreseeRepeated(forecasts), hasFailed };
}
