import { useEffect, useState } from "react";
import type { RegisterField } from "./register";

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
  const control = findControl(path);
  const fold = control?.closest("details");
  if (fold) fold.open = true;
  (document.getElementById(path) ?? control)?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

/** What a field is worked with, by itself or in a table; null when it is not on the screen. */
export function findControl(path = ""): HTMLElement | null {
  const row = document.getElementById(path);
  return row?.querySelector<HTMLElement>("input, select, textarea") ?? document.getElementById(cellId(path));
}

export function cellId(path: string): string {
  return `tabela-${path}`;
}
