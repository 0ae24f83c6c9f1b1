import { countFinished, type JobProgress, percentDone } from "#domain/jobs/job";
import { formatNumber } from "#domain/text/format";
import { CancelRun } from "../../../run/CancelRun";
import { RunStatusIcon } from "../../../run/RunStatusIcon";
import { RunWait } from "../../../run/RunWait";
import { describeTotals, describeWork } from "../../../run/run-texts";
import { Button } from "../../../ui/Button";
import { DialogFrame } from "../../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../../ui/dialog/dialog-classes";
import { ProgressBar } from "../../../ui/ProgressBar";
import { AI_RUN_TEXTS } from "./announce-ai-run";

interface AiRunDialogProps {
  run: JobProgress | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The run as it goes on, over the screen, and its end while it closes; closing it lets the run go on. */
export function AiRunDialog({ run, isOpen, onClose }: AiRunDialogProps) {
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
