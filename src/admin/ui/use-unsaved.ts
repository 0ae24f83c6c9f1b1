import { useEffect, useEffectEvent } from "react";

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
  const latest = useEffectEvent(save);
  useLeaveGuard(isUnsaved);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      latest();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
