import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ExistingTitles, JobOptions } from "#domain/jobs/job";
import { type GivenTitlesKind, type PresetKind, RUN_KINDS } from "#domain/jobs/run-kind";
import { call, callKeyed, type DataOf, toCallError } from "../call/call";
import { notifyFailure } from "../ui/toast/notify";
import type { StartedRun } from "./use-run-progress";

export type TitlesCheck = DataOf<typeof actions.runs.check>;
export type RunEstimate = DataOf<typeof actions.runs.estimate>;

/** What a run works on: the server's presets, or titles of the administrator's own. */
export type RunTitles = { kind: PresetKind } | { kind: GivenTitlesKind; titles: string[] };

type RunOptions = Partial<Omit<JobOptions, "existing" | "retryOf">>;

/** What is asked before a run starts. */
export interface RunQuestion {
  check: TitlesCheck;
  /** What it costs, where an AI writes. */
  estimate: RunEstimate | undefined;
  titles: RunTitles;
  options: RunOptions;
}

/**
 * Starts a run: looks for titles that already exist, asks, and starts.
 * @param onNoKey The server has no key to write these with.
 */
export function useRunStart(errorTitle: string, onStarted: (run: StartedRun) => void, onNoKey?: (titles: RunTitles) => void) {
  const [question, setQuestion] = useState<RunQuestion>();
  const attempt = useMutation({
    mutationFn: ({ work }: { titles: RunTitles; work: () => Promise<void> }) => work(),
    onError(error, { titles }) {
      if (onNoKey && toCallError(error).code === "PRECONDITION_FAILED") onNoKey(titles);
      else notifyFailure(error, errorTitle, "Não foi possível começar. Tente novamente.");
    },
  });

  async function look(titles: RunTitles, options: RunOptions): Promise<RunQuestion> {
    const { instructions } = options;
    const [check, estimate] = await Promise.all([
      call(actions.runs.check, titles),
      RUN_KINDS[titles.kind].needsKey && "titles" in titles
        ? call(actions.runs.estimate, { count: titles.titles.length, instructions })
        : undefined,
    ]);
    return { check, estimate, titles, options };
  }

  async function startNow(titles: RunTitles, options: RunOptions, existing: ExistingTitles): Promise<void> {
    onStarted(await callKeyed(actions.runs.start, { ...titles, ...options, existing }));
  }

  return {
    isBusy: attempt.isPending,
    ask: (titles: RunTitles, options: RunOptions) => attempt.mutate({ titles, work: async () => setQuestion(await look(titles, options)) }),
    /** As `ask`, where everything was asked already but what to do with titles that exist. */
    start: (titles: RunTitles, options: RunOptions) =>
      attempt.mutate({
        titles,
        async work() {
          const asked = await look(titles, options);
          if (asked.check.existing.length + asked.check.repeated.length > 0) setQuestion(asked);
          else await startNow(titles, options, "skip");
        },
      }),
    dialog: {
      /** What is about to start; closed without it. */
      question,
      onClose: () => setQuestion(undefined),
      onStart(existing: ExistingTitles): void {
        if (!question) return;
        const { titles, options } = question;
        setQuestion(undefined);
        attempt.mutate({ titles, work: () => startNow(titles, options, existing) });
      },
    },
  };
}

export type StartRunDialogProps = ReturnType<typeof useRunStart>["dialog"];
