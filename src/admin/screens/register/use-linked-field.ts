import { useEffect, useRef } from "react";
import { isInside } from "#domain/facts/claims";
import type { RegisterField } from "./use-register";

/** Goes to the field that the address names after "#", at once and whenever it names another; a part means its first field. */
export function useLinkedField(fields: readonly RegisterField[], onLinked: (field: RegisterField) => void): void {
  const parts = useRef({ fields, onLinked });
  parts.current = { fields, onLinked };
  useEffect(() => {
    const go = () => {
      const named = decodeURIComponent(location.hash.slice(1));
      const field = named === "" ? undefined : parts.current.fields.find(({ path }) => isInside(path, named));
      if (field) parts.current.onLinked(field);
    };
    go();
    addEventListener("hashchange", go);
    return () => removeEventListener("hashchange", go);
  }, []);
}
