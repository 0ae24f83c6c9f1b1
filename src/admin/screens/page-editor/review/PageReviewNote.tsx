import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { BadgeCheck, CircleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "#admin/ui/Button";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { SelectField, TextField, toOptions } from "#admin/ui/field/fields";
import { describeDate } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import { isReviewOld } from "#domain/page/page-review";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../../../call/call";
import { notifyFailure, notifySuccess } from "../../../ui/toast/notify";
import type { PageEditorState } from "../use-page-editor";

export interface Reviewer {
  id: string;
  name: string;
  isShown: boolean;
}

/** Who of the team read the saved text, whether it changed since, and the way to say so. Nobody is named unless somebody says it here. */
export function PageReviewNote({ editor, team }: { editor: PageEditorState; team: readonly Reviewer[] }) {
  const { saved, isDirty, noteReview } = editor;
  const [isAsking, setIsAsking] = useState(false);
  const setReview = useMutation({
    mutationFn: (chosen: { technicianId: string; on: string } | undefined) =>
      call(actions.editor.setReview, { id: saved.id ?? "", version: saved.version ?? 1, review: chosen }),
    onSuccess({ review }) {
      setIsAsking(false);
      noteReview(review);
      if (review) notifySuccess("Revisão anotada", saved.status === "public" ? "A página já diz quem a revisou." : undefined);
      else notifySuccess("Revisão tirada", "A página não diz mais quem a revisou.");
    },
    onError: (error) => notifyFailure(error, "A revisão não foi anotada"),
  });
  if (saved.id === undefined || (team.length === 0 && !saved.review)) return null;
  const isOld = isReviewOld(saved);
  const today = dayOf(new Date());
  return (
    <section aria-label="Revisão" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid gap-0.5">
        <p className="flex items-center gap-2">
          {saved.review ? <BadgeCheck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" /> : null}
          {describeReview(editor, team)}
        </p>
        {isOld ? (
          <p role="status" className="flex items-center gap-2 text-sm text-amber-dark">
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            Revisado antes da última mudança do texto. Peça outra leitura; até lá o site mostra a data que tem.
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {team.length > 0 ? (
          <Button isDisabled={isDirty} title={isDirty ? "Salve o texto antes" : undefined} onClick={() => setIsAsking(true)}>
            {saved.review ? (isOld ? "Revisada de novo…" : "Mudar a revisão…") : "Marcar revisão…"}
          </Button>
        ) : null}
        {saved.review ? (
          <Button look="quiet" isBusy={setReview.isPending && !isAsking} busyText="Tirando..." onClick={() => setReview.mutate(undefined)}>
            Tirar a revisão
          </Button>
        ) : null}
      </div>
      <FormDialog
        about={isAsking || undefined}
        onClose={() => setIsAsking(false)}
        title="Quem revisou?"
        description="Só quem leu o texto como ele está salvo agora. O nome e o dia aparecem na página, para o visitante e para os buscadores."
        isPersistent={false}
        send={(chosen: { technicianId: string; on: string }) => setReview.mutateAsync(chosen).catch(() => undefined)}
        failed="A revisão não foi anotada"
        isRepeatable
        back="Voltar"
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
              defaultValue={team.some(({ id }) => id === saved.review?.technicianId) ? saved.review?.technicianId : ""}
            />
            <TextField label="Dia" name="on" type="date" required max={today} defaultValue={today} />
          </div>
        )}
      </FormDialog>
    </section>
  );
}

function describeReview({ saved: { review } }: PageEditorState, team: readonly Reviewer[]): string {
  if (!review) return "Ninguém da equipe revisou esta página.";
  const reviewer = team.find(({ id }) => id === review.technicianId);
  const day = describeDate(review.on);
  if (!reviewer) return `Revisado em ${day} por alguém que saiu da equipe: o site não diz nada disso.`;
  const hidden = reviewer.isShown ? "" : " (fora do site: a página não diz o nome)";
  return `Revisado por ${toVisibleText(reviewer.name)} em ${day}${hidden}`;
}
