import { actions } from "astro:actions";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { call } from "../call/call";
import { explain } from "../call/call-error";
import { Button } from "../ui/Button";
import { notifyError, notifyInfo } from "../ui/toast/notify";
import type { StartedRun } from "./use-run-progress";

/** Starts a run of the titles that failed. */
export function RetryFailed({ jobId, onRetried }: { jobId: string; onRetried: (run: StartedRun) => void }) {
  const [isBusy, setIsBusy] = useState(false);

  async function retry(): Promise<void> {
    setIsBusy(true);
    try {
      const run = await call(actions.runs.retryFailed, { jobId });
      if (!run.isNew) notifyInfo("Já havia uma criação em andamento; acompanhando.");
      onRetried(run);
    } catch (error) {
      notifyError("Erro ao tentar de novo", explain(error, "Não foi possível começar. Tente novamente."));
    }
    setIsBusy(false);
  }

  return (
    <Button icon={RotateCcw} isBusy={isBusy} busyText="Começando..." onClick={retry}>
      Tentar de novo os que falharam
    </Button>
  );
}
