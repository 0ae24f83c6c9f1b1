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
export function PublishMoment({ editor: { saved, isDirty, save, noteMoment } }: { editor: PageEditorState }) {
  const [isAsking, setIsAsking] = useState(false);
  const restore = useRestoreMoments(([restored]) => restored && noteMoment({ ...saved, publishAt: restored.publishAt }));
  const { id = "", publishAt: at } = saved;
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

  async function schedule(moment: { day: string; time: string }): Promise<void> {
    try {
      // What waits is what is on the screen.
      const seen = isDirty ? await save("draft") : saved;
      const answer =
        seen?.version === undefined
          ? undefined
          : await call(actions.agenda.schedule, { id, ...moment, version: seen.version, seenPublishAt: seen.publishAt ?? null });
      setIsAsking(false);
      if (!answer) return;
      noteMoment(answer);
      if (answer.publishAt) notifySuccess("Página programada", `Vai ao ar em ${describeMoment(answer.publishAt)}.`);
      else notifyInfo("Página retida", "Não foi programada: veja os motivos acima do texto.");
    } catch (error) {
      notifyFailure(error, "Não foi possível programar");
    }
  }

  const today = dayOf(new Date());
  if (saved.id === undefined || saved.status !== "draft") return null;
  return (
    <section aria-label="Publicação programada" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="flex items-center gap-2 font-semibold empty:hidden">
        {at ? (
          <>
            <CalendarClock size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            Programada para {describeMoment(at)}
          </>
        ) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={at ? undefined : CalendarClock} onClick={() => setIsAsking(true)}>
          {at ? "Mudar" : "Publicar em…"}
        </Button>
        {at ? (
          <Button look="quiet" isBusy={cancelling.isPending} busyText="Cancelando..." onClick={() => cancelling.mutate()}>
            Cancelar programação
          </Button>
        ) : null}
      </div>
      <FormDialog
        about={isAsking || undefined}
        onClose={() => setIsAsking(false)}
        title="Publicar em…"
        description="No horário de São Paulo. Até lá a página fica como rascunho; na hora, passa pelas regras de publicação."
        isPersistent={false}
        send={schedule}
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
