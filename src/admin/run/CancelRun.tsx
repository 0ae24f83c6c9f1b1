import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { CircleX } from "lucide-react";
import { useState } from "react";
import { Button } from "#admin/ui/Button";
import { ConfirmDialog } from "#admin/ui/dialog/dialogs";
import { call } from "../call/call";
import { notifyFailure } from "../ui/toast/notify";

/** Asks a run to stop after the title it is at. */
export function CancelRun({ jobId }: { jobId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => call(actions.runs.cancel, { jobId }),
    onError: (error) => notifyFailure(error, "Erro ao cancelar", "Não foi possível cancelar. Tente novamente."),
  });

  return (
    <>
      <Button icon={CircleX} isBusy={cancel.isPending} busyText="Cancelando…" onClick={() => setIsAsking(true)}>
        Cancelar criação
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Cancelar a criação?"
        description="As páginas já criadas ficam como estão. Os títulos que faltam não serão processados."
        cancelLabel="Continuar criando"
        confirmLabel="Cancelar criação"
        onClose={() => setIsAsking(false)}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}
