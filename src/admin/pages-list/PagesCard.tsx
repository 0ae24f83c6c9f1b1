import { actions } from "astro:actions";
import { EyeOff, Globe, Trash2 } from "lucide-react";
import { ORIGIN_NAMES } from "#admin/page/StatusTag";
import { Button } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { ListSelect } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { SelectionBar, useSelection } from "#admin/ui/list/selection";
import { useList } from "#admin/ui/list/use-list";
import { isNarrowed, MAX_CHOSEN_PAGES, type PagesOrder } from "#domain/page/pages-filter";
import { formatCount, formatNumber } from "#domain/text/format";
import { call } from "../call/call";
import { PAGE_LISTS_KEY } from "../page/page-keys";
import { usePageBulk } from "../page/use-page-bulk";
import { useAddressParams } from "../ui/list/use-address-params";
import { notifyInfo } from "../ui/toast/notify";
import { NoPages, PAGE_COLUMNS, PageRow, useRemovePage } from "./PageRow";
import { ORDER_WORDS, ORIGIN_WORDS, readPagesFilter, STATUS_WORDS } from "./pages-filter";

const STATUSES = { public: "Públicas", draft: "Rascunhos", held: "Retidas" };
const PERIODS = { "1": "Últimas 24 horas", "7": "Últimos 7 dias", "30": "Últimos 30 dias", "365": "Último ano" };
const ORDERS = { oldest: "Mais antigas", title: "Título (A–Z)" };

const CAPTIONS: Record<PagesOrder, string> = {
  newest: "Páginas, da mais nova para a mais antiga",
  oldest: "Páginas, da mais antiga para a mais nova",
  title: "Páginas em ordem alfabética",
};

/** The pages: search, filters, pages of rows, view, edit and delete, one or several. */
export function PagesCard() {
  const address = useAddressParams();
  const filter = readPagesFilter(address);
  const { order, ...scope } = filter;
  const list = useList({
    key: PAGE_LISTS_KEY,
    address,
    filter,
    read: (asked) => call(actions.pages.list, asked),
    rows: ({ pages }) => pages,
  });
  const remove = useRemovePage(list);
  const selection = useSelection(list.rows, ({ id }) => id, JSON.stringify(scope));
  const bulk = usePageBulk({ onDone: selection.drop, heir: list.heading });

  return (
    <ListCard
      id="paginas-geradas"
      title="Páginas geradas"
      list={list}
      search={{ address, label: "Buscar páginas pelo título", placeholder: "Buscar pelo título" }}
      filters={
        <fieldset className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm lg:grid-cols-4">
          <legend className="sr-only">Filtros da lista</legend>
          <ListSelect address={address} name="origem" label="Origem" options={ORIGIN_NAMES} words={ORIGIN_WORDS} />
          <ListSelect address={address} name="estado" label="Estado" options={STATUSES} words={STATUS_WORDS} />
          <ListSelect address={address} name="periodo" label="Criada em" all="Sempre" options={PERIODS} />
          <ListSelect address={address} name="ordem" label="Ordem" all="Mais novas" options={ORDERS} words={ORDER_WORDS} />
        </fieldset>
      }
      counted={["página", "páginas"]}
      errorTitle="Erro ao carregar páginas"
      empty={nothing()}
      table={{
        caption: CAPTIONS[order],
        columns: PAGE_COLUMNS,
        choose: { label: "Escolher todas as páginas desta lista", selection },
      }}
      row={(page) => (
        <PageRow key={page.id} page={page} selection={selection} onRemove={() => remove(page, () => selection.drop([page.id]))} />
      )}
      pages="Páginas da lista"
      hasRange
    >
      <SelectionBar
        label="Páginas escolhidas"
        selection={selection}
        chosen={["página escolhida", "páginas escolhidas"]}
        found={{
          total: Math.min(list.total, MAX_CHOSEN_PAGES),
          choose: chooseFound,
          label: list.data?.isTotalExact === false ? "Escolher todas as encontradas" : undefined,
        }}
        progress={bulk.progress}
      >
        <Button icon={Globe} onClick={() => void bulk.act(selection.ids, "public")}>
          Publicar
        </Button>
        <Button icon={EyeOff} onClick={() => void bulk.act(selection.ids, "draft")}>
          Tirar do ar
        </Button>
        <Button icon={Trash2} look="danger" onClick={askToRemove}>
          Excluir
        </Button>
      </SelectionBar>
    </ListCard>
  );

  function nothing() {
    if (!isNarrowed(filter)) return <NoPages />;
    const onClear = () => address.narrow({ busca: undefined, origem: undefined, estado: undefined, periodo: undefined });
    return (
      <Empty clear={{ label: "Limpar busca e filtros", onClear }}>
        {filter.query.trim() ? (
          <>
            Nenhuma página encontrada para <q className="font-semibold text-ink">{filter.query}</q>
          </>
        ) : (
          "Nenhuma página com estes filtros."
        )}
      </Empty>
    );
  }

  async function chooseFound(): Promise<void> {
    const { ids } = await call(actions.pages.listIds, filter);
    selection.add(ids);
    if (ids.length === MAX_CHOSEN_PAGES)
      notifyInfo(`Escolhidas as ${formatNumber(ids.length)} primeiras`, "Mude estas e escolha outra vez.");
  }

  function askToRemove(): void {
    const { length } = selection.ids;
    list.ask({
      title: `Excluir ${formatCount(length, "página", "páginas")}?`,
      description: "Elas saem do ar imediatamente e ficam 30 dias na lixeira, de onde podem voltar.",
      confirmLabel: "Excluir",
      onConfirm: () => void bulk.act(selection.ids, "remove"),
    });
  }
}
