import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../call/call";
import { BEFORE_LAUNCH_KEY } from "../../frame/use-before-launch-count";
import { FROZEN_FIGURES_KEY } from "../../frozen-figures/frozen-figures-key";
import {
  addSlice,
  type ChosenFact,
  countFigures,
  type FiguresRead,
  listEnough,
  type NamedPage,
  NOTHING_READ,
  withoutNamed,
} from "./figures-read";

/** Reads all pages, slice after slice, from when the screen opens. */
export function useFrozenFigures() {
  const client = useQueryClient();
  const [figures, setFigures] = useState(NOTHING_READ);
  const [isReading, setIsReading] = useState(true);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(NOTHING_READ);
  const next = useRef<number>(undefined);
  const reading = useRef<AbortController>(undefined);

  const change = useCallback((to: FiguresRead) => {
    latest.current = to;
    setFigures(to);
  }, []);

  const goOn = useCallback(async () => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const { signal } = controller;
    setIsReading(true);
    setError(null);
    try {
      do {
        const slice = await call(actions.frozenFigures.scan, { after: next.current ?? 0, enough: listEnough(latest.current) });
        if (signal.aborted) return;
        change(addSlice(latest.current, slice));
        next.current = slice.next;
      } while (next.current !== undefined);
      void correctCount(countFigures(latest.current), () => client.invalidateQueries({ queryKey: BEFORE_LAUNCH_KEY }));
    } catch (failure) {
      if (!signal.aborted) setError(failure as Error);
    }
    if (!signal.aborted) setIsReading(false);
  }, [change, client]);

  const start = useCallback(() => {
    next.current = undefined;
    change(NOTHING_READ);
    void goOn();
  }, [change, goOn]);

  useEffect(() => {
    start();
    return () => reading.current?.abort();
  }, [start]);

  return {
    figures,
    isReading,
    error,
    /** Reads on from where an error ended it. */
    goOn: () => void goOn(),
    /** Reads everything again. */
    start,
    /** Takes out what has become a name. */
    drop(chosen: readonly ChosenFact[], named: readonly NamedPage[]): void {
      change(withoutNamed(latest.current, chosen, named));
      for (const queryKey of [FROZEN_FIGURES_KEY, BEFORE_LAUNCH_KEY]) void client.invalidateQueries({ queryKey });
    },
  };
}

/** Has the number that other screens show counted again where it is not what was read. */
async function correctCount(read: number, onCorrected: () => unknown): Promise<void> {
  try {
    if ((await call(actions.frozenFigures.count)) === read) return;
    await call(actions.frozenFigures.recount);
    onCorrected();
  } catch {
    // The daily count corrects it.
  }
}
