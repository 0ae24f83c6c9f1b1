import { actions } from "astro:actions";
import { Plus } from "lucide-react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { ButtonLink } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { ListSearch, ListSelect } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { useList } from "#admin/ui/list/use-list";
import { toVisibleText } from "#domain/panel/visible-text";
import { editTextPath, NEW_LANDING_NAME } from "#domain/site/paths";
import { formatNumber } from "#domain/text/format";
import { call } from "../../call/call";
import { useAddressParams } from "../../ui/list/use-address-params";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { STATE_NAMES, StateTag } from "./StateTag";

export const TextsScreen = defineCardScreen(
  {
    title: "Textos",
    summary:
      "Tudo o que os visitantes leem nas páginas do site. O que você muda aqui vai ao ar ao salvar; o texto de fábrica fica guardado.",
    children: (
      <ButtonLink href={editTextPath(NEW_LANDING_NAME)} look="primary" icon={Plus}>
        Nova página de serviço
      </ButtonLink>
    ),
  },
  TextsCard,
);

/** All come at once, and are read page by page. */
const PAGE_SIZE = 25;

function TextsCard() {
  const address = useAddressParams();
  const kind = address.read("tipo");
  const state = address.read("situacao");
  const list = useList({
    key: ["texts"],
    address,
    filter: { query: address.query },
    read: ({ query }) => call(actions.texts.list, { query }),
    rows: ({ texts }) => texts.filter((text) => (!kind || text.kind === kind) && (!state || text.state === state)),
    pageSize: PAGE_SIZE,
    staleTime: 0,
  });
  const kinds = list.data?.kinds ?? {};
  return (
    <ListCard
      id="textos"
      title={`Textos do site${list.data ? ` (${formatNumber(list.total)})` : ""}`}
      list={list}
      filters={
        <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_14rem]">
          <ListSearch list={list} address={address} label="Buscar nas palavras dos textos" className="sm:max-lg:col-span-2" />
          <ListSelect address={address} name="tipo" label="Tipo" all="Todos" options={kinds} />
          <ListSelect address={address} name="situacao" label="Situação" options={STATE_NAMES} />
        </div>
      }
      counted={["textos", "textos"]}
      errorTitle="Erro ao carregar os textos"
      empty={<Empty title="Nenhum texto assim">Tente outras palavras, ou mostre todos os tipos e situações.</Empty>}
      content={() => (
        <ul>
          {list.rows.map((text) => (
            <li key={text.path} className="border-t border-line">
              <a
                href={editTextPath(text.path)}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 no-underline hover:bg-paper sm:px-5"
              >
                <span className="min-w-0 flex-1 basis-64">
                  <span className="block leading-snug font-semibold break-words">{toVisibleText(text.title)}</span>
                  <span className="block truncate text-sm text-steel">
                    {kinds[text.kind]} · {text.address}
                  </span>
                  {text.says ? <span className="mt-0.5 line-clamp-2 block text-sm break-words">{toVisibleText(text.says)}</span> : null}
                </span>
                {text.state === "factory" && !text.isRetired ? null : <StateTag state={text.state} isRetired={text.isRetired} />}
                {text.changed ? (
                  <span className="text-sm text-steel sm:w-56" title={formatExact(text.changed.at)}>
                    <span className="block truncate">{toVisibleText(text.changed.by)}</span>
                    {formatRelative(text.changed.at)}
                  </span>
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      )}
      note={list.rows.some((text) => text.state === "factory") ? "Os textos sem etiqueta são os de fábrica, nunca alterados." : undefined}
      pages="Páginas da lista"
    />
  );
}
