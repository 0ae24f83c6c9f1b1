import { useEffect, useState } from "react";
import type { RegisterField } from "./use-register";

/** Gives a field the focus once it is on the screen and no dialog has it. */
export function useFieldFocus(): (field: RegisterField) => void {
  const [wanted, setWanted] = useState<{ path: string }>();

  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => focusField(wanted.path));
    return () => clearTimeout(timer);
  }, [wanted]);

  return ({ path }) => setWanted({ path });
}

function focusField(path: string): void {
  document.getElementById(path)?.scrollIntoView({ block: "center" });
  findControl(path)?.focus({ preventScroll: true });
}

/** What a field is worked with; null when it is not on the screen. */
export function findControl(path = ""): HTMLElement | null {
  return document.getElementById(path)?.querySelector<HTMLElement>("input, select, textarea") ?? null;
}
