import { CalendarPlus, Check, MapPin, MessageSquareText, Pencil, X } from "lucide-react";
import type { AppointmentState } from "#domain/appointment/appointment";
import { repliesToPath, visitFilePath } from "#domain/site/paths";
import { formatHour } from "#domain/text/format";
import { ListRow } from "../../ui/list/ListRow";
import { RowAct } from "../../ui/list/RowAct";
import { nameContact } from "../contacts/contact-texts";
import type { ListedVisit } from "./visits";

interface VisitRowProps {
  visit: ListedVisit;
  /** Who may do something with it but go there. */
  isOwner: boolean;
  onEdit: () => void;
  onSettle: (state: AppointmentState) => void;
}

/** Where somebody goes and when, with what he should know, and what became of it. */
export function VisitRow({ visit, isOwner, onEdit, onSettle }: VisitRowProps) {
  const { id, contactId, state, window, technician, contact, note, map } = visit;
  const name = nameContact(contact);
  const isOpen = state === "open";
  return (
    <ListRow
      title={
        <>
          {window.name}, {formatHour(window.opens)} às {formatHour(window.closes)} · <span dir="auto">{contact.firstName || name}</span>
        </>
      }
      about={
        <>
          <p>
            {[
              contact.district,
              contact.gate && `portão ${contact.gate.toLowerCase()}`,
              technician || "ninguém escolhido",
              isOpen ? "" : "feita",
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
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
