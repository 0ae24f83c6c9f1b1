import { useEffect } from "react";
import { useWindowEvent } from "./use-window-event";

/** While there is something unsaved the browser asks before it leaves the screen. */
export function useLeaveGuard(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasUnsaved]);
}

/** While something is unsaved the browser asks before it leaves; Ctrl+S saves, whatever has the focus. */
export function useUnsaved(isUnsaved: boolean, save: () => unknown): void {
  useLeaveGuard(isUnsaved);
  useWindowEvent("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    save();
  });
}
