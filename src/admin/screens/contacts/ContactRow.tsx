import { BellPlus, Check, Pencil, Trash2 } from "lucide-react";
import { Button, IconButton } from "#admin/ui/Button";
import { ToggleChoice } from "#admin/ui/ToggleChoice";
import { formatDay } from "#domain/calendar/days";
import { CONTACT_PLACES } from "#domain/contact/contact-ref";
import { CONTACT_STATES, type ContactState } from "#domain/contacts/contact-state";
import { FOLLOW_UPS, type FollowUp, isUseful, proposeFollowUps } from "#domain/contacts/follow-up";
import { bookPath, repliesToPath, sheetsOfPath, visitsPath } from "#domain/site/paths";
import { formatMoney } from "#domain/text/format";
import { nameContact } from "./contact-texts";
import { PageName, today } from "./form/ContactFormFields";
import { CONTACT_LISTS_KEY, type ListedContact, useFollowUp } from "./use-contacts";

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
  const { id, visit } = contact;
  const ways: { href: string; does: string; says?: string }[] = [
    { href: repliesToPath(id), does: "Responder" },
    visit
      ? { href: visitsPath(visit.day), does: "Ver a visita", says: `Visita em ${formatDay(visit.day)}` }
      : { href: bookPath(id), does: "Marcar visita" },
    { href: sheetsOfPath(id), does: state === "sold" ? "Orçamento e certificado" : "Orçamento por escrito" },
    ...(state === "sold" ? [{ href: repliesToPath(id, "review"), does: "Pedir depoimento" }] : []),
  ];
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
        <p className="flex flex-wrap gap-x-4">
          {ways.map(({ href, does, says = does }) => (
            <a key={href} href={href} aria-label={`${does}: ${name}`} className="inline-flex min-h-11 items-center underline">
              {says}
            </a>
          ))}
        </p>
        {/* What a state brings comes below: a link that moves loses the press on its way. */}
        {state === "sold" && contact.value === null ? (
          <button
            type="button"
            onClick={onEdit}
            aria-label={`Anotar o valor: ${name}`}
            className="min-h-11 justify-self-start font-semibold underline underline-offset-2"
          >
            Anotar o valor
          </button>
        ) : null}
        <FollowUpLine contact={{ ...contact, state }} />
      </div>
      <div className="max-lg:order-last max-lg:col-span-2">
        <ToggleChoice
          label={`Situação: ${name}`}
          options={CONTACT_STATES}
          looks={LOOKS}
          chosen={state}
          onChoose={(chosen) => chosen !== state && onMove(chosen)}
        />
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

const STATE =
  "min-h-11 rounded-lg border border-line px-2.5 text-sm font-semibold text-steel hover:border-steel hover:text-ink data-pressed:border-transparent";

const LOOKS: Record<ContactState, string> = {
  new: `${STATE} data-pressed:bg-ink data-pressed:text-white`,
  quote: `${STATE} data-pressed:bg-ink data-pressed:text-white`,
  accepted: `${STATE} data-pressed:bg-amber data-pressed:text-ink`,
  visit: `${STATE} data-pressed:bg-amber data-pressed:text-ink`,
  sold: `${STATE} data-pressed:bg-contact-dark data-pressed:text-white`,
  lost: `${STATE} data-pressed:bg-steel data-pressed:text-white`,
};

/** When to come back to a contact, or the dates that its state asks for, each set by a press. */
function FollowUpLine({ contact }: { contact: ListedContact }) {
  const follow = useFollowUp(CONTACT_LISTS_KEY);
  const { followOn, followAbout, state, guaranteeEnd } = contact;
  const name = nameContact(contact);
  const set = (followUp: FollowUp | null) => follow.mutate({ contact, followUp });
  if (followOn !== "" && followAbout !== "" && isUseful({ about: followAbout }, state)) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
        <span>
          Voltar a falar em {formatDay(followOn)}: {FOLLOW_UPS[followAbout].toLowerCase()}
        </span>
        <Button look="quiet" icon={Check} aria-label={`Feito, não voltar a falar: ${name}`} onClick={() => set(null)}>
          Feito
        </Button>
      </p>
    );
  }
  const proposed = proposeFollowUps(state, today(), guaranteeEnd);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {proposed.map((followUp) => (
        <Button
          key={followUp.about}
          look="quiet"
          icon={BellPlus}
          isBusy={follow.isPending}
          aria-label={`Lembrar em ${formatDay(followUp.on)}, ${FOLLOW_UPS[followUp.about].toLowerCase()}: ${name}`}
          onClick={() => set(followUp)}
          className="-ml-3 text-left text-sm"
        >
          Lembrar em {formatDay(followUp.on)}: {FOLLOW_UPS[followUp.about].toLowerCase()}
        </Button>
      ))}
    </div>
  );
}
