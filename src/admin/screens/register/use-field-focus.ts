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
  const row = document.getElementById(path);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("input, select, textarea")?.focus({ preventScroll: true });
}
