import type { ReactNode } from "react";
import { DialogFrame } from "../ui/dialog/DialogFrame";

/** What was saved before, and going back to it. */
export function HistoryFrame({ isOpen, onClose, children }: { isOpen: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Histórico"
      description="As últimas 50 versões salvas. Restaurar uma delas cria uma versão nova; nenhuma se perde."
      isWide
    >
      {children}
    </DialogFrame>
  );
}
