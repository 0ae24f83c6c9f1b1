import { actions } from "astro:actions";
import { useState } from "react";
import { MAX_CHOSEN_PAGES, type PagesFilter } from "#domain/page/pages-filter";
import { call } from "../call/call";
import { explain } from "../call/call-error";
import { formatCount } from "../run/run-texts";
import type { Selection } from "../ui/list/use-selection";
import { notifyError, notifyInfo } from "../ui/toast/notify";
import type { PagesList } from "./use-pages-list";

/** Choosing every page the list finds, once those in sight are chosen; undefined while there are no others. */
export function useFoundPages({ query, origin, status, period, order }: PagesFilter, list: PagesList | undefined, selection: Selection) {
  const [isBusy, setIsBusy] = useState(false);
  const total = Math.min(list?.total ?? 0, MAX_CHOSEN_PAGES);
  if (!list || !selection.isAll || selection.ids.length >= total) return undefined;

  async function choose(): Promise<void> {
    setIsBusy(true);
    try {
      const { ids } = await call(actions.pages.listIds, { query, origin, status, period, order });
      selection.add(ids);
      if (ids.length === MAX_CHOSEN_PAGES)
        notifyInfo(`Escolhidas as ${formatCount(ids.length)} primeiras`, "Mude estas e escolha outra vez.");
    } catch (error) {
      notifyError("Não foi possível escolher todas", explain(error, "Tente novamente."));
    }
    setIsBusy(false);
  }

  return { total, isExact: list.isTotalExact, isBusy, onChoose: () => void choose() };
}
