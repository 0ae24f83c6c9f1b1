import { useSyncExternalStore } from "react";

/** Below the first breakpoint of the design (`--breakpoint-sm`). */
const PHONE = matchMedia("(width < 560px)");

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => PHONE.matches);
}

function subscribe(listener: () => void): () => void {
  PHONE.addEventListener("change", listener);
  return () => PHONE.removeEventListener("change", listener);
}
