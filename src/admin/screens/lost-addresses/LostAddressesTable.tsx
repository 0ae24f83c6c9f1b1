import { CornerUpRight, Eye, EyeOff, Trash2 } from "lucide-react";
import { formatCount } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { HeadCell } from "../../ui/list/HeadCell";
import { Moment } from "../../ui/Moment";
import type { LostAddressList } from "./use-lost-addresses";

interface LostAddressesTableProps {
  addresses: LostAddressList["addresses"];
  isStale: boolean;
  isIgnored: boolean;
  onRedirect: (path: string) => void;
  onIgnore: (path: string) => void;
  onRemove: (path: string) => void;
}

export function LostAddressesTable({ addresses, isStale, isIgnored, onRedirect, onIgnore, onRemove }: LostAddressesTableProps) {
  return (
    <table aria-busy={isStale} className={`w-full border-collapse ${isStale ? "opacity-60" : ""}`}>
      <caption className="sr-only">Endereços pedidos que não têm página, do mais pedido para o menos pedido</caption>
      <thead className="max-lg:sr-only">
        <tr>
          <HeadCell className="px-4 sm:pl-5">Endereço</HeadCell>
          <HeadCell className="px-4 text-right">Pedidos</HeadCell>
          <HeadCell className="px-4">Último pedido</HeadCell>
          <HeadCell className="px-4">
            <span className="sr-only">Ações</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {addresses.map(({ path, hits, lastSeenAt }) => (
          <tr
            key={path}
            className="border-b border-line last:border-b-0 max-lg:grid max-lg:gap-1 max-lg:px-4 max-lg:py-3 max-lg:first:border-t sm:max-lg:px-5"
          >
            <th scope="row" className="min-w-0 text-left font-semibold break-all lg:w-full lg:py-3 lg:pr-2 lg:pl-5">
              {path}
            </th>
            <td className="text-sm tabular-nums lg:px-4 lg:py-3 lg:text-right lg:text-[0.9375rem] lg:font-semibold">
              {formatCount(hits)}
              <span className="lg:sr-only"> {hits === 1 ? "pedido" : "pedidos"}</span>
            </td>
            <td className="max-lg:text-sm max-lg:text-steel lg:px-4 lg:py-3 lg:whitespace-nowrap">
              <Moment at={lastSeenAt} className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-2" />
            </td>
            <td className="lg:py-2 lg:pr-3">
              <div className="flex items-center gap-1 max-lg:pt-1 lg:justify-end">
                <Button icon={CornerUpRight} aria-label={`Desviar ${path}`} onClick={() => onRedirect(path)}>
                  Desviar
                </Button>
                <IconButton
                  icon={isIgnored ? Eye : EyeOff}
                  aria-label={isIgnored ? `Voltar a acompanhar ${path}` : `Ignorar ${path}`}
                  title={isIgnored ? "Voltar a acompanhar" : "Ignorar"}
                  onClick={() => onIgnore(path)}
                />
                <IconButton
                  icon={Trash2}
                  aria-label={`Apagar ${path} da lista`}
                  title="Apagar da lista"
                  onClick={() => onRemove(path)}
                  isDangerous
                />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
