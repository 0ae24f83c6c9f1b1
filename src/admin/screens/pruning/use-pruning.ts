import { actions } from "astro:actions";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { PruneAdvice } from "#domain/results/prune-page";
import { call, type DataOf } from "../../call/call";
import type { ChosenPages } from "../../mend/use-chosen-pages";
import { RESULTS_KEY } from "../../results/results-key";
import { notifyFailure } from "../../ui/toast/notify";

export type Pruned = DataOf<typeof actions.results.prune>;
export type PrunedRow = Pruned["pages"][number];

export const PRUNING_KEY = [...RESULTS_KEY, "prune"] as const;

export function usePruning(advice: PruneAdvice | undefined, page: number) {
  return useQuery({
    queryKey: [...PRUNING_KEY, advice, page],
    queryFn: async () => ({ ...(await call(actions.results.prune, { advice, page })), page }),
    placeholderData: keepPreviousData,
  });
}

/** Choosing every page of the list, once those in sight are chosen; undefined while there are no others. */
export function useAllPruned(advice: PruneAdvice | undefined, total: number, { selection, add }: ChosenPages) {
  const choose = useMutation({
    mutationFn: () => call(actions.results.pruneAll, { advice }),
    onSuccess: ({ pages }) => add(pages),
    onError: (error) => notifyFailure(error, "Não foi possível escolher todas"),
  });
  if (!selection.isAll || selection.ids.length >= total) return undefined;
  return { total, isBusy: choose.isPending, onChoose: () => choose.mutate() };
}
