import { EyeOff, Globe, ListChecks, Trash2 } from "lucide-react";
import { BatchProgressBar } from "../page/BatchProgressBar";
import type { Batches } from "../page/use-batches";
import { formatCount, plural } from "../run/run-texts";
import { Button } from "../ui/Button";
import { SelectionBar } from "../ui/list/SelectionBar";
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

/** What can be done with the chosen pages. */
export function BulkBar({ count, found, work, onAct, onClear }: BulkBarProps) {
  const chosen = plural(count, "página escolhida", "páginas escolhidas");
  const progress =
    work.progress && work.action ? <BatchProgressBar doing={DOING[work.action]} progress={work.progress} onStop={work.stop} /> : undefined;
  return (
    <SelectionBar label="Páginas escolhidas" count={count} chosen={chosen} progress={progress} onClear={onClear}>
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
    </SelectionBar>
  );
}
