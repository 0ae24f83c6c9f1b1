import { useEffect, useState } from "react";

/** A storage of the browser; one that is full or forbidden behaves as if it were empty. */
const guard = (open: () => Storage) => ({
  read: (key: string): string | undefined => attempt(() => open().getItem(key)) ?? undefined,
  readJson: <T>(key: string): T | undefined => attempt(() => JSON.parse(open().getItem(key) ?? "null")) ?? undefined,
  write: (key: string, value: string): void => attempt(() => open().setItem(key, value)),
  remove: (key: string): void => attempt(() => open().removeItem(key)),
});

export const tabStorage = guard(() => sessionStorage);

/** Outlives the tab. */
export const browserStorage = guard(() => localStorage);

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const WRITE_AFTER_MS = 250;

/** What is typed into a form, kept in the tab's storage so that reloading does not lose it. */
export function useStoredDraft<T extends object>(key: string, empty: T) {
  const [draft, setDraft] = useStoredState(key, empty);
  return [draft, (change: Partial<T>) => setDraft((before) => ({ ...before, ...change }))] as const;
}

/** As `useState`, for an object that is kept in the tab's storage; what is kept there lies over `empty`. */
export function useStoredState<T extends object>(key: string, empty: T) {
  const [state, setState] = useState<T>(() => ({ ...empty, ...tabStorage.readJson<Partial<T>>(key) }));

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
