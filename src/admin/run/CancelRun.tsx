import { actions } from "astro:actions";
import { CircleX } from "lucide-react";
import { useState } from "react";
import { call } from "../call/call";
import { explain } from "../call/call-error";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog";
import { notifyError } from "../ui/toast/notify";

/** Asks a run to stop after the title it is at. */
export function CancelRun({ jobId }: { jobId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function cancel(): Promise<void> {
    setIsAsking(false);
    setIsBusy(true);
    try {
      await call(actions.runs.cancel, { jobId });
    } catch (error) {
      notifyError("Erro ao cancelar", explain(error, "Não foi possível cancelar. Tente novamente."));
    }
    setIsBusy(false);
  }

  return (
    <>
      <Button icon={CircleX} isBusy={isBusy} busyText="Cancelando…" onClick={() => setIsAsking(true)}>
        Cancelar criação
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Cancelar a criação?"
        description="As páginas já criadas continuam no ar. Os títulos que faltam não serão processados."
        cancelLabel="Continuar criando"
        confirmLabel="Cancelar criação"
        onCancel={() => setIsAsking(false)}
        onConfirm={cancel}
      />
    </>
  );
}
