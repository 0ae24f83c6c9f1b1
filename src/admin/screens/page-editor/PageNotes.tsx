import { actions } from "astro:actions";
import { BadgeCheck, CalendarClock, CircleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "#admin/ui/Button";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { SelectField, TextField, toOptions } from "#admin/ui/field/fields";
import { describeDate } from "#domain/calendar/days";
import { dayOf, describeMoment, nextDay, timeOf } from "#domain/calendar/owner-time";
import { isReviewOld, type PageReview } from "#domain/page/generated-page";
import { toVisibleText } from "#domain/panel/visible-text";
import { call, type DataOf } from "../../call/call";
import { useRestoreMoments } from "../../page/use-restore";
import { useAct } from "../../ui/list/use-act";
import { notifyFailure, notifyInfo, notifySuccess } from "../../ui/toast/notify";
import type { PageEditorState } from "./use-page-editor";

/** Dialogs that ask for something to note of the saved page. */
const DIALOG = { isPersistent: false, isRepeatable: true, back: "Voltar" } as const;
const SECTION = "flex flex-wrap items-center gap-x-4 gap-y-2";

/** When a saved draft goes public by itself, and the way to say so. */
export function PublishMoment({ editor: { saved, isDirty, save, note } }: { editor: PageEditorState }) {
  const [isAsking, setIsAsking] = useState(false);
  const restore = useRestoreMoments(([restored]) => restored && note({ publishAt: restored.publishAt }));
  const { id = "", publishAt: at } = saved;
  const cancelling = useAct({
    act: () => call(actions.agenda.cancel, { ids: [id] }),
    done({ changed }) {
      note({ publishAt: undefined });
      if (changed.length === 0) return notifyInfo("Nada a cancelar", "A página já não estava programada.");
      notifySuccess("Programação cancelada", "A página continua em rascunho.", () => restore.mutate(changed));
    },
    failed: "Não foi possível cancelar",
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
      const { version, status, held, publishAt } = answer;
      note({ version, status, held, publishAt });
      if (publishAt) notifySuccess("Página programada", `Vai ao ar em ${describeMoment(publishAt)}.`);
      else notifyInfo("Página retida", "Não foi programada: veja os motivos acima do texto.");
    } catch (error) {
      notifyFailure(error, "Não foi possível programar");
    }
  }

  const today = dayOf(new Date());
  if (saved.id === undefined || saved.status !== "draft") return null;
  return (
    <section aria-label="Publicação programada" className={SECTION}>
      <p role="status" className="flex items-center gap-2 font-semibold empty:hidden">
        {at ? (
          <>
            <CalendarClock size={20} className="shrink-0" />
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
        {...DIALOG}
        about={isAsking || undefined}
        onClose={() => setIsAsking(false)}
        title="Publicar em…"
        description="No horário de São Paulo. Até lá a página fica como rascunho; na hora, passa pelas regras de publicação."
        send={schedule}
        failed="Não foi possível programar"
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

type Review = Pick<PageReview, "technicianId" | "on">;
export type Reviewer = DataOf<typeof actions.editor.open>["team"][number];

/** Who of the team read the saved text, whether it changed since, and the way to say so. Nobody is named unless somebody says it here. */
export function PageReviewNote({ editor, team }: { editor: PageEditorState; team: readonly Reviewer[] }) {
  const { saved, isDirty, note } = editor;
  const { id = "", version = 1, review } = saved;
  const [isAsking, setIsAsking] = useState(false);
  const setReview = useAct({
    act: (chosen: Review | undefined) => call(actions.editor.setReview, { id, version, review: chosen }),
    done(answer) {
      setIsAsking(false);
      note({ review: answer.review });
      if (answer.review) notifySuccess("Revisão anotada", saved.status === "public" ? "A página já diz quem a revisou." : undefined);
      else notifySuccess("Revisão tirada", "A página não diz mais quem a revisou.");
    },
    failed: "A revisão não foi anotada",
  });
  if (saved.id === undefined || (team.length === 0 && !review)) return null;
  const isOld = isReviewOld(saved);
  const today = dayOf(new Date());
  return (
    <section aria-label="Revisão" className={SECTION}>
      <div className="grid gap-0.5">
        <p className="flex items-center gap-2">
          {review ? <BadgeCheck size={20} className="shrink-0" /> : null}
          {describeReview(review, team)}
        </p>
        {isOld ? (
          <p role="status" className="flex items-center gap-2 text-sm text-amber-dark">
            <CircleAlert className="shrink-0" />
            Revisado antes da última mudança do texto. Peça outra leitura; até lá o site mostra a data que tem.
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {team.length > 0 ? (
          <Button isDisabled={isDirty} title={isDirty ? "Salve o texto antes" : undefined} onClick={() => setIsAsking(true)}>
            {review ? (isOld ? "Revisada de novo…" : "Mudar a revisão…") : "Marcar revisão…"}
          </Button>
        ) : null}
        {review ? (
          <Button look="quiet" isBusy={setReview.isPending && !isAsking} busyText="Tirando..." onClick={() => setReview.mutate(undefined)}>
            Tirar a revisão
          </Button>
        ) : null}
      </div>
      <FormDialog
        {...DIALOG}
        about={isAsking || undefined}
        onClose={() => setIsAsking(false)}
        title="Quem revisou?"
        description="Só quem leu o texto como ele está salvo agora. O nome e o dia aparecem na página, para o visitante e para os buscadores."
        send={(chosen: Review) => setReview.mutateAsync(chosen).catch(() => undefined)}
        failed="A revisão não foi anotada"
        label="Anotar a revisão"
        busyText="Anotando..."
      >
        {() => (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Pessoa da equipe"
              name="technicianId"
              required
              options={toOptions("Escolha…", Object.fromEntries(team.map(({ id, name }) => [id, toVisibleText(name)])))}
              defaultValue={team.some(({ id }) => id === review?.technicianId) ? review?.technicianId : ""}
            />
            <TextField label="Dia" name="on" type="date" required max={today} defaultValue={today} />
          </div>
        )}
      </FormDialog>
    </section>
  );
}

function describeReview(review: Review | undefined, team: readonly Reviewer[]): string {
  if (!review) return "Ninguém da equipe revisou esta página.";
  const reviewer = team.find(({ id }) => id === review.technicianId);
  const day = describeDate(review.on);
  if (!reviewer) return `Revisado em ${day} por alguém que saiu da equipe: o site não diz nada disso.`;
  const hidden = reviewer.isShown ? "" : " (fora do site: a página não diz o nome)";
  return `Revisado por ${toVisibleText(reviewer.name)} em ${day}${hidden}`;
}
