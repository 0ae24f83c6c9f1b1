import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { describeMoment } from "#domain/calendar/owner-time";
import { call } from "../../call/call";
import { useRestoreMoments } from "../../page/use-restore-moments";
import { notifyFailure, notifyInfo, notifySuccess } from "../../ui/toast/notify";
import type { PageEditorState } from "./use-page-editor";

/** Has the page of the editor wait for a moment, or wait no more. */
export function usePageMoment({ saved, isDirty, save, noteMoment }: PageEditorState) {
  const [isAsking, setIsAsking] = useState(false);
  const id = saved.id ?? "";

  const scheduling = useMutation({
    mutationFn: async (moment: { day: string; time: string }) => {
      // What waits is what is on the screen.
      const seen = isDirty ? await save("draft") : saved;
      if (seen?.version === undefined) return undefined;
      return await call(actions.agenda.schedule, { id, ...moment, version: seen.version, seenPublishAt: seen.publishAt ?? null });
    },
    onSuccess(answer) {
      setIsAsking(false);
      if (!answer) return;
      noteMoment(answer);
      if (answer.publishAt) notifySuccess("Página programada", `Vai ao ar em ${describeMoment(answer.publishAt)}.`);
      else notifyInfo("Página retida", "Não foi programada: veja os motivos acima do texto.");
    },
    onError: (error) => notifyFailure(error, "Não foi possível programar"),
  });
  const restore = useRestoreMoments(([restored]) => restored && noteMoment({ ...saved, publishAt: restored.publishAt }));
  const cancelling = useMutation({
    mutationFn: () => call(actions.agenda.cancel, { ids: [id] }),
    onSuccess({ changed }) {
      noteMoment({ ...saved, publishAt: undefined });
      if (changed.length > 0) {
        const undo = { label: "Desfazer", onAct: () => restore.mutate(changed) };
        notifySuccess("Programação cancelada", "A página continua em rascunho.", undo);
      } else notifyInfo("Nada a cancelar", "A página já não estava programada.");
    },
    onError: (error) => notifyFailure(error, "Não foi possível cancelar"),
  });

  return {
    isAsking,
    isScheduling: scheduling.isPending,
    isCancelling: cancelling.isPending,
    ask: () => setIsAsking(true),
    giveUp: () => setIsAsking(false),
    schedule: (day: string, time: string) => scheduling.mutate({ day, time }),
    cancel: () => cancelling.mutate(),
  };
}
