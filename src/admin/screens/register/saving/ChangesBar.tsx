import { Button } from "../../../ui/Button";
import { FormProblem } from "../../../ui/field/FormProblem";

interface ChangesBarProps {
  count: number;
  /** What cannot be saved and has no field of its own. */
  problems: readonly string[];
  isBusy: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** How much was changed and not saved; in sight as long as there is something. */
export function ChangesBar({ count, problems, isBusy, onDiscard, onSave }: ChangesBarProps) {
  return (
    <section aria-label="Alterações" className={count === 0 ? "sr-only" : "sticky bottom-0 z-20 -mx-4 sm:mx-0"}>
      <FormProblem>{problems.length > 0 ? problems.join(" ") : undefined}</FormProblem>
      <div className="flex items-center gap-2 border-t border-line bg-white/95 px-4 py-3 shadow-card backdrop-blur-sm sm:rounded-t-card sm:border-x">
        <p role="status" className="min-w-0 grow basis-24 font-semibold tabular-nums">
          {count === 0 ? "" : count === 1 ? "1 campo alterado" : `${count} campos alterados`}
        </p>
        {count === 0 ? null : (
          <>
            <Button onClick={onDiscard} className="max-sm:px-3">
              Descartar
            </Button>
            <Button look="primary" isBusy={isBusy} onClick={onSave} title="Ctrl+S" className="max-sm:px-3">
              Salvar…
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
