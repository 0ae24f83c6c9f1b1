import { EyeOff, Globe, ListChecks, Trash2, X } from "lucide-react";
import { BatchProgressBar } from "../page/BatchProgressBar";
import type { Batches } from "../page/use-batches";
import { formatCount } from "../run/run-texts";
import { Button } from "../ui/Button";
import type { BulkAction } from "./use-bulk-pages";
import type { useFoundPages } from "./use-found-pages";

interface BulkBarProps {
  count: number;
  found: ReturnType<typeof useFoundPages>;
  work: Batches & { action: BulkAction | undefined };
  onAct: (action: BulkAction) => void;
  onClear: () => void;
}

const DOING: Record<BulkAction, string> = { public: "Publicando", draft: "Tirando do ar", remove: "Excluindo" };

/** What can be done with the chosen pages; stands at the foot of the screen while the list is in sight. */
export function BulkBar({ count, found, work, onAct, onClear }: BulkBarProps) {
  const chosen = count === 1 ? "1 página escolhida" : `${formatCount(count)} páginas escolhidas`;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? chosen : ""}
      </p>
      {count > 0 ? (
        <section
          aria-label="Páginas escolhidas"
          className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-line bg-white px-4 py-3 shadow-card sm:px-5"
        >
          {work.progress && work.action ? (
            <BatchProgressBar doing={DOING[work.action]} progress={work.progress} onStop={work.stop} />
          ) : (
            <>
              <p className="grow font-semibold tabular-nums max-sm:w-full">{chosen}</p>
              {found ? (
                <Button icon={ListChecks} isBusy={found.isBusy} onClick={found.onChoose}>
                  {found.isExact ? `Escolher as ${formatCount(found.total)}` : "Escolher todas as encontradas"}
                </Button>
              ) : null}
              <Button icon={Globe} onClick={() => onAct("public")}>
                Publicar
              </Button>
              <Button icon={EyeOff} onClick={() => onAct("draft")}>
                Tirar do ar
              </Button>
              <Button icon={Trash2} look="danger" onClick={() => onAct("remove")}>
                Excluir
              </Button>
              <Button icon={X} look="quiet" onClick={onClear}>
                Limpar escolha
              </Button>
            </>
          )}
        </section>
      ) : null}
    </>
  );
}
