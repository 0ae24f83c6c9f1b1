import { actions } from "astro:actions";
import { type RecordDraft, RecordEditor } from "#admin/editing/RecordEditor";
import type { AppointmentFields } from "#domain/appointment/appointment";
import { nameSlot } from "#domain/booking/slots";
import { describeDay } from "#domain/calendar/owner-time";
import { pickValue } from "#domain/forms/empty-value";
import { call, callKeyed, type DataOf } from "../../call/call";
import { nameContact } from "../contacts/contact-texts";

type Opened = DataOf<typeof actions.appointments.open>;

interface VisitEditorProps {
  asked: { contactId: string | undefined; id: string | undefined };
  onClose: () => void;
  onSaved: (day: string) => void;
}

export function VisitEditor({ asked, onClose, onSaved }: VisitEditorProps) {
  return (
    <RecordEditor
      room={VISITS_KEY}
      id={asked.id}
      open={() => call(actions.appointments.open, asked)}
      label={asked.id === undefined ? "Nova visita" : "Mudar visita"}
      errorTitle="Erro ao abrir a visita"
      onClose={onClose}
      write={(opened) => writeVisit(opened, onSaved)}
    />
  );
}

function writeVisit({ visit, form, fields, contact, windows, booked, team }: Opened, onSaved: (day: string) => void) {
  return {
    form,
    name: visit ? `visit:${visit.id}:${visit.version}` : `visit:new:${contact.id}`,
    fields: pickValue<AppointmentFields>(form, fields),
    photos: [],
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

export const VISITS_KEY = ["visits"] as const;
