import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { MAX_CHOSEN_PAGES, type PagesFilter } from "#domain/page/pages-filter";
import { call } from "../call/call";
import { formatCount } from "../run/run-texts";
import type { Selection } from "../ui/list/use-selection";
import { notifyFailure, notifyInfo } from "../ui/toast/notify";
import type { PagesList } from "./use-pages-list";

/** Choosing every page the list finds, once those in sight are chosen; undefined while there are no others. */
export function useFoundPages({ query, origin, status, period, order }: PagesFilter, list: PagesList | undefined, selection: Selection) {
  const choose = useMutation({
    mutationFn: () => call(actions.pages.listIds, { query, origin, status, period, order }),
    onSuccess({ ids }) {
      selection.add(ids);
      if (ids.length === MAX_CHOSEN_PAGES)
        notifyInfo(`Escolhidas as ${formatCount(ids.length)} primeiras`, "Mude estas e escolha outra vez.");
    },
    onError: (error) => notifyFailure(error, "Não foi possível escolher todas"),
  });
  const total = Math.min(list?.total ?? 0, MAX_CHOSEN_PAGES);
  if (!list || !selection.isAll || selection.ids.length >= total) return undefined;
  return { total, isExact: list.isTotalExact, isBusy: choose.isPending, onChoose: () => choose.mutate() };
}
