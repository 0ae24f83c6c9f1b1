import { useState } from "react";
import type { ExistingTitles } from "#domain/jobs/job";
import { aiApi, type RunEstimate } from "../../../call/ai-api";
import { api, type RunOptions, type TitlesCheck } from "../../../call/api";
import { explain } from "../../../call/call-error";
import type { StartedRun } from "../../../run/use-run-progress";
import { notifyError } from "../../../ui/toast/notify";

/** What the administrator is asked before an AI run. */
export interface AiRunQuestion {
  check: TitlesCheck;
  estimate: RunEstimate;
}

interface AskedRun extends AiRunQuestion {
  titles: string[];
  options: Omit<RunOptions, "existing"> & { description: string };
}

/** Starts an AI run: looks for titles that exist, tells the cost, asks, and starts. */
export function useAiRunStart(onStarted: (run: StartedRun) => void) {
  const [asked, setAsked] = useState<AskedRun>();
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notifyError("Erro", explain(error, "Não foi possível começar. Tente novamente."));
    }
    setIsBusy(false);
  }

  return {
    isBusy,
    question: asked,
    ask: (titles: string[], options: AskedRun["options"]) =>
      attempt(async () => {
        const [check, estimate] = await Promise.all([
          api.checkRun({ kind: "ai-batch", titles }),
          aiApi.estimateRun({ count: titles.length, description: options.description }),
        ]);
        setAsked({ check, estimate, titles, options });
      }),
    answer(existing: ExistingTitles): void {
      if (!asked) return;
      const { titles, options } = asked;
      setAsked(undefined);
      void attempt(async () => onStarted(await api.startRun({ kind: "ai-batch", titles }, { ...options, existing })));
    },
    giveUp: () => setAsked(undefined),
  };
}
