import { actions } from "astro:actions";
import { CalendarPlus, Check, ChevronLeft, ChevronRight, MapPin, MessageSquareText, Pencil, X } from "lucide-react";
import { type RecordDraft, RecordEditor } from "#admin/editing/RecordEditor";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { today } from "#admin/screens/contacts/form/ContactFormFields";
import { Button, ButtonLink } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { DayField } from "#admin/ui/field/fields";
import { ListSelect } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct } from "#admin/ui/list/rows";
import { useList } from "#admin/ui/list/use-list";
import { APPOINTMENT_STATES, type AppointmentFields, type AppointmentState } from "#domain/appointment/appointment";
import { nameSlot } from "#domain/booking/slots";
import { describeDay, laterDay } from "#domain/calendar/owner-time";
import { isDay } from "#domain/forms/is-day";
import { PATHS, repliesToPath, visitFilePath } from "#domain/site/paths";
import { formatHour } from "#domain/text/format";
import { call, callKeyed, type DataOf } from "../../call/call";
import { isAdministrator } from "../../frame/page-data";
import { useAct } from "../../ui/list/use-act";
import { type ListAddress, useAddressParams } from "../../ui/list/use-address-params";
import { notifySuccess } from "../../ui/toast/notify";
import { nameContact } from "../contacts/contact-texts";
import { FeedsCard, VISITS_KEY } from "./FeedsCard";

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
    <RecordEditor
      key={`${contactId} ${id}`}
      room={VISITS_KEY}
      id={id}
      open={() => call(actions.appointments.open, { contactId, id })}
      label={id === undefined ? "Nova visita" : "Mudar visita"}
      errorTitle="Erro ao abrir a visita"
      onClose={() => address.narrow({ contato: undefined, visita: undefined })}
      write={(opened) => writeVisit(opened, (dia) => address.narrow({ contato: undefined, visita: undefined, dia }))}
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
      const undo = () => settle.mutate({ visit: { ...visit, state, version }, state: visit.state });
      notifySuccess(`Visita: ${APPOINTMENT_STATES[state].toLowerCase()}`, nameContact(visit.contact), undo);
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
  const gate = contact.gate && `portão ${contact.gate.toLowerCase()}`;
  const about = [contact.district, gate, technician || "ninguém escolhido", !isOpen && "feita"];
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

type Opened = DataOf<typeof actions.appointments.open>;

/** A visit as it is arranged or changed. */
function writeVisit({ visit, form, fields, contact, windows, booked, team }: Opened, onSaved: (day: string) => void) {
  return {
    form,
    name: visit ? `visit:${visit.id}:${visit.version}` : `visit:new:${contact.id}`,
    fields,
    draw: ({ fields }: RecordDraft<AppointmentFields>) => ({
      choices: {
        windows: windows.map((window) => ({
          value: window.id,
          label: `${window.name}, ${window.hours} (${tellRoom(booked[nameSlot({ day: fields.day, window })] ?? 0, window.capacity)})`,
        })),
        team: [{ value: "", label: "Ainda não sei" }, ...team.map(({ id, name }) => ({ value: id, label: name }))],
      },
      changes: {
        day: { help: `${nameContact(contact)}${contact.district ? ` · ${contact.district}` : ""}` },
      },
    }),
    buttons: [{ as: "saved", label: visit ? "Salvar" : "Marcar visita", busyText: "Salvando..." }] as const,
    enter: () => "saved" as const,
    asIs: "saved" as const,
    async save(fields: AppointmentFields): Promise<[title: string, text: string]> {
      if (visit) await call(actions.appointments.save, { id: visit.id, version: visit.version, fields });
      else await callKeyed(actions.appointments.book, { contactId: contact.id, fields });
      onSaved(fields.day);
      return [visit ? "Visita mudada" : "Visita marcada", describeDay(fields.day)];
    },
  };
}

function tellRoom(count: number, capacity: number): string {
  return count >= capacity ? "sem vaga" : `${count} de ${capacity}`;
}
