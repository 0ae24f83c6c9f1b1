import { useRef, useState } from "react";
import { useAiKey } from "./use-ai-key";

/** The key, and its dialog with the work that waits for a key to be saved. */
export function useAiKeyDialog() {
  const aiKey = useAiKey();
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<() => void>(undefined);

  function open(work?: () => void): void {
    waiting.current = work;
    setIsOpen(true);
  }

  function close(): void {
    waiting.current = undefined;
    setIsOpen(false);
  }

  function goOn(): void {
    const work = waiting.current;
    if (!work) return;
    close();
    work();
  }

  return { aiKey, open, dialog: { isOpen, aiKey, onClose: close, onSaved: goOn } };
}
