import { actions } from "astro:actions";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";
import { useRestoreMoments } from "../../page/use-restore-moments";
import { plural } from "../../run/run-texts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../ui/toast/notify";

const AGENDA_KEY = ["agenda"] as const;
/** Pages leave the list by themselves when their moment comes. */
const LOOK_EVERY_MS = 60_000;

export type ScheduledPage = DataOf<typeof actions.agenda.list>["pages"][number];

/** The pages that wait for their moment, and what can become of them. */
export function useAgenda(page: number, onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: AGENDA_KEY });

  const list = useQuery({
    queryKey: [...AGENDA_KEY, page],
    queryFn: async () => ({ ...(await call(actions.agenda.list, { page })), page }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY_MS,
  });
  const cancel = useMutation({
    mutationFn: (ids: string[]) => call(actions.agenda.cancel, { ids }),
    onSuccess({ changed }, ids) {
      onDone(ids);
      if (changed.length === 0) notifyInfo("Nada a cancelar", "Já não estavam programadas.");
      else {
        notifySuccess(describeCancelled(changed.length), changed.length === 1 ? "Continua em rascunho." : "Continuam em rascunho.", {
          label: "Desfazer",
          onAct: () => restore.mutate(changed),
        });
      }
    },
    onError: (error) => notifyFailure(error, "Não foi possível cancelar"),
    onSettled,
  });
  const restore = useRestoreMoments(() => void onSettled());
  const publish = useMutation({
    mutationFn: ({ id }: ScheduledPage) => call(actions.pages.setStatus, { ids: [id], status: "public" }),
    onSuccess({ held }, { id, title }) {
      onDone([id]);
      if (held.length > 0) notifyInfo("Página retida", held[0]?.reasons[0]?.says ?? "Não foi ao ar.");
      else notifySuccess("Página publicada", title);
    },
    onError: (error) => notifyFailure(error, "Não foi possível publicar"),
    onSettled,
  });
  return { list, cancel, publish };
}

function describeCancelled(count: number): string {
  return plural(count, "programação cancelada", "programações canceladas");
}
