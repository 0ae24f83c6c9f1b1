import { actions } from "astro:actions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatCount } from "#domain/text/format";
import { call } from "../call/call";
import { explain } from "../call/call-error";
import { notifyError, notifyFailure, notifySuccess } from "../ui/toast/notify";
import { PAGES_KEY, TRASH_KEY } from "./page-keys";
import { useBatches } from "./use-batches";

/** Brings pages back from the trash, however many. */
export function useRestorePages() {
  const client = useQueryClient();
  const { run, ...batches } = useBatches();

  async function restore(ids: readonly string[]): Promise<void> {
    const { changed, error } = await run(ids, async (some) => (await call(actions.trash.restoreMany, { ids: some })).restored);
    const told = formatCount(changed.length, "página restaurada", "páginas restauradas");
    if (error !== undefined) notifyError("Não foi possível restaurar tudo", `${told}. ${explain(error, "Tente novamente.")}`);
    else notifySuccess(told);
    await Promise.all([client.invalidateQueries({ queryKey: PAGES_KEY }), client.invalidateQueries({ queryKey: TRASH_KEY })]);
  }

  return { ...batches, restore };
}

/** Brings back everything that is in the trash. */
export function useRestoreAll() {
  const { restore, ...batches } = useRestorePages();
  const all = useMutation({
    mutationFn: () => call(actions.trash.listIds),
    onSuccess: ({ ids }) => void restore(ids),
    onError: (error) => notifyFailure(error, "Não foi possível restaurar"),
  });

  return { ...batches, isListing: all.isPending, restoreAll: () => all.mutate() };
}
