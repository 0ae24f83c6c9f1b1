import { type ComponentProps, type ReactNode, type RefObject, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog";
import { useLast } from "./use-last";

type Question = Omit<ComponentProps<typeof ConfirmDialog>, "isOpen" | "onClose" | "focusAfterConfirm">;

export type Ask = (question: Question) => void;

/** One question at a time before something is done; after a yes, the heading has the focus. */
export function useConfirm(heading: RefObject<HTMLElement | null>): { ask: Ask; dialog: ReactNode } {
  const [asked, setAsked] = useState<Question>();
  const shown = useLast(asked);
  const dialog = shown ? (
    <ConfirmDialog {...shown} isOpen={asked !== undefined} onClose={() => setAsked(undefined)} focusAfterConfirm={heading} />
  ) : null;
  return { ask: setAsked, dialog };
}
