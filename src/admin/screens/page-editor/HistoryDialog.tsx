import { actions } from "astro:actions";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TypedTexts } from "#domain/page/page-fields";
import { call } from "../../call/call";
import { HistoryFrame } from "../../history/HistoryFrame";
import { VersionList } from "../../history/VersionList";
import { StatusTag } from "../../page/StatusTag";
import { Button } from "../../ui/Button";
import { CardMessage } from "../../ui/Card";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { LoadError } from "../../ui/LoadError";
import { pickFields } from "./fields";
import { PagePreview } from "./PagePreview";

interface HistoryDialogProps {
  pageId: string;
  currentVersion: number;
  hasUnsaved: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Resolves with whether it was saved. */
  onRestore: (older: TypedTexts) => Promise<boolean>;
}

/** Who saved the page when, what each save left, and going back to it. */
export function HistoryDialog({ isOpen, onClose, ...rest }: HistoryDialogProps) {
  return (
    <HistoryFrame isOpen={isOpen} onClose={onClose}>
      <History {...rest} onClose={onClose} />
    </HistoryFrame>
  );
}

function History({ pageId, currentVersion, hasUnsaved, onClose, onRestore }: Omit<HistoryDialogProps, "isOpen">) {
  const list = useQuery({
    queryKey: ["revisions", pageId, currentVersion],
    queryFn: () => call(actions.editor.listRevisions, { id: pageId }),
    staleTime: 0,
  });
  const [chosen, setChosen] = useState(currentVersion);
  const isListed = list.data?.revisions.some(({ version }) => version === chosen) ?? false;
  const revision = useQuery({
    queryKey: ["revision", pageId, chosen],
    queryFn: () => call(actions.editor.findRevision, { id: pageId, version: chosen }),
    enabled: isListed,
  });

  const restore = useMutation({ mutationFn: onRestore, onSettled: onClose });

  if (list.isPending) return <p role="status">Carregando...</p>;
  if (list.isError) return <LoadError error={list.error} onRetry={list.refetch} />;
  if (list.data.revisions.length === 0) {
    return (
      <CardMessage>
        <p>Esta página ainda não foi editada: o histórico começa no primeiro salvamento.</p>
      </CardMessage>
    );
  }
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[18rem_minmax(0,1fr)]">
        <VersionList
          versions={list.data.revisions}
          current={currentVersion}
          chosen={chosen}
          onChoose={setChosen}
          describe={({ status }, name) => (
            <>
              {name}
              <StatusTag status={status} />
            </>
          )}
        />
        <div className="min-w-0">
          {revision.data ? (
            <PagePreview {...revision.data} className="h-[40dvh] rounded-lg border border-line md:h-[55dvh]" />
          ) : (
            <p role="status" className="p-4 text-steel">
              {revision.isError ? revision.error.message : isListed ? "Carregando..." : "Escolha uma versão para ver."}
            </p>
          )}
        </div>
      </div>
      {hasUnsaved && chosen !== currentVersion ? (
        <p className="text-sm text-amber-dark">O que você escreveu e não salvou será trocado pela versão restaurada.</p>
      ) : null}
      <div className={ANSWERS}>
        <Button onClick={onClose}>Fechar</Button>
        <Button
          look="primary"
          isBusy={restore.isPending}
          busyText="Restaurando..."
          isDisabled={chosen === currentVersion || !revision.data}
          onClick={() => revision.data && restore.mutate(pickFields(revision.data))}
        >
          Restaurar esta versão
        </Button>
      </div>
    </>
  );
}
