import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { Button } from "#admin/ui/Button";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { TextField } from "#admin/ui/field/fields";
import { dayOf, describeMoment, nextDay, timeOf } from "#domain/calendar/owner-time";
import { call } from "../../call/call";
import { useRestoreMoments } from "../../page/use-restore";
import { notifyFailure, notifyInfo, notifySuccess } from "../../ui/toast/notify";
import type { PageEditorState } from "./use-page-editor";

/** When a saved draft goes public by itself, and the way to say so. */
export function PublishMoment({ editor }: { editor: PageEditorState }) {
  const moment = usePageMoment(editor);
  const { saved } = editor;
  const { publishAt: at } = saved;
  const today = dayOf(new Date());
  if (saved.id === undefined || saved.status !== "draft") return null;
  return (
    <section aria-label="Publicação programada" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="flex items-center gap-2 font-semibold empty:hidden">
        {saved.publishAt ? (
          <>
            <CalendarClock size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            Programada para {describeMoment(saved.publishAt)}
          </>
        ) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={saved.publishAt ? undefined : CalendarClock} onClick={moment.ask}>
          {saved.publishAt ? "Mudar" : "Publicar em…"}
        </Button>
        {saved.publishAt ? (
          <Button look="quiet" isBusy={moment.isCancelling} busyText="Cancelando..." onClick={moment.cancel}>
            Cancelar programação
          </Button>
        ) : null}
      </div>
      <FormDialog
        about={moment.isAsking || undefined}
        onClose={moment.giveUp}
        title="Publicar em…"
        description="No horário de São Paulo. Até lá a página fica como rascunho; na hora, passa pelas regras de publicação."
        isPersistent={false}
        send={moment.schedule}
        failed="Não foi possível programar"
        isRepeatable
        back="Voltar"
        label="Programar"
        busyText="Programando..."
      >
        {() => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="Dia" name="day" type="date" required min={today} defaultValue={at ? dayOf(at) : nextDay(today)} />
            <TextField label="Hora" name="time" type="time" required defaultValue={at ? timeOf(at) : "08:00"} />
          </div>
        )}
      </FormDialog>
    </section>
  );
}

/** Has the page of the editor wait for a moment, or wait no more. */
function usePageMoment({ saved, isDirty, save, noteMoment }: PageEditorState) {
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
    isCancelling: cancelling.isPending,
    ask: () => setIsAsking(true),
    giveUp: () => setIsAsking(false),
    /** What failed is told. */
    schedule: (asked: { day: string; time: string }) => scheduling.mutateAsync(asked).catch(() => undefined),
    cancel: () => cancelling.mutate(),
  };
}
