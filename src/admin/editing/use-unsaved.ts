import { useEffect, useRef } from "react";
import { useLeaveGuard } from "../ui/use-leave-guard";

/** While something is unsaved the browser asks before it leaves; Ctrl+S saves, whatever has the focus. */
export function useUnsaved(isUnsaved: boolean, save: () => unknown): void {
  const latest = useRef(save);
  latest.current = save;
  useLeaveGuard(isUnsaved);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
