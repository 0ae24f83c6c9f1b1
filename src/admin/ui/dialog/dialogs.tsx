import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button, type ButtonProps } from "#admin/ui/Button";
import { FormProblem } from "#admin/ui/field/fields";
import { toVisibleText } from "#domain/panel/visible-text";

const BACKDROP = "fixed inset-0 z-50 bg-ink/55 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0";

/** At the foot of a phone's screen, in the middle of a larger one. */
const FRAME =
  "fixed inset-x-0 bottom-0 z-50 mx-auto grid grid-cols-1 break-words max-h-[calc(100dvh-1rem)] w-full gap-4 overflow-y-auto overscroll-contain rounded-t-card bg-white p-5 shadow-card outline-none transition duration-150 data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:w-[calc(100%-2rem)] sm:-translate-y-1/2 sm:rounded-card sm:p-6 sm:data-ending-style:-translate-y-[calc(50%-0.5rem)] sm:data-starting-style:-translate-y-[calc(50%-0.5rem)]";

const POPUP = `${FRAME} max-w-md`;
const TITLE = "text-lg leading-snug";

/** The row of answers: one under the other on a phone, the main one on top. */
export const ANSWERS = "mt-1 flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end";

interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Read out with the title when the dialog opens. */
  description?: ReactNode;
  children: ReactNode;
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | true);
  /** Where the focus goes when it closes: back to where it was unless said, or for true; false leaves it where it is. */
  finalFocus?: () => HTMLElement | boolean | null;
  /** A press beside it does not close it. */
  isPersistent?: boolean;
  /** Asks before Escape or the corner closes it: what was done in it would be lost; "typed": once somebody has typed in it. */
  hasUnsaved?: boolean | "typed";
  isWide?: boolean;
}

/** A modal question or form with a way to close it without answering. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, description, children, initialFocus, finalFocus, isPersistent, hasUnsaved = false, isWide } = props;
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
          className={isWide ? `${FRAME} max-w-5xl` : POPUP}
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
              <X size={20} />
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

interface AnswersProps extends Omit<ButtonProps, "children" | "type" | "onClick"> {
  problem?: string | undefined;
  back?: string;
  onBack: () => void;
  /** What the main answer is called; without `onAct` it sends the form around it. */
  label: string;
  onAct?: () => void;
}

/** The two answers of a dialog: the way back, and what it is for. */
export function Answers({ problem, back = "Cancelar", onBack, label, onAct, look = "primary", ...main }: AnswersProps) {
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <div className={ANSWERS}>
        <Button onClick={onBack}>{back}</Button>
        <Button type={onAct ? "button" : "submit"} look={look} onClick={onAct} {...main}>
          {label}
        </Button>
      </div>
    </>
  );
}

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  description: string;
  cancelLabel?: string;
  confirmLabel: string;
  /** Comes before `onConfirm` too. */
  onClose: () => void;
  onConfirm: () => void;
  look?: "danger" | "primary";
  /** Where the focus goes after confirming, when what had it is gone by then. */
  focusAfterConfirm?: RefObject<HTMLElement | null>;
}

/** Asks before something that cannot be taken back at once; the safe answer has the focus. */
export function ConfirmDialog({ isOpen, title, description, onClose, onConfirm, focusAfterConfirm, ...answers }: ConfirmDialogProps) {
  const { cancelLabel = "Cancelar", confirmLabel, look = "danger" } = answers;
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
          <AlertDialog.Description className="text-steel">{toVisibleText(description)}</AlertDialog.Description>
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

export type Question = Omit<ConfirmDialogProps, "isOpen" | "onClose" | "focusAfterConfirm">;

/** One question at a time before something is done; after a yes, the heading has the focus where there is one. */
export function useConfirm(heading?: RefObject<HTMLElement | null>) {
  const [asked, ask] = useState<Question>();
  const shown = useLast(asked);
  const question = shown ? (
    <ConfirmDialog {...shown} isOpen={asked !== undefined} onClose={() => ask(undefined)} focusAfterConfirm={heading} />
  ) : null;
  return { ask, question };
}

/** The last thing a dialog was opened for: it keeps its words while it closes. `onOther` starts it over for another one. */
export function useLast<T>(value: T | undefined, onOther?: () => void): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) {
    setLast(value);
    onOther?.();
  }
  return last;
}
