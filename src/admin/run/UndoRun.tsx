import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { formatCount } from "#domain/text/format";
import { call } from "../call/call";
import { usePageBulk } from "../page/use-page-bulk";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog";
import { useLast } from "../ui/dialog/use-last";
import { notifyFailure, notifyInfo } from "../ui/toast/notify";

/** Puts the pages that a run made into the trash, with the way back. */
export function UndoRun({ jobId }: { jobId: string }) {
  const [ids, setIds] = useState<string[]>();
  const bulk = usePageBulk();
  const find = useMutation({
    mutationFn: () => call(actions.runs.listPages, { jobId }),
    onSuccess(found) {
      if (found.ids.length > 0) setIds(found.ids);
      else notifyInfo("Nada a desfazer", "As páginas desta criação já não existem.");
    },
    onError: (error) => notifyFailure(error, "Erro ao desfazer", "Não foi possível desfazer. Tente novamente."),
  });
  const shown = useLast(ids);
  const count = formatCount(shown?.length ?? 0, "página", "páginas");

  return (
    <>
      {bulk.progress ?? (
        <Button icon={Undo2} isBusy={find.isPending} onClick={() => find.mutate()}>
          Desfazer esta criação
        </Button>
      )}
      <ConfirmDialog
        isOpen={ids !== undefined}
        title="Desfazer esta criação?"
        description={`Excluir ${count}: saem do ar imediatamente, também as que você mudou depois, e ficam 30 dias na lixeira.`}
        confirmLabel={`Excluir ${count}`}
        onClose={() => setIds(undefined)}
        onConfirm={() => void bulk.act(ids ?? [], "remove")}
      />
    </>
  );
}
