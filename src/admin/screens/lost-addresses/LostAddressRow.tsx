import { CornerUpRight, Eye, EyeOff, Trash2 } from "lucide-react";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatNumber } from "#domain/text/format";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { ChooseBox } from "../../ui/list/ChooseBox";
import { Moment } from "../../ui/Moment";
import type { LostAddress } from "./use-lost-addresses";

interface LostAddressRowProps {
  address: LostAddress;
  isIgnored: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onRedirect: () => void;
  onIgnore: () => void;
  onRemove: () => void;
}

export function LostAddressRow({ address, isChosen, onChoose, ...actions }: LostAddressRowProps) {
  const { hits, lastSeenAt, isProbe } = address;
  const path = toVisibleText(address.path);
  const seen = <Moment at={lastSeenAt} className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-2" />;
  return (
    <tr className={`border-b border-line last:border-b-0 ${isChosen ? "bg-amber/12" : ""}`}>
      <td className="w-11 pl-1 align-top sm:pl-2 lg:align-middle">
        <ChooseBox label={`Escolher ${path}`} isChosen={isChosen} onChoose={onChoose} />
      </td>
      <th scope="row" className="w-full py-2.5 pr-3 pl-1 text-left font-normal">
        <span className="font-semibold break-all">{path}</span>
        {isProbe ? <span className="block text-sm text-steel">Robôs costumam tentar este endereço em todo site</span> : null}
        <span className="mt-0.5 block text-sm lg:hidden">
          {formatNumber(hits)} {hits === 1 ? "pedido" : "pedidos"}
        </span>
        <span className="block text-sm text-steel lg:hidden">{seen}</span>
        <span className="-ml-1 flex flex-wrap items-center gap-1 pt-1 lg:hidden">
          <RowActions path={path} {...actions} />
        </span>
      </th>
      <td className="px-4 py-3 text-right font-semibold tabular-nums max-lg:hidden">{formatNumber(hits)}</td>
      <td className="px-4 py-3 whitespace-nowrap max-lg:hidden">{seen}</td>
      <td className="py-2 pr-3 max-lg:hidden">
        <div className="flex items-center justify-end gap-1">
          <RowActions path={path} {...actions} />
        </div>
      </td>
    </tr>
  );
}

function RowActions({
  path,
  isIgnored,
  onRedirect,
  onIgnore,
  onRemove,
}: { path: string } & Pick<LostAddressRowProps, "isIgnored" | "onRedirect" | "onIgnore" | "onRemove">) {
  return (
    <>
      <Button icon={CornerUpRight} aria-label={`Desviar ${path}`} onClick={onRedirect}>
        Desviar
      </Button>
      <IconButton
        icon={isIgnored ? Eye : EyeOff}
        aria-label={isIgnored ? `Voltar a acompanhar ${path}` : `Ignorar ${path}`}
        title={isIgnored ? "Voltar a acompanhar" : "Ignorar"}
        onClick={onIgnore}
      />
      <IconButton icon={Trash2} aria-label={`Apagar ${path} da lista`} title="Apagar da lista" onClick={onRemove} isDangerous />
    </>
  );
}
