import { EyeOff, Merge, Trash2 } from "lucide-react";
import { BatchProgressBar } from "../../page/BatchProgressBar";
import type { Batches } from "../../page/use-batches";
import { formatCount } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { SelectionBar } from "../../ui/list/SelectionBar";
import type { Mend } from "./use-mend-findings";

interface FindingsBarProps {
  count: number;
  /** Pages of those chosen that the audit names another for. */
  mergeable: number;
  work: Batches & { mend: Mend | undefined };
  onAct: (mend: Mend) => void;
  onClear: () => void;
}

const DOING: Record<Mend, string> = { merge: "Juntando", unlist: "Tirando dos buscadores", remove: "Excluindo" };

/** What can be done with the pages of the chosen findings. */
export function FindingsBar({ count, mergeable, work, onAct, onClear }: FindingsBarProps) {
  const chosen = count === 1 ? "1 ponto escolhido" : `${formatCount(count)} pontos escolhidos`;
  const progress =
    work.progress && work.mend ? <BatchProgressBar doing={DOING[work.mend]} progress={work.progress} onStop={work.stop} /> : undefined;
  return (
    <SelectionBar label="Pontos escolhidos" count={count} chosen={chosen} progress={progress} onClear={onClear}>
      {mergeable > 0 ? (
        <Button icon={Merge} onClick={() => onAct("merge")}>
          Juntar {formatCount(mergeable)}
        </Button>
      ) : null}
      <Button icon={EyeOff} onClick={() => onAct("unlist")}>
        Fora dos buscadores
      </Button>
      <Button icon={Trash2} look="danger" onClick={() => onAct("remove")}>
        Excluir
      </Button>
    </SelectionBar>
  );
}
