import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../call/call";
import type { Selection } from "../../ui/list/use-selection";
import { notifyFailure } from "../../ui/toast/notify";

/** Choosing every address the list finds, once those in sight are chosen; undefined while there are no others. */
export function useFoundAddresses(filter: { query: string; isIgnored: boolean }, total: number, selection: Selection) {
  const choose = useMutation({
    mutationFn: () => call(actions.lostAddresses.listPaths, filter),
    onSuccess: ({ paths }) => selection.add(paths),
    onError: (error) => notifyFailure(error, "Não foi possível escolher todos"),
  });
  if (!selection.isAll || selection.ids.length >= total) return undefined;
  return { total, isBusy: choose.isPending, onChoose: () => choose.mutate() };
}
