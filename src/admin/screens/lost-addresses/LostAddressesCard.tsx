import { actions } from "astro:actions";
import { CornerUpRight, Eye, EyeOff, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { RedirectDialog } from "#admin/redirect/RedirectDialog";
import { Button, IconButton } from "#admin/ui/Button";
import { Empty, NoMatch } from "#admin/ui/Card";
import { ListCard } from "#admin/ui/list/ListCard";
import { ACTIONS_HEAD, ChooseBox, ListTable } from "#admin/ui/list/rows";
import { type Selection, SelectionBar, useFoundRows, useSelection } from "#admin/ui/list/selection";
import { useList } from "#admin/ui/list/use-list";
import { Moment } from "#admin/ui/Moment";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { call } from "../../call/call";
import { catchFocus } from "../../ui/focus";
import { useAddressParams } from "../../ui/list/use-address-params";
import { type AddressAct, LOST_ADDRESSES_KEY, type LostAddress, useBulkAddresses, useLostAddressActions } from "./use-lost-addresses";

const CAPTION = "Endereços pedidos que não têm página, do mais pedido para o menos pedido; os que robôs costumam tentar ficam por último";
const COLUMNS = [
  ["Endereço", "px-3 pl-1"],
  ["Pedidos", "px-4 text-right max-lg:hidden"],
  ["Último pedido", "px-4 max-lg:hidden"],
  [ACTIONS_HEAD, "px-4 max-lg:hidden"],
] as const;

/** Addresses people asked for in vain: send them to a page, ignore them, or forget them. */
export function LostAddressesCard() {
  const address = useAddressParams();
  const { query } = address;
  const isIgnored = address.read("lista") === "ignorados";
  const filter = { query, isIgnored };
  const list = useList({
    key: [...LOST_ADDRESSES_KEY, "list"],
    address,
    filter,
    read: (asked) => call(actions.lostAddresses.list, asked),
    rows: ({ addresses }) => addresses,
  });
  const { redirect, ignore, remove } = useLostAddressActions();
  const selection = useSelection(
    list.rows.map(({ path }) => path),
    JSON.stringify(filter),
  );
  const bulk = useBulkAddresses(selection.drop);
  const found = useFoundRows({
    selection,
    total: list.total,
    choose: async () => selection.add((await call(actions.lostAddresses.listPaths, filter)).paths),
    failed: "Não foi possível escolher todos",
  });
  const [fromPath, setFromPath] = useState<string>();

  return (
    <ListCard
      id="enderecos"
      title={isIgnored ? "Endereços ignorados" : "Mais pedidos"}
      list={list}
      search={{ address, label: "Buscar endereços" }}
      tools={
        <Button look="quiet" onClick={() => address.narrow({ busca: undefined, lista: isIgnored ? undefined : "ignorados" })}>
          {isIgnored ? "Ver os acompanhados" : "Ver os ignorados"}
        </Button>
      }
      counted={["endereço", "endereços"]}
      errorTitle="Erro ao carregar os endereços"
      empty={
        query ? (
          <NoMatch told="Nenhum endereço encontrado para" query={query} onClear={() => address.narrow({ busca: undefined })} />
        ) : (
          <Empty>{isIgnored ? "Nenhum endereço foi ignorado." : "Ninguém procurou uma página que não existe."}</Empty>
        )
      }
      content={() => (
        <ListTable
          caption={CAPTION}
          columns={COLUMNS}
          isStale={list.isPlaceholderData}
          choose={{ label: "Escolher todos os endereços desta lista", selection }}
        >
          {list.rows.map((lost) => (
            <LostAddressRow
              key={lost.path}
              address={lost}
              selection={selection}
              acts={
                <RowActs
                  path={toVisibleText(lost.path)}
                  isIgnored={isIgnored}
                  onRedirect={() => setFromPath(lost.path)}
                  onIgnore={() => leave(lost.path, () => ignore.mutate({ path: lost.path, isIgnored: !isIgnored }))}
                  onRemove={() => leave(lost.path, () => remove.mutate(lost.path))}
                />
              }
            />
          ))}
        </ListTable>
      )}
      pages="Páginas da lista"
      hasRange
    >
      <SelectionBar
        label="Endereços escolhidos"
        selection={selection}
        chosen={["endereço escolhido", "endereços escolhidos"]}
        found={found}
        foundLabel={`Escolher os ${formatNumber(list.total)}`}
        progress={bulk.progress}
      >
        <Button icon={isIgnored ? Eye : EyeOff} onClick={() => void change(isIgnored ? "watch" : "ignore")}>
          {isIgnored ? "Voltar a acompanhar" : "Ignorar"}
        </Button>
        <Button icon={Trash2} look="danger" onClick={askToRemove}>
          Apagar da lista
        </Button>
      </SelectionBar>
      <RedirectDialog
        fromPath={fromPath}
        title="Desviar para uma página"
        explanation="vai para a página escolhida."
        confirmLabel="Criar desvio"
        onClose={() => setFromPath(undefined)}
        isBusy={redirect.isPending}
        onChoose={(toPath) => {
          if (fromPath === undefined) return;
          selection.drop([fromPath]);
          redirect.mutate({ fromPath, toPath }, { onSuccess: () => setFromPath(undefined) });
        }}
      />
    </ListCard>
  );

  function askToRemove(): void {
    const { length } = selection.ids;
    list.ask({
      title: `Apagar ${formatCount(length, "endereço", "endereços")} da lista?`,
      description: "A contagem de pedidos deles recomeça do zero. Cada um volta à lista se alguém o pedir de novo.",
      confirmLabel: "Apagar da lista",
      onConfirm: () => void change("remove"),
    });
  }

  async function change(act: AddressAct): Promise<void> {
    await bulk.act(selection.ids, act);
    // The bar goes when nothing is left chosen, and the button that had the focus with it.
    catchFocus(list.heading.current);
  }

  /** The row goes, and the button that had the focus with it. */
  function leave(path: string, act: () => void): void {
    selection.drop([path]);
    act();
    list.heading.current?.focus();
  }
}

interface LostAddressRowProps {
  address: LostAddress;
  selection: Selection;
  acts: ReactNode;
}

function LostAddressRow({ address, selection, acts }: LostAddressRowProps) {
  const { hits, lastSeenAt, isProbe } = address;
  const path = toVisibleText(address.path);
  const isChosen = selection.has(address.path);
  const seen = <Moment at={lastSeenAt} className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-2" />;
  return (
    <tr className={`border-b border-line last:border-b-0 ${isChosen ? "bg-amber/12" : ""}`}>
      <td className="w-11 pl-1 align-top sm:pl-2 lg:align-middle">
        <ChooseBox label={`Escolher ${path}`} isChosen={isChosen} onChoose={() => selection.toggle(address.path)} />
      </td>
      <th scope="row" className="w-full py-2.5 pr-3 pl-1 text-left font-normal">
        <span className="font-semibold break-all">{path}</span>
        {isProbe ? <span className="block text-sm text-steel">Robôs costumam tentar este endereço em todo site</span> : null}
        <span className="mt-0.5 block text-sm lg:hidden">{formatCount(hits, "pedido", "pedidos")}</span>
        <span className="block text-sm text-steel lg:hidden">{seen}</span>
        <span className="-ml-1 flex flex-wrap items-center gap-1 pt-1 lg:hidden">{acts}</span>
      </th>
      <td className="px-4 py-3 text-right font-semibold tabular-nums max-lg:hidden">{formatNumber(hits)}</td>
      <td className="px-4 py-3 whitespace-nowrap max-lg:hidden">{seen}</td>
      <td className="py-2 pr-3 max-lg:hidden">
        <div className="flex items-center justify-end gap-1">{acts}</div>
      </td>
    </tr>
  );
}

interface RowActsProps {
  path: string;
  isIgnored: boolean;
  onRedirect: () => void;
  onIgnore: () => void;
  onRemove: () => void;
}

function RowActs({ path, isIgnored, onRedirect, onIgnore, onRemove }: RowActsProps) {
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
