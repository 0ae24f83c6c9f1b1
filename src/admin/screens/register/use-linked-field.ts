import { useEffect, useRef } from "react";
import { isInside } from "#domain/facts/claims";
import type { RegisterField } from "./use-register";

/** Brings the field that the address names after "#" into view, with the focus; the name of a part means its first field. */
export function useLinkedField(fields: readonly RegisterField[], onLinked: () => void): void {
  const parts = useRef({ fields, onLinked });
  parts.current = { fields, onLinked };
  useEffect(() => {
    const go = () => {
      const named = decodeURIComponent(location.hash.slice(1));
      const field = named && parts.current.fields.find(({ path }) => isInside(path, named));
      if (!field) return;
      parts.current.onLinked();
      // Only then is it on the screen.
      setTimeout(() => focusField(field.path));
    };
    go();
    addEventListener("hashchange", go);
    return () => removeEventListener("hashchange", go);
  }, []);
}

/** Gives a field's control the focus, in the middle of the screen. */
export function focusField(path: string): void {
  const row = document.getElementById(path);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("input, select, textarea, button")?.focus({ preventScroll: true });
}
