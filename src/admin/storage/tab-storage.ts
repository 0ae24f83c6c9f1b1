import { useEffect, useState } from "react";

/** A storage of the browser; one that it forbids behaves as if it were empty. */
function guard(open: () => Storage) {
  return {
    read(key: string): string | undefined {
      try {
        return open().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },

    write(key: string, value: string): void {
      try {
        open().setItem(key, value);
      } catch {
        // Full or forbidden: what it is of is still on the screen.
      }
    },

    remove(key: string): void {
      try {
        open().removeItem(key);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}

export const tabStorage = guard(() => sessionStorage);

/** Outlives the tab. */
export const browserStorage = guard(() => localStorage);

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
