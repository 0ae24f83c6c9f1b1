import { type QueryKey, useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { CardMessage, LoadError } from "#admin/ui/Card";
import { ANSWERS, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { ScrollRegion } from "#admin/ui/ScrollRegion";
import { formatExact, formatRelative } from "../ui/relative-time";
import type { DocumentWords, Editing, Obstacle } from "./use-document";

type Version = { version: number; savedBy: string; savedAt: Date };

interface HistoryProps<Listed extends Version, Shown> {
  /** Tells it from others in the query cache. */
  name: string;
  current: number;
  hasUnsaved: boolean;
  list: () => Promise<{ revisions: readonly Listed[] }>;
  /** The first line of a version, of its number in words. */
  describe: (listed: Listed, name: string) => ReactNode;
  read: (version: number) => Promise<Shown>;
  show: (shown: Shown) => ReactNode;
  /** Resolves once it is saved, or was not. */
  onRestore: (shown: Shown) => Promise<unknown>;
  onClose: () => void;
  /** A way back to what is older than all versions. */
  origin?: ReactNode;
}

/** Who saved a document when, what each save left, and going back to it. */
export function HistoryDialog<Listed extends Version, Shown>({ isOpen, ...history }: HistoryProps<Listed, Shown> & { isOpen: boolean }) {
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={history.onClose}
      title="Histórico"
      description="As últimas 50 versões salvas. Restaurar uma delas cria uma versão nova; nenhuma se perde."
      isWide
    >
      <History {...history} />
    </DialogFrame>
  );
}

function History<Listed extends Version, Shown>(props: HistoryProps<Listed, Shown>) {
  const { name, current, hasUnsaved, describe, show, onRestore, onClose, origin } = props;
  const [chosen, setChosen] = useState(current);
  const list = useQuery({ queryKey: ["revisions", name, current], queryFn: props.list, staleTime: 0 });
  const isListed = list.data?.revisions.some(({ version }) => version === chosen) ?? false;
  const revision = useQuery({ queryKey: ["revision", name, chosen], queryFn: () => props.read(chosen), enabled: isListed });
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
        <ScrollRegion label="Versões" className="max-h-48 md:max-h-[55dvh]">
          <ul>
            {list.data.revisions.map((listed) => (
              <li key={listed.version} className="border-b border-line last:border-b-0">
                <button
                  type="button"
                  aria-pressed={listed.version === chosen}
                  onClick={() => setChosen(listed.version)}
                  className={`grid w-full gap-0.5 border-l-3 px-3 py-2.5 text-left ${
                    listed.version === chosen ? "border-amber bg-amber/12" : "border-transparent hover:bg-paper"
                  }`}
                >
                  <span className="flex flex-wrap items-center justify-between gap-2 font-semibold">
                    {describe(listed, listed.version === current ? "Versão atual" : `Versão ${listed.version}`)}
                  </span>
                  <span className="truncate text-sm">{listed.savedBy || "Texto gerado"}</span>
                  <span className="text-sm text-steel">
                    {formatRelative(listed.savedAt)} · {formatExact(listed.savedAt)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </ScrollRegion>
        {/* As high before a version has come: the list must not move under a finger. */}
        <div className="min-h-[40dvh] min-w-0 md:min-h-[55dvh]">
          {revision.data ? (
            show(revision.data)
          ) : (
            <p role="status" className="p-4 text-steel">
              {revision.isError ? revision.error.message : isListed ? "Carregando..." : "Escolha uma versão para ver."}
            </p>
          )}
        </div>
      </div>
      {hasUnsaved && (chosen !== current || origin) ? (
        <p className="text-sm text-amber-dark">O que você escreveu e não salvou será trocado pela versão restaurada.</p>
      ) : null}
      <div className={ANSWERS}>
        <Button onClick={onClose}>Fechar</Button>
        {origin}
        <Button
          look="primary"
          isBusy={restore.isPending}
          busyText="Restaurando..."
          isDisabled={chosen === current || !revision.data}
          onClick={() => revision.data && restore.mutate(revision.data)}
        >
          Restaurar esta versão
        </Button>
      </div>
    </>
  );
}

interface ConflictDialogProps<Other> {
  editing: Editing;
  words: DocumentWords;
  onOverwrite: (version: number) => void;
  /** Where it can become another one. */
  onSaveCopy?: () => void;
  other: { queryKey: QueryKey; read: () => Promise<Other>; show: (other: Other) => ReactNode };
}

/** Somebody saved or deleted it meanwhile: the administrator decides, nothing is overwritten unawares. */
export function ConflictDialog<Other>({ editing, words, onOverwrite, onSaveCopy, other }: ConflictDialogProps<Other>) {
  const { obstacle, dismiss } = editing;
  const [isOtherShown, setIsOtherShown] = useState(false);
  const firstAnswer = useRef<HTMLButtonElement>(null);
  const shown = useLast(obstacle, () => setIsOtherShown(false));
  const version = shown?.outcome === "conflict" ? shown.version : undefined;
  return (
    <DialogFrame
      isOpen={obstacle !== undefined}
      onClose={dismiss}
      title={shown?.outcome === "gone" ? words.wasDeleted : `Outra pessoa salvou ${words.this}`}
      description={shown && explain(shown, words)}
      initialFocus={firstAnswer}
      isPersistent
      isWide={isOtherShown}
    >
      {isOtherShown ? <OtherVersion {...other} /> : null}
      <div className={ANSWERS}>
        {version === undefined ? null : (
          <Button
            look="danger"
            onClick={() => {
              dismiss();
              onOverwrite(version);
            }}
          >
            Salvar por cima
          </Button>
        )}
        {onSaveCopy ? <Button onClick={onSaveCopy}>Salvar a minha como cópia</Button> : null}
        {version === undefined || isOtherShown ? null : <Button onClick={() => setIsOtherShown(true)}>Ver a outra versão</Button>}
        <Button ref={firstAnswer} look="primary" onClick={dismiss}>
          Continuar editando
        </Button>
      </div>
    </DialogFrame>
  );
}

function explain(obstacle: Obstacle, words: DocumentWords): string {
  if (obstacle.outcome === "gone") {
    return "Ela está na lixeira ou foi apagada de vez enquanto você editava. O que você escreveu continua na tela e pode virar uma página nova.";
  }
  const who = obstacle.savedBy || "Alguém";
  return `${who} salvou ${words.this} em ${formatExact(obstacle.savedAt)}, enquanto você editava. Nada foi trocado: o que você escreveu continua na tela, e o que foi salvo fica no histórico.`;
}

function OtherVersion<Other>({ queryKey, read, show }: ConflictDialogProps<Other>["other"]) {
  const other = useQuery({ queryKey, queryFn: read, staleTime: 0, gcTime: 0 });
  if (other.isPending) return <p role="status">Carregando...</p>;
  if (other.isError) return <LoadError error={other.error} onRetry={other.refetch} />;
  return show(other.data);
}
