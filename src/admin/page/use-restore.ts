import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf, explain } from "../call/call";
import { useAct } from "../ui/list/use-act";
import { notifyError, notifyInfo, notifySuccess } from "../ui/toast/notify";
import { PAGES_KEY, TRASH_KEY } from "./page-keys";
import { useBatches } from "./use-bulk";

/** Brings pages back from the trash, however many. */
export function useRestorePages() {
  const client = useQueryClient();
  const { run, progress } = useBatches();

  async function restore(ids: readonly string[]): Promise<void> {
    const { changed, error } = await run(
      "Restaurando",
      ids,
      async (some) => (await call(actions.trash.restoreMany, { ids: some })).restored,
    );
    const told = formatCount(changed.length, "página restaurada", "páginas restauradas");
    if (error !== undefined) notifyError("Não foi possível restaurar tudo", `${told}. ${explain(error, "Tente novamente.")}`);
    else notifySuccess(told);
    await Promise.all([client.invalidateQueries({ queryKey: PAGES_KEY }), client.invalidateQueries({ queryKey: TRASH_KEY })]);
  }

  return { progress, restore };
}

/** Has drafts whose waiting was cancelled wait again, and tells of it. */
export function useRestoreMoments(onDone: (restored: DataOf<typeof actions.agenda.restore>["restored"]) => void) {
  return useAct({
    act: (moments: DataOf<typeof actions.agenda.cancel>["changed"]) => call(actions.agenda.restore, { moments }),
    done({ restored }) {
      if (restored.length === 0) notifyInfo("Nada a desfazer", "A página já não é um rascunho, ou foi programada de novo.");
      else notifySuccess(restored.length === 1 ? "Programação de volta" : `${formatNumber(restored.length)} programações de volta`);
      onDone(restored);
    },
    failed: "Não foi possível programar de novo",
  });
}
