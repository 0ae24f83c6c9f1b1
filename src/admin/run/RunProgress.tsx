import { actions } from "astro:actions";
import { CirclePause, LoaderCircle, Play, RotateCcw, Undo2, WifiOff } from "lucide-react";
import { useRef } from "react";
import { Button } from "#admin/ui/Button";
import { CardMessage, Empty, LoadError } from "#admin/ui/Card";
import { useConfirm } from "#admin/ui/dialog/dialogs";
import { ProgressBar } from "#admin/ui/ProgressBar";
import { countFinished, isUnfinished, type JobProgress, type JobStatus, percentDone } from "#domain/jobs/job";
import { findMeaning } from "#domain/panel/fixed-errors";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, callKeyed } from "../call/call";
import { usePageBulk } from "../page/use-page-bulk";
import { useReveal } from "../ui/focus";
import { useAct } from "../ui/list/use-act";
import { notifyInfo } from "../ui/toast/notify";
import { ResultsList } from "./ResultsList";
import { CancelRun, RunWait } from "./run-parts";
import { describeTotals, describeWork } from "./run-texts";
import type { Connection, RunWatching, StartedRun } from "./use-run-progress";

export type RunTexts = Record<JobStatus, string>;

/** The run under way or the last one, or why there is none to see. */
export function RunPane({ progress, texts }: { progress: RunWatching; texts: RunTexts }) {
  const { run, isLoading, error, retry } = progress;
  if (run) return <RunProgress run={run} progress={progress} texts={texts} />;
  if (error) return <LoadError title="Não foi possível ver a última execução" error={error} onRetry={retry} />;
  if (isLoading || progress.isRunning) {
    return (
      <CardMessage role="status">
        <p>Carregando...</p>
      </CardMessage>
    );
  }
  return <Empty title="Nenhuma criação ainda">O andamento e os resultados aparecem aqui.</Empty>;
}

/** A bulk run as it goes on and as it ended. */
export function RunProgress({ run, progress, texts }: { run: JobProgress; progress: RunWatching; texts: RunTexts }) {
  const isRunning = run.status === "running";
  const isOver = !isUnfinished(run.status);
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useReveal(top, isOver ? undefined : `${run.id} ${run.status}`);

  function goOn(): void {
    heading.current?.focus();
    // The session had ended while it was paused, and has begun anew.
    if (progress.connection === "signed-out") progress.reconnect();
  }

  return (
    <div ref={top} className="grid scroll-mt-4 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-0.5">
          {isOver && progress.isFound ? <p className="text-sm font-semibold text-amber-dark">Última execução</p> : null}
          <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
            {isRunning && run.cancelRequested ? "Cancelando…" : texts[run.status]}
          </h2>
          <p role="status" className="text-steel">
            {isRunning ? (run.cancelRequested ? "Terminando o título atual…" : "") : describeTotals(run)}
          </p>
        </div>
        {isRunning && !run.cancelRequested ? <CancelRun jobId={run.id} /> : null}
        {isOver ? (
          <div className="flex flex-wrap gap-2">
            {run.failed > 0 ? <RetryFailed jobId={run.id} onRetried={progress.follow} /> : null}
            <UndoRun run={run} />
          </div>
        ) : null}
      </div>
      <PausedRun run={run} onResumed={goOn} />
      {isRunning ? (
        <>
          <Position run={run} />
          <ConnectionNote connection={progress.connection} onReconnect={progress.reconnect} />
        </>
      ) : null}
      <ResultsList results={run.results} isRunning={isRunning} />
    </div>
  );
}

function Position({ run }: { run: JobProgress }) {
  const percent = percentDone(run);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-steel tabular-nums">
          {formatNumber(countFinished(run))} de {formatNumber(run.total)}
        </p>
        <p className="text-2xl leading-none font-bold tabular-nums">{percent}%</p>
      </div>
      <ProgressBar percent={percent} label="Progresso" />
      <p className="flex min-h-12 items-start sm:min-h-6 gap-2">
        <LoaderCircle className="mt-0.5 shrink-0 animate-spin text-amber-dark" />
        <span className="line-clamp-2 min-w-0 break-words">{describeWork(run)}</span>
      </p>
      <RunWait attempts={run.currentAttempts} />
    </div>
  );
}

const CONNECTION_NOTES: Record<Connection, string> = {
  live: "",
  reconnecting: "Reconectando… A criação continua no servidor.",
  "signed-out": "Acompanhamento parado: a sessão terminou. A criação continua no servidor.",
};

function ConnectionNote({ connection, onReconnect }: { connection: Connection; onReconnect: () => void }) {
  const note = CONNECTION_NOTES[connection];
  return (
    <div role="status" className="empty:hidden">
      {note ? (
        <div className="flex flex-wrap items-center gap-3 rounded-lg bg-amber/20 px-3 py-2">
          <WifiOff className="shrink-0 text-amber-dark" />
          <p className="flex-1">{note}</p>
          {connection === "signed-out" ? <Button onClick={onReconnect}>Continuar acompanhando</Button> : null}
        </div>
      ) : null}
    </div>
  );
}

function RetryFailed({ jobId, onRetried }: { jobId: string; onRetried: (run: StartedRun) => void }) {
  const retry = useAct({
    act: () => callKeyed(actions.runs.retryFailed, { jobId }),
    done: (run) => onRetried(run),
    failed: "Erro ao tentar de novo",
    fallback: "Não foi possível começar. Tente novamente.",
  });
  return (
    <Button icon={RotateCcw} isBusy={retry.isPending} busyText="Começando..." onClick={() => retry.mutate()}>
      Tentar de novo os que falharam
    </Button>
  );
}

/** Says why a run stopped by itself, and lets it go on; `onResumed` hears it before its buttons go. */
function PausedRun({ run: { id, status, pauseReason = NO_REASON }, onResumed }: { run: JobProgress; onResumed: () => void }) {
  const resume = useAct({
    act: () => call(actions.runs.resume, { jobId: id }),
    done: onResumed,
    failed: "Erro ao continuar",
    fallback: "Não foi possível continuar. Tente novamente.",
  });
  const isPaused = status === "paused";
  return (
    <div className={isPaused ? "grid gap-3 rounded-lg bg-amber/20 px-3 py-3" : "contents"}>
      <div role="status" className="flex items-start gap-2 empty:hidden">
        {isPaused ? (
          <>
            <CirclePause className="mt-0.5 shrink-0 text-amber-dark" />
            <div className="grid min-w-0 gap-1">
              <p className="font-semibold break-words">{findMeaning(pauseReason) ?? pauseReason}</p>
              <p>
                Os últimos títulos falharam assim e os próximos falhariam também, então a criação parou. Resolva o motivo e continue: os
                títulos que faltam estão guardados.
              </p>
            </div>
          </>
        ) : null}
      </div>
      {isPaused ? (
        <div className="flex flex-wrap gap-2">
          <Button look="primary" icon={Play} isBusy={resume.isPending} busyText="Continuando…" onClick={() => resume.mutate()}>
            Continuar criação
          </Button>
          <CancelRun jobId={id} />
        </div>
      ) : null}
    </div>
  );
}

const NO_REASON = "O provedor de IA não atendeu";

/** Puts the pages that a run made into the trash, with the way back; nothing for one that made none, or makes them still. */
export function UndoRun({ run }: { run: Pick<JobProgress, "id" | "status" | "done" | "held"> }) {
  const { ask, question } = useConfirm();
  const bulk = usePageBulk();
  const find = useAct({
    act: () => call(actions.runs.listPages, { jobId: run.id }),
    done({ ids }) {
      if (ids.length === 0) return notifyInfo("Nada a desfazer", "As páginas desta criação já não existem.");
      const count = formatCount(ids.length, "página", "páginas");
      ask({
        title: "Desfazer esta criação?",
        description: `Excluir ${count}: saem do ar imediatamente, também as que você mudou depois, e ficam 30 dias na lixeira.`,
        confirmLabel: `Excluir ${count}`,
        onConfirm: () => void bulk.act(ids, "remove"),
      });
    },
    failed: "Erro ao desfazer",
    fallback: "Não foi possível desfazer. Tente novamente.",
  });
  if (isUnfinished(run.status) || run.done + run.held === 0) return null;
  return (
    <>
      {bulk.progress ?? (
        <Button icon={Undo2} isBusy={find.isPending} onClick={() => find.mutate()} className="justify-self-start">
          Desfazer esta criação
        </Button>
      )}
      {question}
    </>
  );
}
