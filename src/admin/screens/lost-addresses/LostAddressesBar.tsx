import { Eye, EyeOff, ListChecks, Trash2 } from "lucide-react";
import { BatchProgressBar } from "../../page/BatchProgressBar";
import type { Batches } from "../../page/use-batches";
import { formatCount, plural } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { SelectionBar } from "../../ui/list/SelectionBar";
import type { BulkAction } from "./use-bulk-addresses";
import type { useFoundAddresses } from "./use-found-addresses";

interface LostAddressesBarProps {
  count: number;
  isIgnored: boolean;
  found: ReturnType<typeof useFoundAddresses>;
  work: Batches & { action: BulkAction | undefined };
  onAct: (action: BulkAction) => void;
  onClear: () => void;
}

const DOING: Record<BulkAction, string> = { ignore: "Ignorando", watch: "Voltando a acompanhar", remove: "Apagando" };
const ADDRESSES = { one: "endereço", many: "endereços" };

/** What can be done with the chosen addresses. */
export function LostAddressesBar({ count, isIgnored, found, work, onAct, onClear }: LostAddressesBarProps) {
  const chosen = plural(count, "endereço escolhido", "endereços escolhidos");
  const progress =
    work.progress && work.action ? (
      <BatchProgressBar doing={DOING[work.action]} things={ADDRESSES} progress={work.progress} onStop={work.stop} />
    ) : undefined;
  return (
    <SelectionBar label="Endereços escolhidos" count={count} chosen={chosen} progress={progress} onClear={onClear}>
      {found ? (
        <Button icon={ListChecks} isBusy={found.isBusy} onClick={found.onChoose}>
          {`Escolher os ${formatCount(found.total)}`}
        </Button>
      ) : null}
      <Button icon={isIgnored ? Eye : EyeOff} onClick={() => onAct(isIgnored ? "watch" : "ignore")}>
        {isIgnored ? "Voltar a acompanhar" : "Ignorar"}
      </Button>
      <Button icon={Trash2} look="danger" onClick={() => onAct("remove")}>
        Apagar da lista
      </Button>
    </SelectionBar>
  );
}
