import { ChooseAllBox } from "../../ui/list/ChooseBox";
import { HeadCell } from "../../ui/list/HeadCell";
import type { Selection } from "../../ui/list/use-selection";
import { LostAddressRow } from "./LostAddressRow";
import type { LostAddressList } from "./use-lost-addresses";

interface LostAddressesTableProps {
  addresses: LostAddressList["addresses"];
  isStale: boolean;
  isIgnored: boolean;
  selection: Selection;
  onRedirect: (path: string) => void;
  onIgnore: (path: string) => void;
  onRemove: (path: string) => void;
}

export function LostAddressesTable({ addresses, isStale, isIgnored, selection, onRedirect, onIgnore, onRemove }: LostAddressesTableProps) {
  return (
    <table aria-busy={isStale} className={`w-full border-collapse ${isStale ? "opacity-60" : ""}`}>
      <caption className="sr-only">
        Endereços pedidos que não têm página, do mais pedido para o menos pedido; os que robôs costumam tentar ficam por último
      </caption>
      <thead>
        <tr>
          <HeadCell className="w-11 p-0 pl-1 sm:pl-2">
            <ChooseAllBox label="Escolher todos os endereços desta lista" selection={selection} />
          </HeadCell>
          <HeadCell className="px-3 pl-1">Endereço</HeadCell>
          <HeadCell className="px-4 text-right max-lg:hidden">Pedidos</HeadCell>
          <HeadCell className="px-4 max-lg:hidden">Último pedido</HeadCell>
          <HeadCell className="px-4 max-lg:hidden">
            <span className="sr-only">Ações</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {addresses.map((address) => (
          <LostAddressRow
            key={address.path}
            address={address}
            isIgnored={isIgnored}
            isChosen={selection.has(address.path)}
            onChoose={() => selection.toggle(address.path)}
            onRedirect={() => onRedirect(address.path)}
            onIgnore={() => onIgnore(address.path)}
            onRemove={() => onRemove(address.path)}
          />
        ))}
      </tbody>
    </table>
  );
}
