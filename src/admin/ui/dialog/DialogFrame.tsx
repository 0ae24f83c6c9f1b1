import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { ConfirmDialog } from "./ConfirmDialog";
import { BACKDROP, POPUP, TITLE, WIDE_POPUP } from "./dialog-classes";

interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Read out with the title when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes when it closes: back to where it was unless said, or for true; false leaves it where it is. */
  finalFocus?: () => HTMLElement | boolean | null;
  /** A press beside it does not close it. */
  isPersistent?: boolean;
  /** Asks before Escape or the corner closes it: what was done in it would be lost; "typed": once somebody has typed in it. */
  hasUnsaved?: boolean | "typed";
  isWide?: boolean;
}

/** A modal question or form with a way to close it without answering. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  description,
  children,
  initialFocus,
  finalFocus,
  isPersistent = false,
  hasUnsaved = false,
  isWide = false,
}: DialogFrameProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const isTyped = useRef(false);
  const close = () => ((hasUnsaved === "typed" ? isTyped.current : hasUnsaved) ? setIsLeaving(true) : onClose());

  useEffect(() => {
    if (isOpen) isTyped.current = false;
  }, [isOpen]);

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()} disablePointerDismissal={isPersistent}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={BACKDROP} />
        <Dialog.Popup
          className={isWide ? WIDE_POPUP : POPUP}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          onInput={() => {
            isTyped.current = true;
          }}
        >
          <div className="flex items-start justify-between gap-2">
            <Dialog.Title className={TITLE}>{toVisibleText(title)}</Dialog.Title>
            <Dialog.Close
              aria-label="Fechar"
              className="-mt-2.5 -mr-2.5 flex size-11 shrink-0 items-center justify-center rounded-lg text-steel hover:bg-ink/8 hover:text-ink"
            >
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {description ? (
            <Dialog.Description className="text-steel">
              {typeof description === "string" ? toVisibleText(description) : description}
            </Dialog.Description>
          ) : null}
          {children}
          <ConfirmDialog
            isOpen={isLeaving}
            title="Fechar sem salvar?"
            description="O que você fez nesta janela ainda não foi salvo e se perde."
            cancelLabel="Continuar aqui"
            confirmLabel="Fechar sem salvar"
            onClose={() => setIsLeaving(false)}
            onConfirm={onClose}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
