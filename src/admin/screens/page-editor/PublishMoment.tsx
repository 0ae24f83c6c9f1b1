import { CalendarClock } from "lucide-react";
import { describeMoment } from "#domain/calendar/owner-time";
import { Button } from "../../ui/Button";
import { MomentDialog } from "./MomentDialog";
import type { PageEditorState } from "./use-page-editor";
import { usePageMoment } from "./use-page-moment";

/** When a saved draft goes public by itself, and the way to say so. */
export function PublishMoment({ editor }: { editor: PageEditorState }) {
  const moment = usePageMoment(editor);
  const { saved } = editor;
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
      <MomentDialog
        isOpen={moment.isAsking}
        publishAt={saved.publishAt}
        isBusy={moment.isScheduling}
        onClose={moment.giveUp}
        onChoose={moment.schedule}
      />
    </section>
  );
}
