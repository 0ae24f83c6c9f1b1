import { useEffect, useState } from "react";
import { tabStorage } from "./tab-storage";

const WRITE_AFTER_MS = 250;

/** What is typed into a form, kept in the tab's storage so that reloading does not lose it. */
export function useStoredDraft<T extends object>(key: string, empty: T) {
  const [draft, setDraft] = useState<T>(() => ({ ...empty, ...read<T>(key) }));

  useEffect(() => {
    const write = () => tabStorage.write(key, JSON.stringify(draft));
    const timer = setTimeout(write, WRITE_AFTER_MS);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [key, draft]);

  return [draft, (change: Partial<T>) => setDraft((before) => ({ ...before, ...change }))] as const;
}

function read<T>(key: string): Partial<T> | undefined {
  try {
    return JSON.parse(tabStorage.read(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
