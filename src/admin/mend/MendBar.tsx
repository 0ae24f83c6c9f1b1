import { EyeOff, Merge, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { BatchProgressBar } from "../page/BatchProgressBar";
import type { Batches } from "../page/use-batches";
import { formatCount } from "../run/run-texts";
import { Button } from "../ui/Button";
import { SelectionBar } from "../ui/list/SelectionBar";
import type { Mend } from "./use-mend-pages";

interface MendBarProps {
  /** What is chosen, such as "Pontos escolhidos", and how many of them are, in words. */
  label: string;
  told: string;
  count: number;
  /** Pages of those chosen that another is named for. */
  mergeable: number;
  work: Batches & { mend: Mend | undefined };
  onAct: (mend: Mend) => void;
  onClear: () => void;
  /** Other buttons, before these. */
  children?: ReactNode;
}

const DOING: Record<Mend, string> = { merge: "Juntando", unlist: "Tirando dos buscadores", remove: "Excluindo" };

/** What can be done with the chosen pages. */
export function MendBar({ label, told, count, mergeable, work, onAct, onClear, children }: MendBarProps) {
  const progress =
    work.progress && work.mend ? <BatchProgressBar doing={DOING[work.mend]} progress={work.progress} onStop={work.stop} /> : undefined;
  return (
    <SelectionBar label={label} count={count} chosen={told} progress={progress} onClear={onClear}>
      {children}
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
