import { useEffect, useState } from "react";
import { tabStorage } from "./tab-storage";

const WRITE_AFTER_MS = 250;

/** What is typed into a form, kept in the tab's storage so that reloading does not lose it. */
export function useStoredDraft<T extends object>(key: string, empty: T) {
  const [draft, setDraft] = useStoredState(key, empty);
  return [draft, (change: Partial<T>) => setDraft((before) => ({ ...before, ...change }))] as const;
}

/** As `useState`, for an object that is kept in the tab's storage; what is kept there lies over `empty`. */
export function useStoredState<T extends object>(key: string, empty: T) {
  const [state, setState] = useState<T>(() => ({ ...empty, ...read<T>(key) }));

  useEffect(() => {
    const write = () => tabStorage.write(key, JSON.stringify(state));
    const timer = setTimeout(write, WRITE_AFTER_MS);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [key, state]);

  return [state, setState] as const;
}

function read<T>(key: string): Partial<T> | undefined {
  try {
    return JSON.parse(tabStorage.read(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
