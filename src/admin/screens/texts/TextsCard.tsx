import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#domain/text/format";
import { call } from "../../call/call";
import { SearchField } from "../../ui/field/SearchField";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { ListSelect } from "../../ui/list/ListSelect";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useShownList } from "../../ui/list/use-list";
import { findTexts } from "./find-texts";
import { TextRows } from "./TextRows";
import { STATE_NAMES } from "./text-states";

/** Every authored text: to search, to narrow by kind and state, to open. */
export function TextsCard() {
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
