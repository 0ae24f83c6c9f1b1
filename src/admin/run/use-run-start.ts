import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { presetTitles } from "#content/preset-titles";
import type { ExistingTitles } from "#domain/jobs/job";
import type { GivenTitlesKind, PresetKind } from "#domain/jobs/run-kind";
import type { WantedStatus } from "#domain/page/generated-page";
import type { Rhythm } from "#domain/publishing/rhythm/plan-moments";
import { call, type DataOf } from "../call/call";
import { callKeyed } from "../call/call-keyed";
import { notifyFailure } from "../ui/toast/notify";
import type { ForecastQuestion } from "./use-forecasts";
import type { StartedRun } from "./use-run-progress";

export type TitlesCheck = DataOf<typeof actions.runs.check>;

/** What a run works on: the server's presets, or titles of the administrator's own. */
export type RunTitles = { kind: PresetKind } | { kind: GivenTitlesKind; titles: string[] };

export type RunOptions = { instructions?: string; creativity?: number; existing: ExistingTitles; status?: WantedStatus; rhythm?: Rhythm };

type Options = Omit<RunOptions, "existing">;

interface Question {
  check: TitlesCheck;
  titles: RunTitles;
  options: Options;
}

function toForecastQuestion({ titles, options: { instructions, creativity } }: Question): ForecastQuestion {
  return { kind: titles.kind, titles: "titles" in titles ? titles.titles : presetTitles, instructions, creativity };
}

/** Starts a run: looks for titles that already exist, asks what to do with them, and starts. */
export function useRunStart(errorTitle: string, onStarted: (run: StartedRun) => void) {
  const [question, setQuestion] = useState<Question>();
  const attempt = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: (error) => notifyFailure(error, errorTitle, "Não foi possível começar. Tente novamente."),
  });

  async function startNow(titles: RunTitles, options: Options, existing: ExistingTitles): Promise<void> {
    onStarted(await callKeyed(actions.runs.start, { ...titles, ...options, existing }));
  }

  return {
    isBusy: attempt.isPending,
    /** What to show in `ExistingTitlesDialog`. */
    check: question && { ...question.check, question: toForecastQuestion(question) },
    start: (titles: RunTitles, options: Options = {}) =>
      attempt.mutate(async () => {
        const check = await call(actions.runs.check, titles);
        if (check.existing.length + check.repeated.length > 0) setQuestion({ check, titles, options });
        else await startNow(titles, options, "skip");
      }),
    /** Gives held pages of these titles new texts by AI. */
    rewrite: (titles: string[]) => attempt.mutate(() => startNow({ kind: "ai-batch", titles }, {}, "rewrite")),
    answer(existing: ExistingTitles): void {
      if (!question) return;
      setQuestion(undefined);
      attempt.mutate(() => startNow(question.titles, question.options, existing));
    },
    giveUp: () => setQuestion(undefined),
  };
}
