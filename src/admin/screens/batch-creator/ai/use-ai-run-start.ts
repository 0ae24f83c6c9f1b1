import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ExistingTitles } from "#domain/jobs/job";
import { call, type DataOf } from "../../../call/call";
import { CallError } from "../../../call/call-error";
import { callKeyed } from "../../../call/call-keyed";
import type { StartedRun } from "../../../run/use-run-progress";
import type { RunOptions, RunQuestion } from "../../../run/use-run-start";
import { notifyFailure } from "../../../ui/toast/notify";

export type RunEstimate = DataOf<typeof actions.runs.estimate>;

/** What the administrator is asked before an AI run, and told of its cost. */
interface AskedRun extends RunQuestion {
  titles: { kind: "ai-batch"; titles: string[] };
  estimate: RunEstimate;
}

interface AiRunStartHandlers {
  onStarted: (run: StartedRun) => void;
  /** The server has no key to write these with. */
  onNoKey: (titles: string[]) => void;
}

/** Starts an AI run: looks for titles that exist, tells the cost, asks, and starts. */
export function useAiRunStart({ onStarted, onNoKey }: AiRunStartHandlers) {
  const [asked, setAsked] = useState<AskedRun>();
  const attempt = useMutation({
    mutationFn: ({ work }: { titles: string[]; work: () => Promise<void> }) => work(),
    onError(error, { titles }) {
      if (error instanceof CallError && error.code === "PRECONDITION_FAILED") onNoKey(titles);
      else notifyFailure(error, "Erro", "Não foi possível começar. Tente novamente.");
    },
  });

  return {
    isBusy: attempt.isPending,
    question: asked,
    ask: (titles: string[], options: RunOptions & { instructions: string }) =>
      attempt.mutate({
        titles,
        async work() {
          const [check, estimate] = await Promise.all([
            call(actions.runs.check, { kind: "ai-batch", titles }),
            call(actions.runs.estimate, { count: titles.length, instructions: options.instructions }),
          ]);
          setAsked({ check, estimate, titles: { kind: "ai-batch", titles }, options });
        },
      }),
    answer(existing: ExistingTitles): void {
      if (!asked) return;
      const { titles, options } = asked;
      setAsked(undefined);
      attempt.mutate({
        titles: titles.titles,
        work: async () => onStarted(await callKeyed(actions.runs.start, { ...titles, ...options, existing })),
      });
    },
    giveUp: () => setAsked(undefined),
  };
}
