import { actions } from "astro:actions";
import { CircleAlert, CircleCheck, CirclePause, CircleX, Hourglass, LoaderCircle } from "lucide-react";
import { Button } from "#admin/ui/Button";
import { useConfirm } from "#admin/ui/dialog/dialogs";
import type { Attempt, JobStatus } from "#domain/jobs/job";
import { call } from "../call/call";
import { useAct } from "../ui/list/use-act";
import { formatTime } from "../ui/relative-time";
import { findWait } from "./run-texts";

/** How a run goes or ended; `failed` counts the titles that make an end less than good. */
export function RunStatusIcon({ status, failed = 0, size }: { status: JobStatus; failed?: number; size: number }) {
  if (status === "running") return <LoaderCircle size={size} className="mt-0.5 shrink-0 animate-spin text-amber-dark" />;
  if (status === "paused") return <CirclePause size={size} className="mt-0.5 shrink-0 text-amber-dark" />;
  if (status === "cancelled") return <CircleX size={size} className="mt-0.5 shrink-0 text-steel" />;
  if (failed > 0) return <CircleAlert size={size} className="mt-0.5 shrink-0 text-danger" />;
  return <CircleCheck size={size} className="mt-0.5 shrink-0 text-contact" />;
}

/** Says that the provider is waited for, and until when. */
export function RunWait({ attempts }: { attempts: readonly Attempt[] | undefined }) {
  const wait = findWait(attempts);
  return (
    <div role="status" className="empty:hidden">
      {wait ? (
        <p className="flex items-start gap-2 rounded-lg bg-amber/20 px-3 py-2 text-sm">
          <Hourglass className="shrink-0 text-amber-dark" />
          Esperando o provedor ({wait.reason}). Nova tentativa às {formatTime(wait.until)}.
        </p>
      ) : null}
    </div>
  );
}

/** Asks a run to stop after the title it is at. */
export function CancelRun({ jobId }: { jobId: string }) {
  const { ask, question } = useConfirm();
  const cancel = useAct({
    act: () => call(actions.runs.cancel, { jobId }),
    failed: "Erro ao cancelar",
    fallback: "Não foi possível cancelar. Tente novamente.",
  });
  const asked = {
    title: "Cancelar a criação?",
    description: "As páginas já criadas ficam como estão. Os títulos que faltam não serão processados.",
    cancelLabel: "Continuar criando",
    confirmLabel: "Cancelar criação",
    onConfirm: () => cancel.mutate(),
  };
  return (
    <>
      <Button icon={CircleX} isBusy={cancel.isPending} busyText="Cancelando…" onClick={() => ask(asked)}>
        Cancelar criação
      </Button>
      {question}
    </>
  );
}
