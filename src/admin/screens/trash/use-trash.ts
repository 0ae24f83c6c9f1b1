import { actions } from "astro:actions";
import { describeMoment } from "#domain/calendar/owner-time";
import { formatCount } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { TRASH_KEY } from "../../page/page-keys";
import { useAct } from "../../ui/list/use-act";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useList } from "../../ui/list/use-list";
import { notifySuccess } from "../../ui/toast/notify";

export type TrashedPage = DataOf<typeof actions.trash.list>["pages"][number];

/** The deleted pages, and what can become of them. */
export function useTrash() {
  const list = useList({
    key: TRASH_KEY,
    address: useAddressParams(),
    filter: {},
    read: (asked) => call(actions.trash.list, asked),
    rows: ({ pages }) => pages,
  });
  const restore = useAct({
    key: TRASH_KEY,
    failed: "Não foi possível restaurar",
    act: ({ id }: TrashedPage) => call(actions.trash.restore, { id }),
    done: (restored, { title }) => notifySuccess("Página restaurada", `"${title}" ${describeRestored(restored)}.`),
  });
  const erase = useAct({
    key: TRASH_KEY,
    failed: "Não foi possível excluir",
    act: ({ id }: TrashedPage) => call(actions.trash.erase, { id }),
    done: (_, { title }) => notifySuccess("Página excluída de vez", title),
  });
  const empty = useAct({
    key: TRASH_KEY,
    failed: "Não foi possível esvaziar",
    act: () => call(actions.trash.empty),
    done: ({ erased }) => notifySuccess("Lixeira esvaziada", formatCount(erased, "página excluída de vez", "páginas excluídas de vez")),
  });
  return { list, restore, erase, empty };
}

function describeRestored({ status, publishAt }: DataOf<typeof actions.trash.restore>): string {
  if (status === "public") return "está no ar de novo";
  if (!publishAt) return "voltou como rascunho";
  return publishAt > new Date()
    ? `vai ao ar em ${describeMoment(publishAt)}, como estava programada`
    : "vai ao ar agora: a hora programada passou";
}
