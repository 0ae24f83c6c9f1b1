import { CalendarX, Globe } from "lucide-react";
import { timeOf } from "#domain/calendar/owner-time";
import { generatedPagePath } from "#domain/page/generated-page";
import { toVisibleText } from "#domain/panel/visible-text";
import { editPagePath } from "#domain/site/paths";
import { Button } from "../../ui/Button";
import { ChooseBox } from "../../ui/list/ChooseBox";
import type { ScheduledPage } from "./use-agenda";

interface AgendaRowProps {
  page: ScheduledPage;
  isChosen: boolean;
  isPublishing: boolean;
  onChoose: () => void;
  onPublish: () => void;
  onCancel: () => void;
}

export function AgendaRow({ page, isChosen, isPublishing, onChoose, onPublish, onCancel }: AgendaRowProps) {
  const title = toVisibleText(page.title);
  const time = timeOf(page.publishAt);
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 pr-4 pl-1 last:border-b-0 sm:pr-5 sm:pl-2 ${isChosen ? "bg-amber/12" : ""}`}
    >
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-1">
        <div className="shrink-0">
          <ChooseBox label={`Escolher ${title}`} isChosen={isChosen} onChoose={onChoose} />
        </div>
        <div className="min-w-0 py-2">
          <p className="flex gap-3 leading-snug">
            <time dateTime={page.publishAt.toISOString()} className="shrink-0 font-semibold tabular-nums">
              {time}
            </time>
            <a href={editPagePath(page.id)} className="min-w-0 font-semibold break-words no-underline hover:underline">
              {title}
            </a>
          </p>
          <p className="mt-0.5 truncate text-sm text-steel">{generatedPagePath(page.slug)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:pb-1 max-sm:pl-3">
        <Button
          icon={Globe}
          isBusy={isPublishing}
          busyText="Publicando..."
          onClick={onPublish}
          className="max-sm:px-3"
          aria-label={`Publicar agora ${title}`}
        >
          Publicar agora
        </Button>
        <Button look="quiet" icon={CalendarX} onClick={onCancel} className="max-sm:px-3" aria-label={`Cancelar a programação de ${title}`}>
          Cancelar
        </Button>
      </div>
    </li>
  );
}
