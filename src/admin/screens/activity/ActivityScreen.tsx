import { actions } from "astro:actions";
import { call } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { ListSelect } from "../../ui/list/ListSelect";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useList } from "../../ui/list/use-list";
import { ActivityRows } from "./ActivityRows";
import { nameAction } from "./activity-texts";

/** The log, by pages, narrowed to a person or to one kind of action. */
function ActivityCard() {
  const address = useAddressParams();
  const filter = { actor: address.read("pessoa"), action: address.read("acao") };
  const list = useList({
    key: ["activities"],
    address,
    filter,
    read: (asked) => call(actions.activities.list, asked),
    rows: ({ activities }) => activities,
  });
  const { actors, actions: kinds } = list.data ?? {};
  const isNarrowed = filter.actor !== undefined || filter.action !== undefined;
  return (
    <ListCard
      id="atividades"
      title="Registro de atividade"
      list={list}
      tools={
        <div className="grid gap-3 max-sm:w-full sm:grid-cols-2">
          <ListSelect address={address} name="pessoa" label="Pessoa" options={toOptions(actors, filter.actor, (email) => email)} />
          <ListSelect address={address} name="acao" label="Ação" options={toOptions(kinds, filter.action, nameAction)} />
        </div>
      }
      counted={["registro", "registros"]}
      errorTitle="Erro ao carregar o registro"
      empty={
        isNarrowed ? (
          <Empty clear={{ label: "Limpar filtros", onClear: () => address.narrow({ pessoa: undefined, acao: undefined }) }}>
            Nada registrado com estes filtros.
          </Empty>
        ) : (
          <Empty>Nada foi registrado ainda. O que for feito no painel aparece aqui.</Empty>
        )
      }
      content={() => <ActivityRows activities={list.rows} isStale={list.isPlaceholderData} />}
      pages="Páginas do registro"
      hasRange
    />
  );
}

/** The choices there are, the one chosen among them even while they load. */
function toOptions(values: readonly string[] = [], chosen: string | undefined, name: (value: string) => string) {
  const known = chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
  return Object.fromEntries(known.map((value) => [value, name(value)]));
}

export const ActivityScreen = defineCardScreen({ title: "Atividade", summary: "Quem fez o quê no painel, e quando." }, ActivityCard);
