import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ExistingTitles, JobOptions } from "#domain/jobs/job";
import type { GivenTitlesKind, PresetKind } from "#domain/jobs/run-kind";
import { call, type DataOf } from "../call/call";
import { callKeyed } from "../call/call-keyed";
import { notifyFailure } from "../ui/toast/notify";
import type { StartedRun } from "./use-run-progress";

export type TitlesCheck = DataOf<typeof actions.runs.check>;

/** What a run works on: the server's presets, or titles of the administrator's own. */
export type RunTitles = { kind: PresetKind } | { kind: GivenTitlesKind; titles: string[] };

export type RunOptions = Partial<Omit<JobOptions, "existing" | "retryOf">>;

/** What is asked before a run starts. */
export interface RunQuestion {
  check: TitlesCheck;
  titles: RunTitles;
  options: RunOptions;
}

/** Starts a run: looks for titles that already exist, asks, and starts. */
export function useRunStart(errorTitle: string, onStarted: (run: StartedRun) => void) {
  const [question, setQuestion] = useState<RunQuestion>();
  const attempt = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: (error) => notifyFailure(error, errorTitle, "Não foi possível começar. Tente novamente."),
  });

  async function startNow(titles: RunTitles, options: RunOptions, existing: ExistingTitles): Promise<void> {
    onStarted(await callKeyed(actions.runs.start, { ...titles, ...options, existing }));
  }

  return {
    isBusy: attempt.isPending,
    /** What to show in `StartRunDialog`. */
    question,
    ask: (titles: RunTitles, options: RunOptions) =>
      attempt.mutate(async () => setQuestion({ check: await call(actions.runs.check, titles), titles, options })),
    /** As `ask`, where everything was asked already but what to do with titles that exist. */
    start: (titles: RunTitles, options: RunOptions) =>
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
