import { useEffect, useRef, useState } from "react";
import { sessionGate, toCallError } from "../call/call";
import { useWindowEvent } from "../ui/use-window-event";

/** Once it is saved with what a save of the document would meet by now. */
export type AutosaveState<Obstacle> =
  | { kind: "none" | "saving" | "failed" | "signed-out" }
  | { kind: "saved"; at: Date; obstacle?: Obstacle };

interface AutosaveParts<Typed, Obstacle> {
  /** What is typed and over what; another object only when it says something else. */
  typed: Typed;
  /** False when there is nothing unsaved, or an older draft waits for an answer. */
  isOn: boolean;
  /** Sends it without asking anybody to sign in. */
  send: (typed: Typed) => Promise<{ savedAt: Date; obstacle?: Obstacle }>;
}

/** Rests this long after the last key. */
const WAIT_MS = 1500;
const RETRY_MS = 10_000;

/** Keeps what is typed and not saved on the server, for this administrator. */
export function useAutosave<Typed, Obstacle>(parts: AutosaveParts<Typed, Obstacle>) {
  const { typed, isOn } = parts;
  const [state, setState] = useState<AutosaveState<Obstacle>>({ kind: "none" });
  const [retries, setRetries] = useState(0);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const isPaused = useRef(false);
  const keep = useRef(() => {});
  // Also those of a screen that broke while it was drawn.
  const latest = useRef(parts);
  latest.current = parts;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry keeps the same fields once more
  useEffect(() => {
    if (!isOn) {
      keep.current = () => {};
      return;
    }
    const run = () => {
      keep.current = () => {};
      if (isPaused.current) return;
      setState({ kind: "saving" });
      underWay.current = underWay.current
        .then(() => latest.current.send(typed))
        .then(
          ({ savedAt, obstacle }) => setState({ kind: "saved", at: savedAt, obstacle }),
          (error) => setState({ kind: toCallError(error).code === "UNAUTHORIZED" ? "signed-out" : "failed" }),
        );
    };
    keep.current = run;
    const timer = setTimeout(run, WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, isOn, retries]);

  useEffect(() => {
    if (state.kind !== "failed" && state.kind !== "signed-out") return;
    const timer = setTimeout(() => setRetries((count) => count + 1), RETRY_MS);
    return () => clearTimeout(timer);
  }, [state]);

  // Who turns to another tab or program may not come back to this one.
  useWindowEvent("visibilitychange", () => document.visibilityState === "hidden" && keep.current());

  // The screen may have broken with what was typed last.
  useEffect(
    () => () => {
      const { isOn, typed, send } = latest.current;
      if (isOn && !isPaused.current) void send(typed).catch(() => {});
    },
    [],
  );

  return {
    state,
    /** Waits for an autosave under way and lets no other begin until `resume`: it must not come after a save. */
    async pause(): Promise<void> {
      isPaused.current = true;
      await underWay.current;
    },
    resume(): void {
      isPaused.current = false;
      setRetries((count) => count + 1);
    },
    /** For a session that ended: opens the sign-in dialog, and keeps what was typed once somebody signed in. */
    async signIn(): Promise<void> {
      if (await sessionGate.waitForSignIn()) setRetries((count) => count + 1);
    },
    /** Nothing unsaved is kept any more. */
    forget: () => setState({ kind: "none" }),
  };
}
