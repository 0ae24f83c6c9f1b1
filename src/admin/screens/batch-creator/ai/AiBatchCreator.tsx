import { useState } from "react";
import { AiKeyDialog } from "#admin/ai-key/AiKeyDialog";
import { AiKeyLine, useAiKeyDialog } from "#admin/ai-key/use-ai-key";
import { RunPane } from "#admin/run/RunProgress";
import { CancelRun, RunStatusIcon, RunWait } from "#admin/run/run-parts";
import { StartRunDialog } from "#admin/run/StartRunDialog";
import { Button } from "#admin/ui/Button";
import { Card } from "#admin/ui/Card";
import { ANSWERS, DialogFrame } from "#admin/ui/dialog/dialogs";
import { ProgressBar } from "#admin/ui/ProgressBar";
import { TitlesForm } from "#admin/writing/TitlesForm";
import { EMPTY_DRAFT, FORM_AND_RESULT } from "#admin/writing/WritingFields";
import { countFinished, type JobProgress, percentDone } from "#domain/jobs/job";
import { formatNumber } from "#domain/text/format";
import { describeTotals, describeWork } from "../../../run/run-texts";
import { FOUND, useRunProgress } from "../../../run/use-run-progress";
import { type RunTitles, useRunStart } from "../../../run/use-run-start";
import { useStoredDraft } from "../../../storage/tab-storage";
import { notifyError, notifyInfo } from "../../../ui/toast/notify";
import { AI_RUN_TEXTS, announceAiRun } from "./ai-run";

/** Titles in, pages by AI out: key, cost, live progress, results. */
export function AiBatchCreator() {
  const [draft, change] = useStoredDraft("abre-facil:ai-batch", EMPTY_DRAFT);
  const [isRunOpen, setIsRunOpen] = useState(false);
  const { aiKey, open: openKey, dialog: keyDialog } = useAiKeyDialog();
  const progress = useRunProgress("ai-batch", (run, before) => {
    announceAiRun(run, before);
    // Why is said on the screen behind.
    if (run.status === "paused") setIsRunOpen(false);
  });
  const start = useRunStart(
    "Erro",
    (run) => {
      progress.follow(run, "Seus títulos continuam no campo para processar depois.");
      setIsRunOpen(run.status === "running");
      if (run.isNew) change({ titles: "" });
    },
    (titles) => {
      aiKey.retry();
      askForKey(titles);
    },
  );
  const askForKey = (titles: RunTitles) => openKey(() => ask(titles));

  function ask(titles: RunTitles): void {
    const { instructions, creativity, isDraft, rhythm } = draft;
    start.ask(titles, { instructions, creativity, status: isDraft ? "draft" : "public", rhythm });
  }

  function begin(list: string[]): void {
    const titles = { kind: "ai-batch" as const, titles: list };
    if (progress.run?.status === "paused") notifyInfo(FOUND.paused);
    else if (list.length === 0) {
      notifyError(
        "Erro",
        draft.titles === "" ? "Adicione pelo menos um título para gerar páginas" : "Adicione pelo menos um título válido",
      );
    } else if (aiKey.isMissing) askForKey(titles);
    else ask(titles);
  }

  return (
    <div className={`${FORM_AND_RESULT} items-start gap-6`}>
      <TitlesForm
        draft={draft}
        onChange={change}
        lead={
          <p>
            Escreve uma página para cada título com a IA, um título depois do outro. Um título que falha é pulado e pode ser tentado de
            novo.
          </p>
        }
        rows={8}
        placeholder={"Motor de portão para condomínio\nPortão basculante não abre: o que fazer?"}
        instructionsHint="Valem para todos os títulos: entram no pedido à IA e não aparecem na página."
        label="Gerar Páginas com IA"
        isBusy={start.isBusy || progress.isRunning}
        busyText={progress.isRunning ? "Criando..." : "Verificando..."}
        onTitles={begin}
      >
        <AiKeyLine aiKey={aiKey} onOpen={() => openKey()} />
      </TitlesForm>
      <Card className="p-4 sm:p-5">
        <RunPane progress={progress} texts={AI_RUN_TEXTS} />
      </Card>
      <StartRunDialog {...start.dialog} />
      <AiRunDialog run={progress.run} isOpen={isRunOpen && progress.isRunning} onClose={() => setIsRunOpen(false)} />
      <AiKeyDialog {...keyDialog} />
    </div>
  );
}

/** The run as it goes on, over the screen, and its end while it closes; closing it lets the run go on. */
function AiRunDialog({ run, isOpen, onClose }: { run: JobProgress | undefined; isOpen: boolean; onClose: () => void }) {
  const percent = run ? percentDone(run) : 0;
  const isRunning = run === undefined || run.status === "running";
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title={describePosition(run)} isPersistent>
      <p className="flex min-h-12 items-start gap-2">
        <RunStatusIcon status={run?.status ?? "running"} size={18} />
        <span className="line-clamp-2 min-w-0 break-words">{describeState(run)}</span>
      </p>
      <div className="grid gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <p className="text-sm text-steel tabular-nums">{run && isRunning ? describeTotals(run) : ""}</p>
          <p className="text-2xl leading-none font-bold tabular-nums">{percent}%</p>
        </div>
        <ProgressBar percent={percent} label="Progresso da criação com IA" />
      </div>
      <RunWait attempts={run?.currentAttempts} />
      <div className={ANSWERS}>
        {run && isRunning && !run.cancelRequested ? <CancelRun jobId={run.id} /> : null}
        <Button look="primary" onClick={onClose}>
          {isRunning ? "Minimizar" : "Fechar"}
        </Button>
      </div>
    </DialogFrame>
  );
}

function describeState(run: JobProgress | undefined): string {
  if (run && run.status !== "running") return describeTotals(run);
  return run?.cancelRequested ? "Cancelando…" : describeWork(run);
}

/** @example describePosition({ done: 4, failed: 0, skipped: 0, total: 30 }) // "Processando 5 de 30 páginas..." */
function describePosition(run: JobProgress | undefined): string {
  if (!run) return "Processando páginas...";
  if (run.status !== "running") return AI_RUN_TEXTS[run.status];
  return `Processando ${formatNumber(Math.min(countFinished(run) + 1, run.total))} de ${formatNumber(run.total)} páginas...`;
}
