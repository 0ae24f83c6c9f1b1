import { actions } from "astro:actions";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Empty } from "#admin/ui/Card";
import { ListSelect } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { useList } from "#admin/ui/list/use-list";
import { Moment } from "#admin/ui/Moment";
import { toVisibleText } from "#domain/panel/visible-text";
import { call, type DataOf } from "../../call/call";
import { useAddressParams } from "../../ui/list/use-address-params";
import { describeAction, describeSubject, nameAction } from "./activity-texts";

const COLUMNS = [
  ["Quando", "w-56 px-4 sm:pl-5"],
  ["O que foi feito", "px-4"],
] as const;

/** Its subject is the way, not a thing. */
const isSignIn = (action: string) => action === "session.started";

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
      table={{
        caption: "O que foi feito no painel, do mais novo para o mais antigo",
        headClassName: "max-md:sr-only",
        columns: COLUMNS,
      }}
      row={({ id, at, actor, action, subject, before, after }) => (
        <tr key={id} className="border-b border-line align-top last:border-b-0 max-md:grid max-md:px-4 max-md:py-3 max-md:first:border-t">
          <td className="max-md:order-2 max-md:pt-1 max-md:text-steel md:w-56 md:px-4 md:py-3 md:pl-5">
            <Moment at={at} className="max-md:flex max-md:flex-wrap max-md:gap-x-2 max-md:text-sm" />
          </td>
          <td className="min-w-0 break-words md:px-4 md:py-3">
            <span className="block leading-snug">
              <span className="text-steel">{toVisibleText(actor)}</span> <span>{describeAction(action)}</span>
            </span>
            <span className={`block leading-snug ${isSignIn(action) ? "text-sm text-steel" : "font-semibold"}`}>
              {toVisibleText(describeSubject({ actor, subject }) ?? "")}
            </span>
            <Change before={before} after={after} />
          </td>
        </tr>
      )}
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

type Activity = DataOf<typeof actions.activities.list>["activities"][number];

/** What it said before and says since; nothing where no value was changed. */
function Change({ before, after }: Pick<Activity, "before" | "after">) {
  if (before === undefined && after === undefined) return null;
  return (
    <span className="block text-sm leading-snug">
      {before === undefined ? null : (
        <>
          <span className="sr-only">antes: </span>
          <del className="text-steel">{toVisibleText(before) || "vazio"}</del> <span aria-hidden="true">→</span>{" "}
        </>
      )}
      <span className="sr-only">agora: </span>
      <ins className="no-underline">{toVisibleText(after ?? "") || "vazio"}</ins>
    </span>
  );
}
