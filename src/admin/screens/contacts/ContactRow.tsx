import { Pencil, Trash2 } from "lucide-react";
import { CONTACT_PLACES } from "#domain/contact/contact-ref";
import type { ContactState } from "#domain/contacts/contact-state";
import { inviteVoicePath } from "#domain/site/paths";
import { formatMoney } from "#domain/text/format";
import { IconButton } from "../../ui/IconButton";
import { formatDay, nameContact } from "./contact-texts";
import { PageName } from "./PageName";
import { StateButtons } from "./StateButtons";
import type { ListedContact } from "./use-contacts";

interface ContactRowProps {
  contact: ListedContact;
  /** As it is going to be, while the server is told. */
  state: ContactState;
  isForgotten: boolean;
  onMove: (state: ContactState) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function ContactRow({ contact, state, isForgotten, onMove, onEdit, onRemove }: ContactRowProps) {
  const name = nameContact(contact);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-2 border-t border-line py-3 pr-1 pl-4 sm:pl-5 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="grid min-w-0 grid-cols-1 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3 break-words text-sm text-steel tabular-nums">
          <time dateTime={contact.day}>{formatDay(contact.day)}</time>
          {contact.ref ? <span className="font-semibold tracking-wide">Ref. {contact.ref}</span> : null}
          {contact.value === null ? null : <span className="text-base font-semibold text-ink">{formatMoney(contact.value)}</span>}
        </p>
        <Origin contact={contact} />
        <Words contact={contact} isForgotten={isForgotten} />
        {state === "sold" && contact.value === null ? <MissingValue name={name} onEdit={onEdit} /> : null}
        {state === "sold" ? (
          <a href={inviteVoicePath(name)} aria-label={`Pedir depoimento: ${name}`} className="justify-self-start py-1 underline">
            Pedir depoimento
          </a>
        ) : null}
      </div>
      <div className="max-lg:order-last max-lg:col-span-2">
        <StateButtons label={`Situação: ${name}`} state={state} onMove={onMove} />
      </div>
      <div className="flex max-lg:-mt-2">
        <IconButton icon={Pencil} aria-label={`Alterar: ${name}`} title="Alterar" onClick={onEdit} />
        <IconButton icon={Trash2} aria-label={`Apagar: ${name}`} title="Apagar" onClick={onRemove} isDangerous />
      </div>
    </li>
  );
}

/** The page and the button it came from. */
function Origin({ contact: { from, page, place, ref } }: { contact: ListedContact }) {
  if (page === undefined) return <p className="text-steel">{ref ? "Ref. que não conhecemos" : "Sem Ref."}</p>;
  return (
    <p className="leading-snug break-words">
      <PageName page={from} />
      {place ? <span className="text-steel"> · {CONTACT_PLACES[place].label}</span> : null}
    </p>
  );
}

function Words({ contact: { firstName, district, note }, isForgotten }: Pick<ContactRowProps, "contact" | "isForgotten">) {
  const who = [firstName, district].filter(Boolean).join(" · ");
  if (!who && !note) return isForgotten ? <p className="text-sm text-steel">Nome, bairro e anotação já apagados, pelo prazo.</p> : null;
  return (
    <>
      {who ? (
        <p dir="auto" className="break-words">
          {who}
        </p>
      ) : null}
      {note ? (
        <p dir="auto" className="text-sm break-words whitespace-pre-line text-steel">
          {note}
        </p>
      ) : null}
    </>
  );
}

function MissingValue({ name, onEdit }: { name: string; onEdit: () => void }) {
  return (
    <button
      type="button"
      onClick={onEdit}
      aria-label={`Anotar o valor: ${name}`}
      className="min-h-11 justify-self-start font-semibold underline underline-offset-2"
    >
      Anotar o valor
    </button>
  );
}
