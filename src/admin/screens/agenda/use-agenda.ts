import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { formatCount } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { useRestoreMoments } from "../../page/use-restore-moments";
import { useAct } from "../../ui/list/use-act";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useList } from "../../ui/list/use-list";
import { notifyInfo, notifySuccess } from "../../ui/toast/notify";

const KEY = ["agenda"] as const;
/** Pages leave the list by themselves when their moment comes. */
const LOOK_EVERY_MS = 60_000;

export type ScheduledPage = DataOf<typeof actions.agenda.list>["pages"][number];

/** The pages that wait for their moment, and what can become of them. */
export function useAgenda(onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  const list = useList({
    key: KEY,
    address: useAddressParams(),
    filter: {},
    read: (asked) => call(actions.agenda.list, asked),
    rows: ({ pages }) => pages,
    refetchInterval: LOOK_EVERY_MS,
  });
  const restore = useRestoreMoments(() => void client.invalidateQueries({ queryKey: KEY }));
  const cancel = useAct({
    key: KEY,
    failed: "Não foi possível cancelar",
    act: (ids: string[]) => call(actions.agenda.cancel, { ids }),
    done({ changed }, ids) {
      onDone(ids);
      const { length } = changed;
      if (length === 0) return notifyInfo("Nada a cancelar", "Já não estavam programadas.");
      notifySuccess(
        formatCount(length, "programação cancelada", "programações canceladas"),
        length === 1 ? "Continua em rascunho." : "Continuam em rascunho.",
        { label: "Desfazer", onAct: () => restore.mutate(changed) },
      );
    },
  });
  const publish = useAct({
    key: KEY,
    failed: "Não foi possível publicar",
    act: ({ id }: ScheduledPage) => call(actions.pages.setStatus, { ids: [id], status: "public" }),
    done({ held }, { id, title }) {
      onDone([id]);
      if (held.length > 0) notifyInfo("Página retida", held[0]?.reasons[0]?.says ?? "Não foi ao ar.");
      else notifySuccess("Página publicada", title);
    },
  });
  return { list, cancel, publish };
}
