import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { Button } from "../Button";
import { ANSWERS, BACKDROP, POPUP, TITLE } from "./dialog-classes";

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  description: ReactNode;
  /** The safe answer: "Cancelar" unless said. */
  cancelLabel?: string;
  confirmLabel: string;
  /** Comes before `onConfirm` too. */
  onClose: () => void;
  onConfirm: () => void;
  /** How the answer that acts looks: dangerous unless said. */
  look?: "danger" | "primary";
  /** Where the focus goes after confirming, when what had it is gone by then. */
  focusAfterConfirm?: RefObject<HTMLElement | null>;
}

/** Asks before something that cannot be taken back at once; the safe answer has the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  cancelLabel = "Cancelar",
  confirmLabel,
  onClose,
  onConfirm,
  look = "danger",
  focusAfterConfirm,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isConfirmed = useRef(false);
  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        isConfirmed.current = false;
        if (!open) onClose();
      }}
    >
      <AlertDialog.Portal>
        {/* Over another dialog too. */}
        <AlertDialog.Backdrop forceRender className={BACKDROP} />
        <AlertDialog.Popup
          className={POPUP}
          initialFocus={cancelButton}
          finalFocus={() => (isConfirmed.current && focusAfterConfirm?.current) || true}
        >
          <AlertDialog.Title className={TITLE}>{toVisibleText(title)}</AlertDialog.Title>
          <AlertDialog.Description className="text-steel">
            {typeof description === "string" ? toVisibleText(description) : description}
          </AlertDialog.Description>
          <div className={ANSWERS}>
            <Button ref={cancelButton} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button
              look={look}
              onClick={() => {
                isConfirmed.current = true;
                onClose();
                onConfirm();
              }}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
