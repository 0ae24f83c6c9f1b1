import { History, Undo2 } from "lucide-react";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatExact, formatRelative } from "../../../ui/relative-time";
import type { FactDraft } from "../saving/use-fact-drafts";
import type { RegisterField } from "../use-register";

interface FactSourceProps {
  field: RegisterField;
  draft?: FactDraft;
  onUndo: () => void;
  onHistory: () => void;
}

const BUTTON = "-my-1 inline-flex min-h-8 items-center gap-1 rounded-lg px-1.5 font-medium text-ink hover:bg-ink/8";

/** Where a value comes from, and the ways back. */
export function FactSource({ field: { label, text, changed, version }, draft, onUndo, onHistory }: FactSourceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-steel">
      {draft ? (
        <>
          <span className="min-w-0 break-words text-amber-dark">Não salvo. No site: {text || "vazio"}</span>
          <button type="button" onClick={onUndo} aria-label={`Desfazer ${label}`} className={BUTTON}>
            <Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />
            Desfazer
          </button>
        </>
      ) : (
        <span className="min-w-0 break-words">
          {changed ? (
            <>
              Alterado por {toVisibleText(changed.by)}{" "}
              <time dateTime={changed.at.toISOString()} title={formatExact(changed.at)}>
                {formatRelative(changed.at)}
              </time>
            </>
          ) : (
            "De fábrica"
          )}
        </span>
      )}
      {version > 0 ? (
        <button type="button" onClick={onHistory} aria-label={`Histórico de ${label}`} className={BUTTON}>
          <History size={16} strokeWidth={1.75} aria-hidden="true" />
          Histórico
        </button>
      ) : null}
    </div>
  );
}
