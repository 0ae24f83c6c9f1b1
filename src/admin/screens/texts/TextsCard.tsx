import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../call/call";
import { formatCount } from "../../run/run-texts";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { SearchField } from "../../ui/field/SearchField";
import { SelectField } from "../../ui/field/SelectField";
import { ListContent } from "../../ui/list/ListContent";
import { useAddressParams } from "../../ui/list/use-address-params";
import { findTexts } from "./find-texts";
import { TextRows } from "./TextRows";
import { STATE_NAMES } from "./text-states";

const STATES = [{ value: "", label: "Todas" }, ...Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label }))];

/** Every authored text: to search, to narrow by kind and state, to open. */
export function TextsCard() {
  const address = useAddressParams();
  const list = useQuery({ queryKey: ["texts"], queryFn: () => call(actions.texts.list), staleTime: 0 });
  const filter = { query: address.read("busca") ?? "", kind: address.read("tipo"), state: address.read("situacao") };
  const found = findTexts(list.data?.texts ?? [], filter);
  const kinds = list.data?.kinds.map(({ kind, label }) => ({ value: kind, label })) ?? [];
  return (
    <Card aria-labelledby="textos">
      <div className="grid gap-4 px-4 py-4 sm:px-5">
        <CardTitle id="textos">Textos do site{list.data ? ` (${formatCount(found.length)})` : ""}</CardTitle>
        <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_14rem_14rem]">
          <SearchField
            label="Buscar por título ou endereço"
            query={filter.query}
            onSearch={(busca) => address.narrow({ busca })}
            className=""
          />
          <SelectField
            label="Tipo"
            value={filter.kind ?? ""}
            options={[{ value: "", label: "Todos" }, ...kinds]}
            onChoose={(tipo) => address.narrow({ tipo })}
          />
          <SelectField label="Situação" value={filter.state ?? ""} options={STATES} onChoose={(situacao) => address.narrow({ situacao })} />
        </div>
        <p role="status" className="sr-only">
          {list.data ? `${found.length} textos` : ""}
        </p>
      </div>
      <ListContent
        list={list}
        errorTitle="Erro ao carregar os textos"
        empty={() =>
          found.length > 0 ? undefined : (
            <CardMessage>
              <p className="font-semibold text-ink">Nenhum texto assim</p>
              <p>Tente outras palavras, ou mostre todos os tipos e situações.</p>
            </CardMessage>
          )
        }
      >
        {({ kinds }) => <TextRows texts={found} kinds={kinds} />}
      </ListContent>
    </Card>
  );
}
