import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../call/call";
import { explain } from "../../call/call-error";
import type { BatchOutcome } from "../../page/batches";
import { useBatches } from "../../page/use-batches";
import { formatCount } from "../../run/run-texts";
import { notifyError, notifyInfo, notifySuccess } from "../../ui/toast/notify";
import { LOST_ADDRESSES_KEY } from "./use-lost-addresses";

/** What can be done with several addresses at once. */
export type BulkAction = "ignore" | "watch" | "remove";

const DONE: Record<BulkAction, { one: string; many: string; undo?: BulkAction }> = {
  ignore: { one: "1 endereço ignorado", many: "endereços ignorados", undo: "watch" },
  watch: { one: "1 endereço de volta à lista", many: "endereços de volta à lista", undo: "ignore" },
  remove: { one: "1 endereço apagado da lista", many: "endereços apagados da lista" },
};

/** Ignores, watches again or forgets addresses; `onDone` hears which it was done for. */
export function useBulkAddresses(onDone: (paths: readonly string[]) => void) {
  const client = useQueryClient();
  const { run, ...batches } = useBatches();
  const [action, setAction] = useState<BulkAction>();

  async function act(paths: readonly string[], action: BulkAction): Promise<void> {
    setAction(action);
    const outcome = await run(paths, async (some) =>
      action === "remove"
        ? (await call(actions.lostAddresses.removeMany, { paths: some })).removed
        : (await call(actions.lostAddresses.setIgnoredMany, { paths: some, isIgnored: action === "ignore" })).changed,
    );
    tell(action, outcome, paths.length);
    onDone(outcome.workedOn);
    await client.invalidateQueries({ queryKey: LOST_ADDRESSES_KEY });
  }

  function tell(action: BulkAction, { changed, workedOn, error }: BatchOutcome, asked: number): void {
    const { one, many, undo } = DONE[action];
    const told = changed.length === 1 ? one : `${formatCount(changed.length)} ${many}`;
    if (error !== undefined) {
      const reason = explain(error, "Tente novamente.");
      notifyError(
        "Não foi possível mudar os endereços",
        workedOn.length === 0 ? reason : `${told}. Os outros continuam escolhidos. ${reason}`,
      );
    } else if (changed.length === 0) {
      notifyInfo("Nada a mudar", "Os endereços escolhidos já tinham saído da lista.");
    } else {
      const rest = workedOn.length < asked ? "Você parou antes do fim: os outros continuam escolhidos." : undefined;
      notifySuccess(told, rest, undo && { label: "Desfazer", onAct: () => void act(changed, undo) });
    }
  }

  return { ...batches, action, act };
}
