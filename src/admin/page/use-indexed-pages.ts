import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { AUDIT_KEY } from "../audit/audit-key";
import { call } from "../call/call";
import { PAGES_KEY } from "../pages-list/use-pages-list";
import { formatCount } from "../run/run-texts";
import { notifyFailure, notifySuccess } from "../ui/toast/notify";
import { useBatches } from "./use-batches";

const DONE = {
  out: { one: "1 página fora dos buscadores", many: "páginas fora dos buscadores" },
  back: { one: "1 página de volta aos buscadores", many: "páginas de volta aos buscadores" },
};

/** Leaves pages out of search engines, or gives them back, and tells of it. */
export function useIndexedPages() {
  const client = useQueryClient();
  const { run } = useBatches();

  async function setIndexed(ids: readonly string[], isIndexed: boolean): Promise<void> {
    const { changed, error } = await run(ids, async (some) => (await call(actions.pages.setIndexed, { ids: some, isIndexed })).changed);
    const { one, many } = isIndexed ? DONE.back : DONE.out;
    if (error !== undefined) notifyFailure(error, "Não foi possível mudar todas as páginas");
    else if (changed.length > 0)
      notifySuccess(changed.length === 1 ? one : `${formatCount(changed.length)} ${many}`, undefined, {
        label: "Desfazer",
        onAct: () => void setIndexed(changed, !isIndexed),
      });
    await Promise.all([AUDIT_KEY, PAGES_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  return { setIndexed };
}
