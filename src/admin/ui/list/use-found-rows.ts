import { useMutation } from "@tanstack/react-query";
import { notifyFailure } from "../toast/notify";
import type { Selection } from "./use-selection";

interface FoundSource {
  selection: Selection;
  /** How many there are, as far as they may be chosen. */
  total: number;
  /** Reads all of them and chooses them. */
  choose: () => Promise<unknown>;
  failed?: string;
}

/** Choosing every row the list finds, once those in sight are chosen; undefined while there are no others. */
export function useFoundRows({ selection, total, choose, failed = "Não foi possível escolher todas" }: FoundSource) {
  const choosing = useMutation({ mutationFn: choose, onError: (error) => notifyFailure(error, failed) });
  if (!selection.isAll || selection.ids.length >= total) return undefined;
  return { total, isBusy: choosing.isPending, onChoose: () => choosing.mutate() };
}

export type FoundRows = NonNullable<ReturnType<typeof useFoundRows>>;
