import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { callKeyed } from "../call/call-keyed";
import { Button } from "../ui/Button";
import { notifyFailure } from "../ui/toast/notify";
import type { StartedRun } from "./use-run-progress";

/** Starts a run of the titles that failed. */
export function RetryFailed({ jobId, onRetried }: { jobId: string; onRetried: (run: StartedRun) => void }) {
  const retry = useMutation({
    mutationFn: () => callKeyed(actions.runs.retryFailed, { jobId }),
    onSuccess: (run) => onRetried(run),
    onError: (error) => notifyFailure(error, "Erro ao tentar de novo", "Não foi possível começar. Tente novamente."),
  });

  return (
    <Button icon={RotateCcw} isBusy={retry.isPending} busyText="Começando..." onClick={() => retry.mutate()}>
      Tentar de novo os que falharam
    </Button>
  );
}
