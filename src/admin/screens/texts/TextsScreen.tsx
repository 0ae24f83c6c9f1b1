import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { toVisibleText } from "#domain/panel/visible-text";
import { editTextPath, NEW_LANDING_NAME } from "#domain/site/paths";
import { formatNumber } from "#domain/text/format";
import { toSearchText } from "#domain/text/search-text";
import { call } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { ButtonLink } from "../../ui/Button";
import { SearchField } from "../../ui/field/SearchField";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { ListSelect } from "../../ui/list/ListSelect";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useShownList } from "../../ui/list/use-list";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { STATE_NAMES, StateTag, type TextRow } from "./StateTag";

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

/** Every authored text: to search, to narrow by kind and state, to open. */
function TextsCard() {
  const address = useAddressParams();
  const { query } = address;
  const texts = useQuery({ queryKey: ["texts"], queryFn: () => call(actions.texts.list), staleTime: 0 });
  const filter = { query, kind: address.read("tipo"), state: address.read("situacao") };
  const list = useShownList(texts, ({ texts }) => findTexts(texts, filter));
  const kinds = list.data?.kinds ?? [];
  return (
    <ListCard
      id="textos"
      title={`Textos do site${list.data ? ` (${formatNumber(list.total)})` : ""}`}
      list={list}
      filters={
        <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_14rem_14rem]">
          <SearchField label="Buscar por título ou endereço" query={query} onSearch={(busca) => address.narrow({ busca })} className="" />
          <ListSelect
            address={address}
            name="tipo"
            label="Tipo"
            all="Todos"
            options={Object.fromEntries(kinds.map(({ kind, label }) => [kind, label]))}
          />
          <ListSelect address={address} name="situacao" label="Situação" options={STATE_NAMES} />
        </div>
      }
      counted={["textos", "textos"]}
      errorTitle="Erro ao carregar os textos"
      empty={<Empty title="Nenhum texto assim">Tente outras palavras, ou mostre todos os tipos e situações.</Empty>}
      content={() => <TextRows texts={list.rows} kinds={kinds} />}
    />
  );
}

interface TextRowsProps {
  texts: readonly TextRow[];
  kinds: readonly { kind: string; label: string }[];
}

function TextRows({ texts, kinds }: TextRowsProps) {
  const labels = new Map(kinds.map(({ kind, label }) => [kind, label]));
  return (
    <ul>
      {texts.map((text) => (
        <li key={text.path} className="border-t border-line">
          <a
            href={editTextPath(text.path)}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 no-underline hover:bg-paper sm:px-5"
          >
            <span className="min-w-0 flex-1 basis-64">
              <span className="block leading-snug font-semibold break-words">{toVisibleText(text.title)}</span>
              <span className="block truncate text-sm text-steel">
                {labels.get(text.kind)} · {text.address}
              </span>
            </span>
            <StateTag state={text.state} isRetired={text.isRetired} />
            {text.changed ? (
              <span className="text-sm text-steel sm:w-56" title={formatExact(text.changed.at)}>
                <span className="block truncate">{toVisibleText(text.changed.by)}</span>
                {formatRelative(text.changed.at)}
              </span>
            ) : (
              <span className="text-sm text-steel max-sm:hidden sm:w-56">Nunca alterado</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface TextsFilter {
  query: string;
  kind?: string;
  state?: string;
}

/** The texts whose title or address has each word of the query, of the kind and in the state. */
function findTexts(texts: readonly TextRow[], { query, kind, state }: TextsFilter): TextRow[] {
  const words = toSearchText(query).split(" ").filter(Boolean);
  return texts.filter((text) => {
    const searched = toSearchText(`${text.title} ${text.address}`);
    return (!kind || text.kind === kind) && (!state || text.state === state) && words.every((word) => searched.includes(word));
  });
}
