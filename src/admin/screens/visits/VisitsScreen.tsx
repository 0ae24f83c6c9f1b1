import { actions } from "astro:actions";
import { CalendarPlus, Check, ChevronLeft, ChevronRight, MapPin, MessageSquareText, Pencil, X } from "lucide-react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { today } from "#admin/screens/contacts/form/ContactFormFields";
import { Button, ButtonLink } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { DayField } from "#admin/ui/field/fields";
import { ListSelect } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct } from "#admin/ui/list/rows";
import { useList } from "#admin/ui/list/use-list";
import { APPOINTMENT_STATES, type AppointmentState } from "#domain/appointment/appointment";
import { describeDay, laterDay } from "#domain/calendar/owner-time";
import { isDay } from "#domain/forms/is-day";
import { PATHS, repliesToPath, visitFilePath } from "#domain/site/paths";
import { formatHour } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { isAdministrator } from "../../frame/page-data";
import { useAct } from "../../ui/list/use-act";
import { type ListAddress, useAddressParams } from "../../ui/list/use-address-params";
import { notifySuccess } from "../../ui/toast/notify";
import { nameContact } from "../contacts/contact-texts";
import { FeedsCard } from "./FeedsCard";
import { VISITS_KEY, VisitEditor } from "./VisitEditor";

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

type ListedVisit = DataOf<typeof actions.appointments.list>["visits"][number];

function DayCard({ address }: { address: ListAddress }) {
  const asked = address.read("dia");
  const isOwner = isAdministrator();
  // Who makes the visits is told of today's.
  const day = isOwner && asked && isDay(asked) ? asked : today();
  const technicianId = address.read("tecnico");
  const list = useList({
    key: [...VISITS_KEY, day, technicianId],
    read: () => call(actions.appointments.list, { day, technicianId }),
    rows: ({ visits }) => visits,
    staleTime: 0,
  });
  /** Says what became of a visit, with a way back. */
  const settle = useAct({
    key: VISITS_KEY,
    failed: "A visita não mudou",
    act: ({ visit, state }: { visit: ListedVisit; state: AppointmentState }) =>
      call(actions.appointments.setState, { id: visit.id, version: visit.version, state }),
    done({ version }, { visit, state }) {
      const onAct = () => settle.mutate({ visit: { ...visit, state, version }, state: visit.state });
      notifySuccess(`Visita: ${APPOINTMENT_STATES[state].toLowerCase()}`, nameContact(visit.contact), { label: "Desfazer", onAct });
    },
  });
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

/** Where somebody goes and when, with what he should know, and what became of it. */
function VisitRow({ visit, onEdit, onSettle }: { visit: ListedVisit; onEdit: () => void; onSettle: (state: AppointmentState) => void }) {
  const { id, contactId, state, window, technician, contact, note, map } = visit;
  const name = nameContact(contact);
  const isOpen = state === "open";
  const isOwner = isAdministrator();
  const about = [
    contact.district,
    contact.gate && `portão ${contact.gate.toLowerCase()}`,
    technician || "ninguém escolhido",
    isOpen ? "" : "feita",
  ];
  return (
    <ListRow
      title={
        <>
          {window.name}, {formatHour(window.opens)} às {formatHour(window.closes)} · <span dir="auto">{contact.firstName || name}</span>
        </>
      }
      about={
        <>
          <p>{about.filter(Boolean).join(" · ")}</p>
          {[note, contact.note].filter(Boolean).map((text) => (
            <p key={text} dir="auto" className="whitespace-pre-line break-words">
              {text}
            </p>
          ))}
        </>
      }
    >
      {map ? <RowAct does="Mapa" of={`do bairro, ${name}`} icon={MapPin} href={map} target="_blank" rel="noopener noreferrer" /> : null}
      {isOwner ? (
        <RowAct
          does={isOpen ? "Responder" : "Pedir opinião"}
          of={name}
          icon={MessageSquareText}
          href={repliesToPath(contactId, isOpen ? undefined : "review")}
        />
      ) : null}
      {isOpen && isOwner ? (
        <>
          <RowAct does="Guardar na agenda" of={name} icon={CalendarPlus} href={visitFilePath(id)} />
          <RowAct does="Mudar" of={`a visita, ${name}`} icon={Pencil} onClick={onEdit} />
          <RowAct does="Feita" of={name} look="primary" icon={Check} onClick={() => onSettle("done")} />
          <RowAct does="Cancelar" of={`a visita, ${name}`} look="quiet" icon={X} onClick={() => onSettle("cancelled")} />
        </>
      ) : null}
    </ListRow>
  );
}
