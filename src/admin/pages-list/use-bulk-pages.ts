import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WantedStatus } from "#domain/page/generated-page";
import { call } from "../call/call";
import { explain } from "../call/call-error";
import type { BatchOutcome } from "../page/batches";
import { useBatches } from "../page/use-batches";
import { useRestorePages } from "../page/use-restore-pages";
import { formatCount, plural } from "../run/run-texts";
import { notifyError, notifyInfo, notifySuccess } from "../ui/toast/notify";
import { PAGES_KEY } from "./use-pages-list";

/** What can be done with several pages at once. */
export type BulkAction = WantedStatus | "remove";

const DONE: Record<BulkAction, { one: string; many: string; none: string }> = {
  public: { one: "1 página publicada", many: "páginas publicadas", none: "As páginas escolhidas já eram públicas." },
  draft: { one: "1 página fora do ar", many: "páginas fora do ar", none: "As páginas escolhidas já eram rascunhos." },
  remove: { one: "1 página excluída", many: "páginas excluídas", none: "As páginas escolhidas já estavam na lixeira." },
};

const HELD_NOTE = "Não foram ao ar. Os motivos e o que corrigir estão na lista, com o estado “Retidas”.";

/** Publishes, unpublishes or deletes pages; `onDone` hears which it was done for. */
export function useBulkPages(onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  const { run, ...batches } = useBatches();
  const [action, setAction] = useState<BulkAction>();
  const undo = useRestorePages();

  async function act(ids: readonly string[], action: BulkAction): Promise<void> {
    setAction(action);
    let held = 0;
    const outcome = await run(ids, async (some) => {
      if (action === "remove") return (await call(actions.pages.removeMany, { ids: some })).removed;
      const answer = await call(actions.pages.setStatus, { ids: some, status: action });
      held += answer.held.length;
      return answer.changed;
    });
    if (held < outcome.workedOn.length || outcome.error !== undefined) tell(action, outcome, ids.length);
    if (held > 0) notifyInfo(plural(held, "página ficou retida", "páginas ficaram retidas"), HELD_NOTE);
    onDone(outcome.workedOn);
    await client.invalidateQueries({ queryKey: PAGES_KEY });
  }

  function tell(action: BulkAction, { changed, workedOn, error }: BatchOutcome, asked: number): void {
    const told = describeDone(action, changed.length);
    if (error !== undefined) {
      const reason = explain(error, "Tente novamente.");
      notifyError(
        "Não foi possível mudar as páginas",
        workedOn.length === 0 ? reason : `${told}. As outras continuam escolhidas. ${reason}`,
      );
    } else if (changed.length === 0) {
      notifyInfo("Nada a mudar", DONE[action].none);
    } else {
      const rest = workedOn.length < asked ? "Você parou antes do fim: as outras continuam escolhidas." : undefined;
      notifySuccess(told, rest, action === "remove" ? { label: "Desfazer", onAct: () => void undo.restore(changed) } : undefined);
    }
  }

  return { ...batches, action, act };
}

function describeDone(action: BulkAction, count: number): string {
  const { one, many } = DONE[action];
  return count === 1 ? one : `${formatCount(count)} ${many}`;
}
