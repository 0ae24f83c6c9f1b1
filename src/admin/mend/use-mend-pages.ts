import { actions } from "astro:actions";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AUDIT_KEY } from "../audit/audit-key";
import { call } from "../call/call";
import { explain } from "../call/call-error";
import type { BatchOutcome } from "../page/batches";
import { useBatches } from "../page/use-batches";
import { useIndexedPages } from "../page/use-indexed-pages";
import { useRestorePages } from "../page/use-restore-pages";
import { PAGES_KEY } from "../pages-list/use-pages-list";
import { formatCount, plural } from "../run/run-texts";
import { notifyError, notifyInfo, notifySuccess } from "../ui/toast/notify";

/** What becomes of a page that something is wrong with, where nobody mends its text. */
export type Mend = "merge" | "unlist" | "remove";

/** One thing that is wrong with a page. */
export interface Mendable {
  id: string;
  /** Absent for a page that comes with the site, which is only edited. */
  pageId?: string;
  path: string;
  /** Those that say the same, the best first. */
  detail: { pages?: readonly { path: string; title: string }[] | undefined };
}

/** A page to be mended, and the path of the one that stays where it is merged. */
export interface MendedPage {
  id: string;
  toPath?: string | undefined;
}

const DONE: Record<Mend, { one: string; many: string }> = {
  merge: { one: "1 página juntada", many: "páginas juntadas" },
  unlist: { one: "1 página fora dos buscadores", many: "páginas fora dos buscadores" },
  remove: { one: "1 página excluída", many: "páginas excluídas" },
};

const DETAILS: Record<Mend, string> = {
  merge: "O endereço dela leva agora à página que ficou.",
  unlist: "Continua no ar para quem tem o endereço.",
  remove: "Está na lixeira por 30 dias.",
};

/**
 * Merges pages, leaves them out of search engines, or deletes them, each to be undone; `onDone` hears which it was done for.
 * @param listKey what the query cache keeps of the list they are chosen from.
 */
export function useMendPages(listKey: QueryKey, onDone: (pageIds: readonly string[]) => void) {
  const client = useQueryClient();
  const { run, ...batches } = useBatches();
  const { restore } = useRestorePages();
  const { setIndexed } = useIndexedPages();
  const [mend, setMend] = useState<Mend>();

  async function act(pages: readonly MendedPage[], mend: Mend): Promise<void> {
    setMend(mend);
    const targets = new Map(pages.map(({ id, toPath }) => [id, toPath ?? ""]));
    const skipped: string[] = [];
    const outcome = await run([...targets.keys()], async (ids) => {
      if (mend === "remove") return (await call(actions.pages.removeMany, { ids })).removed;
      if (mend === "unlist") return (await call(actions.pages.setIndexed, { ids, isIndexed: false })).changed;
      const answer = await call(actions.audit.merge, { merges: ids.map((id) => ({ id, toPath: targets.get(id) ?? "" })) });
      skipped.push(...answer.skipped.map(({ title, reason }) => (title === "" ? reason : `“${title}”: ${reason}`)));
      return answer.merged.map(({ id }) => id);
    });
    tell(mend, outcome, skipped);
    onDone(outcome.workedOn);
    await refresh();
  }

  function tell(mend: Mend, { changed, error }: BatchOutcome, skipped: readonly string[]): void {
    const { one, many } = DONE[mend];
    const told = changed.length === 1 ? one : `${formatCount(changed.length)} ${many}`;
    if (changed.length > 0)
      notifySuccess(told, changed.length === 1 ? DETAILS[mend] : undefined, { label: "Desfazer", onAct: () => void undo(mend, changed) });
    if (error !== undefined) notifyError("Não foi possível mudar todas as páginas", explain(error, "Tente novamente."));
    else if (skipped.length > 0) notifyInfo(describeSkipped(skipped.length), skipped.slice(0, MAX_TOLD).join(" "));
    else if (changed.length === 0) notifyInfo("Nada a mudar", "As páginas escolhidas já tinham mudado.");
  }

  async function undo(mend: Mend, ids: readonly string[]): Promise<void> {
    if (mend === "unlist") await setIndexed(ids, true);
    else await restore(ids);
    await refresh();
  }

  async function refresh(): Promise<void> {
    await Promise.all([listKey, AUDIT_KEY, PAGES_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  return { ...batches, mend, act };
}

const MAX_TOLD = 3;

function describeSkipped(count: number): string {
  return plural(count, "página ficou como estava", "páginas ficaram como estavam");
}
