import { FileClock } from "lucide-react";
import { Button } from "../../ui/Button";
import { formatExact } from "../../ui/relative-time";
import type { KeptAutosave } from "./use-page-autosave";
import type { SavedPage } from "./use-page-editor";

interface RecoverNoticeProps {
  offer: KeptAutosave;
  saved: SavedPage;
  onRecover: () => void;
  onDiscard: () => void;
}

/** Offers back what was typed and not saved. */
export function RecoverNotice({ offer, saved, onRecover, onDiscard }: RecoverNoticeProps) {
  const isOlder = saved.version !== undefined && offer.version !== saved.version;
  return (
    <section
      aria-label="Rascunho não salvo"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card"
    >
      <FileClock size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-amber-dark" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">Você tem um rascunho não salvo de {formatExact(offer.savedAt)}</p>
        <p className="text-sm text-steel">
          {isOlder
            ? "A página foi salva depois dele. Ao salvar, você escolhe o que fica."
            : `${offer.fields.title.trim() || "Sem título"}. Continue de onde parou ou comece do que está salvo.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDiscard}>Descartar</Button>
        <Button look="primary" onClick={onRecover}>
          Recuperar
        </Button>
      </div>
    </section>
  );
}
