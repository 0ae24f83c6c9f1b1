import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { CirclePause, Play } from "lucide-react";
import type { JobProgress } from "#domain/jobs/job";
import { findMeaning } from "#domain/panel/fixed-errors";
import { call } from "../call/call";
import { Button } from "../ui/Button";
import { notifyFailure } from "../ui/toast/notify";
import { CancelRun } from "./CancelRun";

interface PausedRunProps {
  run: JobProgress;
  /** Its buttons are about to go. */
  onResumed: () => void;
}

/** Says why a run stopped by itself, and lets it go on. */
export function PausedRun({ run: { id, status, pauseReason }, onResumed }: PausedRunProps) {
  const resume = useMutation({
    mutationFn: () => call(actions.runs.resume, { jobId: id }),
    onSuccess: onResumed,
    onError: (error) => notifyFailure(error, "Erro ao continuar", "Não foi possível continuar. Tente novamente."),
  });
  const isPaused = status === "paused";
  return (
    <div className={isPaused ? "grid gap-3 rounded-lg bg-amber/20 px-3 py-3" : "contents"}>
      <div role="status" className="flex items-start gap-2 empty:hidden">
        {isPaused ? (
          <>
            <CirclePause size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-amber-dark" />
            <div className="grid min-w-0 gap-1">
              <p className="font-semibold break-words">{describeReason(pauseReason)}</p>
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

function describeReason(reason = "O provedor de IA não atendeu"): string {
  return findMeaning(reason) ?? reason;
}
