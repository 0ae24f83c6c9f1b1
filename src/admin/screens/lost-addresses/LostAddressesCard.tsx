import { actions } from "astro:actions";
import { CornerUpRight, Eye, EyeOff, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { RedirectDialog } from "#admin/redirect/RedirectDialog";
import { Button, IconButton } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { ACTIONS_HEAD, ListCard } from "#admin/ui/list/ListCard";
import { RowAct } from "#admin/ui/list/rows";
import { ChooseBox, type Selection, SelectionBar, useSelection } from "#admin/ui/list/selection";
import { useList } from "#admin/ui/list/use-list";
import { Moment } from "#admin/ui/Moment";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { useBulk } from "../../page/use-bulk";
import { useAct } from "../../ui/list/use-act";
import { useAddressParams } from "../../ui/list/use-address-params";
import { notifySuccess } from "../../ui/toast/notify";

export const LOST_ADDRESSES_KEY = ["lost-addresses"] as const;

type LostAddress = DataOf<typeof actions.lostAddresses.list>["addresses"][number];
type AddressAct = "ignore" | "watch" | "remove";

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
  const isIgnored = address.read("lista") === "ignorados";
  const filter = { query: address.query, isIgnored };
  const list = useList({
    key: [...LOST_ADDRESSES_KEY, "list"],
    address,
    filter,
    read: (asked) => call(actions.lostAddresses.list, asked),
    rows: ({ addresses }) => addresses,
  });
  const shared = { key: LOST_ADDRESSES_KEY, failed: "Não foi possível guardar" };
  const redirect = useAct({
    ...shared,
    act: (asked: { fromPath: string; toPath: string }) => call(actions.lostAddresses.redirect, asked),
    done: (_, { fromPath, toPath }) => notifySuccess("Desvio criado", `${fromPath} agora leva a ${toPath}`),
  });
  const ignore = useAct({
    ...shared,
    act: (change: { path: string; isIgnored: boolean }) => call(actions.lostAddresses.setIgnored, change),
    done: (_, { path, isIgnored }) => notifySuccess(isIgnored ? "Endereço ignorado" : "Endereço de volta à lista", path),
  });
  const remove = useAct({
    ...shared,
    act: (path: string) => call(actions.lostAddresses.remove, { path }),
    done: (_, path) => notifySuccess("Endereço apagado da lista", path),
  });
  const selection = useSelection(list.rows, ({ path }) => path, JSON.stringify(filter));
  const setIgnored = async (paths: string[], isIgnored: boolean) =>
    (await call(actions.lostAddresses.setIgnoredMany, { paths, isIgnored })).changed;
  const bulk = useBulk<AddressAct>({
    keys: [LOST_ADDRESSES_KEY],
    failed: "Não foi possível mudar os endereços",
    none: "Os endereços escolhidos já tinham saído da lista.",
    things: { one: "endereço", many: "endereços" },
    others: "os outros continuam escolhidos.",
    onDone: selection.drop,
    heir: list.heading,
    acts: {
      ignore: {
        doing: "Ignorando",
        done: ["1 endereço ignorado", "endereços ignorados"],
        work: (paths) => setIgnored(paths, true),
        undo: "watch",
      },
      watch: {
        doing: "Voltando a acompanhar",
        done: ["1 endereço de volta à lista", "endereços de volta à lista"],
        work: (paths) => setIgnored(paths, false),
        undo: "ignore",
      },
      remove: {
        doing: "Apagando",
        done: ["1 endereço apagado da lista", "endereços apagados da lista"],
        work: async (paths) => (await call(actions.lostAddresses.removeMany, { paths })).removed,
      },
    },
  });
  const [fromPath, setFromPath] = useState<string>();

  return (
    <ListCard
      id="enderecos"
      title={isIgnored ? "Endereços ignorados" : "Mais pedidos"}
      list={list}
      search={{ address, label: "Buscar endereços", none: "Nenhum endereço encontrado para" }}
      tools={
        <Button look="quiet" onClick={() => address.narrow({ busca: undefined, lista: isIgnored ? undefined : "ignorados" })}>
          {isIgnored ? "Ver os acompanhados" : "Ver os ignorados"}
        </Button>
      }
      counted={["endereço", "endereços"]}
      errorTitle="Erro ao carregar os endereços"
      empty={<Empty>{isIgnored ? "Nenhum endereço foi ignorado." : "Ninguém procurou uma página que não existe."}</Empty>}
      table={{ caption: CAPTION, columns: COLUMNS, choose: { label: "Escolher todos os endereços desta lista", selection } }}
      row={(lost) => <LostAddressRow key={lost.path} address={lost} selection={selection} acts={drawActs(lost.path)} />}
      pages="Páginas da lista"
      hasRange
    >
      <SelectionBar
        label="Endereços escolhidos"
        selection={selection}
        chosen={["endereço escolhido", "endereços escolhidos"]}
        found={{
          total: list.total,
          choose: async () => selection.add((await call(actions.lostAddresses.listPaths, filter)).paths),
          failed: "Não foi possível escolher todos",
          label: `Escolher os ${formatNumber(list.total)}`,
        }}
        progress={bulk.progress}
      >
        <Button icon={isIgnored ? Eye : EyeOff} onClick={() => void bulk.act(selection.ids, isIgnored ? "watch" : "ignore")}>
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
      onConfirm: () => void bulk.act(selection.ids, "remove"),
    });
  }

  /** The row goes, and the button that had the focus with it. */
  function leave(path: string, act: () => void): void {
    selection.drop([path]);
    act();
    list.heading.current?.focus();
  }

  function drawActs(path: string): ReactNode {
    const shown = toVisibleText(path);
    const other = isIgnored ? "Voltar a acompanhar" : "Ignorar";
    return (
      <>
        <RowAct does="Desviar" of={shown} icon={CornerUpRight} onClick={() => setFromPath(path)} />
        <IconButton
          icon={isIgnored ? Eye : EyeOff}
          aria-label={`${other} ${shown}`}
          title={other}
          onClick={() => leave(path, () => ignore.mutate({ path, isIgnored: !isIgnored }))}
        />
        <IconButton
          icon={Trash2}
          aria-label={`Apagar ${shown} da lista`}
          title="Apagar da lista"
          onClick={() => leave(path, () => remove.mutate(path))}
          isDangerous
        />
      </>
    );
  }
}

function LostAddressRow({ address, selection, acts }: { address: LostAddress; selection: Selection; acts: ReactNode }) {
  const { hits, lastSeenAt, isProbe } = address;
  const path = toVisibleText(address.path);
  const seen = <Moment at={lastSeenAt} className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-2" />;
  return (
    <tr className={`border-b border-line last:border-b-0 ${selection.has(address.path) ? "bg-amber/12" : ""}`}>
      <td className="w-11 pl-1 align-top sm:pl-2 lg:align-middle">
        <ChooseBox label={`Escolher ${path}`} selection={selection} id={address.path} />
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
