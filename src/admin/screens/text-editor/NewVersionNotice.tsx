import { Sparkles } from "lucide-react";
import { useState } from "react";
import { Notice } from "../../editing/Notice";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { SideBySide } from "./TextPreview";
import type { TextEditorState } from "./use-text-editor";

/** A release brought another text than the one the owner changed: both are shown, and the owner chooses. */
export function NewVersionNotice({ editor }: { editor: TextEditorState }) {
  const [isOpen, setIsOpen] = useState(false);
  const { saved } = editor;
  const close = () => setIsOpen(false);
  if (!saved) return null;
  return (
    <>
      {saved.state === "newer" ? (
        <Notice
          icon={Sparkles}
          label="Nova versão disponível"
          title="Há um texto de fábrica novo"
          answers={<Button onClick={() => setIsOpen(true)}>Comparar e escolher</Button>}
        >
          O site foi atualizado com outro texto aqui. O seu continua no ar até você escolher.
        </Notice>
      ) : null}
      <DialogFrame
        isOpen={isOpen}
        onClose={close}
        title="Dois textos para a mesma página"
        description="Qualquer que seja a escolha, o outro não se perde: o seu fica no histórico, e o de fábrica volta quando você quiser."
        isWide
      >
        <SideBySide
          path={saved.path}
          sides={[
            { title: "O seu texto", value: saved.value },
            { title: "O novo, de fábrica", value: saved.written },
          ]}
        />
        <div className={`${ANSWERS} sm:flex-wrap`}>
          <Button
            onClick={() => {
              close();
              editor.beginFromNew();
            }}
          >
            Editar a partir do novo
          </Button>
          <Button
            onClick={() => {
              close();
              void editor.reset();
            }}
          >
            Usar o novo
          </Button>
          <Button
            look="primary"
            onClick={() => {
              close();
              void editor.keep();
            }}
          >
            Manter o meu
          </Button>
        </div>
      </DialogFrame>
    </>
  );
}
