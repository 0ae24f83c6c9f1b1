import { Eye, EyeOff, ListChecks, Trash2, X } from "lucide-react";
import { BatchProgressBar } from "../../page/BatchProgressBar";
import type { Batches } from "../../page/use-batches";
import { formatCount } from "../../run/run-texts";
import { Button } from "../../ui/Button";
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

/** What can be done with the chosen addresses; stands at the foot of the screen while the list is in sight. */
export function LostAddressesBar({ count, isIgnored, found, work, onAct, onClear }: LostAddressesBarProps) {
  const chosen = count === 1 ? "1 endereço escolhido" : `${formatCount(count)} endereços escolhidos`;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? chosen : ""}
      </p>
      {count > 0 ? (
        <section
          aria-label="Endereços escolhidos"
          className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-line bg-white px-4 py-3 shadow-card sm:px-5"
        >
          {work.progress && work.action ? (
            <BatchProgressBar doing={DOING[work.action]} things={ADDRESSES} progress={work.progress} onStop={work.stop} />
          ) : (
            <>
              <p className="grow font-semibold tabular-nums max-sm:w-full">{chosen}</p>
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
