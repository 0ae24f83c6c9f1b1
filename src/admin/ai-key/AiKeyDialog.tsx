import { useRef, useState } from "react";
import { DialogFrame } from "../ui/dialog/DialogFrame";
import { AiKeyForm } from "./AiKeyForm";
import { SavedAiKey } from "./SavedAiKey";
import { StoredKeyOffer } from "./StoredKeyOffer";
import type { AiKey } from "./use-ai-key";

interface AiKeyDialogProps {
  isOpen: boolean;
  aiKey: AiKey;
  onClose: () => void;
  /** Called after a key was saved here. */
  onSaved?: () => void;
}

/** The key of the AI provider: saved, tested, replaced, removed. */
export function AiKeyDialog({ isOpen, aiKey, onClose, onSaved }: AiKeyDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  const { key, hasKey } = aiKey;
  const showsForm = !hasKey || isReplacing;

  function close(): void {
    setIsReplacing(false);
    aiKey.test.reset();
    onClose();
  }

  function finish(): void {
    setIsReplacing(false);
    aiKey.test.reset();
    onSaved?.();
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      title="Chave de IA"
      description="A chave fica cifrada no servidor e só é enviada ao provedor de IA. Depois de salva, aparecem apenas os quatro últimos caracteres."
      initialFocus={showsForm ? field : undefined}
    >
      {hasKey ? <SavedAiKey aiKey={aiKey} onReplace={() => setIsReplacing(true)} isReplacing={isReplacing} /> : null}
      {key?.problem ? <p className="rounded-lg bg-amber/20 px-3 py-2 wrap-anywhere">{key.problem}</p> : null}
      <StoredKeyOffer aiKey={aiKey} onImported={finish} />
      {showsForm ? (
        <AiKeyForm aiKey={aiKey} field={field} onCancel={isReplacing ? () => setIsReplacing(false) : close} onSaved={finish} />
      ) : null}
    </DialogFrame>
  );
}
