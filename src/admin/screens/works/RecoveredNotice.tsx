import { FileClock } from "lucide-react";
import { Button } from "../../ui/Button";

/** Says that the form shows what was typed earlier. */
export function RecoveredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <section
      aria-label="Texto não salvo"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border-l-4 border-amber bg-amber/12 px-4 py-3"
    >
      <FileClock size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-amber-dark" />
      <p className="min-w-0 flex-1 basis-48">O que você digitou antes e não salvou está de volta.</p>
      <Button onClick={onDiscard}>Descartar</Button>
    </section>
  );
}
