import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { describeDay, laterDay } from "#domain/calendar/owner-time";
import { isDay } from "#domain/forms/is-day";
import { PATHS } from "#domain/site/paths";
import { call } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { isAdministrator } from "../../frame/own-role";
import { Button, ButtonLink } from "../../ui/Button";
import { DayField } from "../../ui/field/DayField";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { ListSelect } from "../../ui/list/ListSelect";
import { type ListAddress, useAddressParams } from "../../ui/list/use-address-params";
import { useShownList } from "../../ui/list/use-list";
import { today } from "../contacts/form/typed-contact";
import { FeedsCard } from "./FeedsCard";
import { VisitEditor } from "./VisitEditor";
import { VisitRow } from "./VisitRow";
import { useSettleVisit, VISITS_KEY } from "./visits";

/** The visits of a day, or one that is arranged or changed. */
function Visits() {
  const address = useAddressParams();
  const [contactId, id] = [address.read("contato"), address.read("visita")];
  if (contactId === undefined && id === undefined)
    return (
      <>
        <DayCard address={address} />
        {isAdministrator() ? <FeedsCard /> : null}
      </>
    );
  return (
    <VisitEditor
      key={`${contactId} ${id}`}
      asked={{ contactId, id }}
      onClose={() => address.narrow({ contato: undefined, visita: undefined })}
      onSaved={(dia) => address.narrow({ contato: undefined, visita: undefined, dia })}
    />
  );
}

export const VisitsScreen = defineCardScreen(
  {
    title: "Visitas",
    summary: "O dia de cada um, por período. Com o período cheio, ele some de Agendar Instalação na hora.",
  },
  Visits,
);

function DayCard({ address }: { address: ListAddress }) {
  const asked = address.read("dia");
  const isOwner = isAdministrator();
  // Who makes the visits is told of today's.
  const day = isOwner && asked && isDay(asked) ? asked : today();
  const technicianId = address.read("tecnico");
  const query = useQuery({
    queryKey: [...VISITS_KEY, day, technicianId],
    queryFn: () => call(actions.appointments.list, { day, technicianId }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const list = useShownList(query, ({ visits }) => visits);
  const settle = useSettleVisit();
  const go = (dia: string) => address.narrow({ dia });
  const team = list.data?.team ?? [];
  return (
    <ListCard
      id="visitas"
      title={<span className="inline-block first-letter:uppercase">{describeDay(day)}</span>}
      list={list}
      tools={isOwner ? <ButtonLink href={PATHS.contacts}>Marcar para um contato</ButtonLink> : undefined}
      filters={
        <div className="flex flex-wrap items-end gap-3">
          {isOwner ? (
            <>
              <div className="flex gap-2">
                <Button icon={ChevronLeft} aria-label="Dia anterior" onClick={() => go(laterDay(day, -1))}>
                  Antes
                </Button>
                <Button onClick={() => go(today())}>Hoje</Button>
                <Button icon={ChevronRight} aria-label="Dia seguinte" onClick={() => go(laterDay(day, 1))}>
                  Depois
                </Button>
              </div>
              <DayField label="Dia" value={day} onChange={go} />
            </>
          ) : null}
          {team.length > 0 ? (
            <ListSelect
              address={address}
              name="tecnico"
              label="Quem vai"
              all="Todos"
              options={Object.fromEntries(team.map(({ id, name }) => [id, name]))}
            />
          ) : null}
        </div>
      }
      counted={["visita", "visitas"]}
      errorTitle="Erro ao carregar as visitas"
      empty={
        <Empty title="Nenhuma visita neste dia">
          {isOwner ? "Marque pela linha do contato, em Contatos." : "Quem administra o painel marca."}
        </Empty>
      }
      row={(visit) => (
        <VisitRow
          key={visit.id}
          visit={visit}
          isOwner={isOwner}
          onEdit={() => address.narrow({ visita: visit.id })}
          onSettle={(state) => {
            settle.mutate({ visit, state });
            list.heading.current?.focus();
          }}
        />
      )}
    />
  );
}
