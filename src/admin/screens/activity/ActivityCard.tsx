import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../../call/call";
import { plural } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { SelectField } from "../../ui/field/SelectField";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { ActivityRows } from "./ActivityRows";
import { nameAction } from "./activity-texts";

/** The log, by pages, narrowed to a person or to one kind of action. */
export function ActivityCard() {
  const address = useAddressParams();
  const { page } = address;
  const actor = address.read("pessoa");
  const action = address.read("acao");
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery({
    queryKey: ["activities", page, actor, action],
    queryFn: async () => ({ ...(await call(actions.activities.list, { page, actor, action })), page }),
    placeholderData: keepPreviousData,
  });
  useExistingPage(list, address);

  return (
    <Card aria-labelledby="atividades">
      <div className="grid gap-4 px-4 py-4 sm:px-5 lg:grid-cols-[1fr_auto] lg:items-end">
        <CardTitle id="atividades" ref={heading}>
          Registro de atividade
        </CardTitle>
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label="Pessoa"
            value={actor ?? ""}
            options={toOptions("Todas", list.data?.actors, actor, (email) => email)}
            onChoose={(value) => address.narrow({ pessoa: value })}
          />
          <SelectField
            label="Ação"
            value={action ?? ""}
            options={toOptions("Todas", list.data?.actions, action, nameAction)}
            onChoose={(value) => address.narrow({ acao: value })}
          />
        </div>
      </div>
      <ListStatus list={list} describe={({ total }) => plural(total, "registro", "registros")} />
      <ListContent list={list} errorTitle="Erro ao carregar o registro" empty={({ total }) => (total === 0 ? nothing() : undefined)}>
        {({ activities, ...rest }) => (
          <>
            <ActivityRows activities={activities} isStale={list.isPlaceholderData} />
            <Pagination
              label="Páginas do registro"
              range={findRange({ ...rest, pages: activities, isTotalExact: true })}
              onGo={address.goToPage}
              top={heading}
            />
          </>
        )}
      </ListContent>
    </Card>
  );

  function nothing() {
    if (actor === undefined && action === undefined) {
      return (
        <CardMessage>
          <p>Nada foi registrado ainda. O que for feito no painel aparece aqui.</p>
        </CardMessage>
      );
    }
    return (
      <CardMessage action={<Button onClick={() => address.narrow({ pessoa: undefined, acao: undefined })}>Limpar filtros</Button>}>
        <p>Nada registrado com estes filtros.</p>
      </CardMessage>
    );
  }
}

/** The choices there are, the one chosen among them even while they load. */
function toOptions(all: string, values: readonly string[] = [], chosen: string | undefined, name: (value: string) => string) {
  const known = chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
  return [{ value: "", label: all }, ...known.map((value) => ({ value, label: name(value) }))];
}
