import { useState } from "react";
import { AiKeyDialog } from "../../../ai-key/AiKeyDialog";
import { useAiKeyDialog } from "../../../ai-key/use-ai-key-dialog";
import { FOUND, useRunProgress } from "../../../run/use-run-progress";
import { Card } from "../../../ui/Card";
import { notifyInfo } from "../../../ui/toast/notify";
import { useStoredDraft } from "../../../ui/use-stored-draft";
import { FORM_AND_RESULT } from "../../../writing/columns";
import { EMPTY_DRAFT } from "../../../writing/generator-draft";
import { RunPane } from "../RunPane";
import { AiBatchForm } from "./AiBatchForm";
import { AiRunDialog } from "./AiRunDialog";
import { AI_RUN_TEXTS, announceAiRun } from "./announce-ai-run";
import { StartAiRunDialog } from "./StartAiRunDialog";
import { useAiRunStart } from "./use-ai-run-start";

/** Titles in, pages by AI out: key, cost, live progress, results. */
export function AiBatchCreator() {
  const [draft, change] = useStoredDraft("abre-facil:ai-batch", EMPTY_DRAFT);
  const [isRunOpen, setIsRunOpen] = useState(false);
  const { aiKey, open: openKey, dialog: keyDialog } = useAiKeyDialog();
  const progress = useRunProgress("ai-batch", {
    onProgress(run, before) {
      announceAiRun(run, before);
      // Why is said on the screen behind.
      if (run.status === "paused") setIsRunOpen(false);
    },
  });
  const start = useAiRunStart({
    onStarted(run) {
      progress.follow(run, "Seus títulos continuam no campo para processar depois.");
      setIsRunOpen(run.status === "running");
    },
    onNoKey(titles) {
      aiKey.retry();
      askForKey(titles);
    },
  });

  function ask(titles: string[]): void {
    const { instructions, creativity, isDraft, rhythm } = draft;
    start.ask(titles, { instructions, creativity, status: isDraft ? "draft" : "public", rhythm });
  }

  function askForKey(titles: string[]): void {
    openKey(() => ask(titles));
  }

  return (
    <div className={`${FORM_AND_RESULT} items-start gap-6`}>
      <AiBatchForm
        draft={draft}
        onChange={change}
        aiKey={aiKey}
        onOpenKey={() => openKey()}
        onStart={(titles) => {
          if (progress.run?.status === "paused") notifyInfo(FOUND.paused);
          else if (aiKey.isMissing) askForKey(titles);
          else ask(titles);
        }}
        isBusy={start.isBusy}
        isRunning={progress.isRunning}
      />
      <Card className="p-4 sm:p-5">
        <RunPane progress={progress} texts={AI_RUN_TEXTS} />
      </Card>
      <StartAiRunDialog question={start.question} onClose={start.giveUp} onStart={start.answer} />
      <AiRunDialog run={progress.run} isOpen={isRunOpen && progress.isRunning} onClose={() => setIsRunOpen(false)} />
      <AiKeyDialog {...keyDialog} />
    </div>
  );
}
