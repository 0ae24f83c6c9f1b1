import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../call/call";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { useLast } from "../../ui/dialog/use-last";
import { LoadError } from "../../ui/LoadError";
import { formatExact } from "../../ui/relative-time";
import { SideBySide } from "./SideBySide";
import type { TextEditorState } from "./use-text-editor";

/** Somebody saved the text meanwhile: the administrator decides, nothing is overwritten unawares. */
export function TextConflict({ editor }: { editor: TextEditorState }) {
  const { conflict, saved, value } = editor;
  const [isOtherShown, setIsOtherShown] = useState(false);
  const firstAnswer = useRef<HTMLButtonElement>(null);
  const shown = useLast(conflict, () => setIsOtherShown(false));
  return (
    <DialogFrame
      isOpen={conflict !== undefined}
      onClose={editor.dismissConflict}
      title="Outra pessoa salvou este texto"
      description={
        shown &&
        `${shown.savedBy || "Alguém"} salvou em ${formatExact(shown.savedAt)}, enquanto você editava. Nada foi trocado: o que você escreveu continua na tela, e o que foi salvo fica no histórico.`
      }
      initialFocus={firstAnswer}
      isPersistent
      isWide={isOtherShown}
    >
      {isOtherShown && saved ? <OtherVersion path={saved.path} mine={value} /> : null}
      <div className={`${ANSWERS} sm:flex-wrap`}>
        <Button look="danger" onClick={() => void editor.overwrite()}>
          Salvar por cima
        </Button>
        {isOtherShown ? null : <Button onClick={() => setIsOtherShown(true)}>Ver a outra versão</Button>}
        <Button ref={firstAnswer} look="primary" onClick={editor.dismissConflict}>
          Continuar editando
        </Button>
      </div>
    </DialogFrame>
  );
}

function OtherVersion({ path, mine }: { path: string; mine: unknown }) {
  const other = useQuery({ queryKey: ["other-text", path], queryFn: () => call(actions.texts.open, { path }), staleTime: 0, gcTime: 0 });
  if (other.isPending) return <p role="status">Carregando...</p>;
  if (other.isError) return <LoadError error={other.error} onRetry={other.refetch} />;
  return (
    <SideBySide
      path={path}
      sides={[
        { title: "O que você escreveu", value: mine },
        { title: "O que foi salvo", value: other.data.text.value },
      ]}
    />
  );
}
