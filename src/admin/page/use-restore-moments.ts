import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../call/call";
import { notifyFailure, notifyInfo, notifySuccess } from "../ui/toast/notify";

type Cancelled = DataOf<typeof actions.agenda.cancel>["changed"];

/** Has drafts whose waiting was cancelled wait again, and tells of it. */
export function useRestoreMoments(onDone: (restored: DataOf<typeof actions.agenda.restore>["restored"]) => void) {
  return useMutation({
    mutationFn: (moments: Cancelled) => call(actions.agenda.restore, { moments }),
    onSuccess({ restored }) {
      if (restored.length === 0) notifyInfo("Nada a desfazer", "A página já não é um rascunho, ou foi programada de novo.");
      else notifySuccess(restored.length === 1 ? "Programação de volta" : `${formatNumber(restored.length)} programações de volta`);
      onDone(restored);
    },
    onError: (error) => notifyFailure(error, "Não foi possível programar de novo"),
  });
}
