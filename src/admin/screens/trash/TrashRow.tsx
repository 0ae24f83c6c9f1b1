import { RotateCcw, Trash2 } from "lucide-react";
import { describeMoment } from "#domain/calendar/owner-time";
import { generatedPagePath } from "#domain/page/generated-page";
import { daysLeft } from "#domain/page/trash";
import { toVisibleText } from "#domain/panel/visible-text";
import { ORIGIN_NAMES } from "../../page/page-texts";
import { StatusTag } from "../../page/StatusTag";
import { Button } from "../../ui/Button";
import { formatExact } from "../../ui/relative-time";
import type { TrashedPage } from "./use-trash";

interface TrashRowProps {
  page: TrashedPage;
  isRestoring: boolean;
  onRestore: () => void;
  onErase: () => void;
}

export function TrashRow({ page, isRestoring, onRestore, onErase }: TrashRowProps) {
  const title = toVisibleText(page.title);
  const days = daysLeft(page.deletedAt, new Date());
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="leading-snug font-semibold break-words">{title}</p>
        <p className="mt-0.5 truncate text-sm text-steel">{generatedPagePath(page.slug)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-steel">
          <StatusTag status={page.status} />
          <span>{ORIGIN_NAMES[page.origin]}</span>
          <span>Excluída em {formatExact(page.deletedAt)}</span>
          {page.publishAt ? <span>{describeWaiting(page.publishAt)}</span> : null}
          <span className={days <= 3 ? "font-semibold text-danger" : ""}>{describeDays(days)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={RotateCcw} isBusy={isRestoring} busyText="Restaurando..." onClick={onRestore} aria-label={`Restaurar ${title}`}>
          Restaurar
        </Button>
        <Button look="quiet" icon={Trash2} onClick={onErase} aria-label={`Excluir de vez ${title}`}>
          Excluir de vez
        </Button>
      </div>
    </li>
  );
}

function describeDays(days: number): string {
  if (days === 0) return "será apagada hoje";
  return days === 1 ? "1 dia para restaurar" : `${days} dias para restaurar`;
}

function describeWaiting(publishAt: Date): string {
  const isPast = publishAt <= new Date();
  return `Programada para ${describeMoment(publishAt)}${isPast ? ": se restaurar, vai ao ar em seguida" : ""}`;
}
