import { useState } from "react";
import type { ExistingTitles } from "#domain/jobs/job";
import { api, type RunOptions, type RunTitles, type TitlesCheck } from "../call/api";
import { explain } from "../call/call-error";
import { notifyError } from "../ui/toast/notify";
import type { StartedRun } from "./use-run-progress";

type Options = Omit<RunOptions, "existing">;

interface Question {
  check: TitlesCheck;
  titles: RunTitles;
  options: Options;
}

/** Starts a run: looks for titles that already exist, asks what to do with them, and starts. */
export function useRunStart(errorTitle: string, onStarted: (run: StartedRun) => void) {
  const [question, setQuestion] = useState<Question>();
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notifyError(errorTitle, explain(error, "Não foi possível começar. Tente novamente."));
    }
    setIsBusy(false);
  }

  async function startNow(titles: RunTitles, options: Options, existing: ExistingTitles): Promise<void> {
    onStarted(await api.startRun(titles, { ...options, existing }));
  }

  return {
    isBusy,
    /** What to show in `ExistingTitlesDialog`. */
    check: question?.check,
    start: (titles: RunTitles, options: Options = {}) =>
      attempt(async () => {
        const check = await api.checkRun(titles);
        if (check.existing.length + check.repeated.length > 0) setQuestion({ check, titles, options });
        else await startNow(titles, options, "skip");
      }),
    answer(existing: ExistingTitles): void {
      if (!question) return;
      setQuestion(undefined);
      void attempt(() => startNow(question.titles, question.options, existing));
    },
    giveUp: () => setQuestion(undefined),
  };
}
