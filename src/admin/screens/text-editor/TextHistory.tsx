import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../call/call";
import { HistoryFrame } from "../../history/HistoryFrame";
import { VersionList } from "../../history/VersionList";
import { Button } from "../../ui/Button";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { LoadError } from "../../ui/LoadError";
import { SideBySide } from "./SideBySide";
import type { OpenedText, TextEditorState, TextValue } from "./use-text-editor";

interface TextHistoryProps {
  editor: TextEditorState;
  text: OpenedText;
  isOpen: boolean;
  onClose: () => void;
}

/** Who saved the text when, what each save left, and going back to it or to what the site came with. */
export function TextHistory({ isOpen, onClose, ...rest }: TextHistoryProps) {
  return (
    <HistoryFrame isOpen={isOpen} onClose={onClose}>
      <History {...rest} onClose={onClose} />
    </HistoryFrame>
  );
}

function History({ editor, text, onClose }: Omit<TextHistoryProps, "isOpen">) {
  const { path, version } = text;
  const [chosen, setChosen] = useState(version);
  const list = useQuery({
    queryKey: ["text-revisions", path, version],
    queryFn: () => call(actions.texts.listRevisions, { path }),
    staleTime: 0,
  });
  const revision = useQuery({
    queryKey: ["text-revision", path, chosen],
    queryFn: () => call(actions.texts.findRevision, { path, version: chosen }),
    enabled: chosen > 0,
  });
  if (list.isPending) return <p role="status">Carregando...</p>;
  if (list.isError) return <LoadError error={list.error} onRetry={list.refetch} />;
  const finish = (work: Promise<boolean>) => void work.then(onClose);
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[18rem_minmax(0,1fr)]">
        <VersionList
          versions={list.data.revisions}
          current={version}
          chosen={chosen}
          onChoose={setChosen}
          describe={({ isFactory }, name) => (isFactory ? `${name}, de fábrica` : name)}
        />
        <div className="min-w-0">
          {revision.data ? (
            <SideBySide path={path} sides={[{ title: "Como era", value: revision.data.value }]} />
          ) : (
            <p role="status" className="p-4 text-steel">
              {revision.isError ? revision.error.message : "Carregando..."}
            </p>
          )}
        </div>
      </div>
      {editor.isDirty ? (
        <p className="text-sm text-amber-dark">O que você escreveu e não salvou será trocado pela versão escolhida.</p>
      ) : null}
      <div className={`${ANSWERS} sm:flex-wrap`}>
        <Button onClick={onClose}>Fechar</Button>
        {text.written !== undefined && text.state !== "factory" ? (
          <Button isBusy={editor.isSaving} onClick={() => finish(editor.reset())}>
            Voltar ao texto de fábrica
          </Button>
        ) : null}
        <Button
          look="primary"
          isBusy={editor.isSaving}
          busyText="Restaurando..."
          isDisabled={chosen === version || !revision.data}
          onClick={() => revision.data && finish(editor.restore(revision.data.value as TextValue))}
        >
          Restaurar esta versão
        </Button>
      </div>
    </>
  );
}
