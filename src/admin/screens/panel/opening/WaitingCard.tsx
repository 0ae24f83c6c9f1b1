import { ChevronRight } from "lucide-react";
import { nameFirst } from "#domain/calendar/owner-time";
import { contactsPath, PATHS } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { ButtonLink } from "../../../ui/Button";
import { Card, CardTitle } from "../../../ui/Card";
import { type Opening, useOpening } from "./use-opening";

type Waiting = Opening["waiting"]["contacts"][number];

/** Contacts that nobody has answered yet, those of late by name. */
export function WaitingCard() {
  const { data } = useOpening();
  const { total = 0, contacts = [] } = data?.waiting ?? {};
  return (
    <Card aria-labelledby="esperam">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        <CardTitle id="esperam">{total === 0 ? "Contatos" : `${formatCount(total, "contato espera", "contatos esperam")} você`}</CardTitle>
        <ButtonLink href={total === 0 ? PATHS.contacts : contactsPath("new")}>{total === 0 ? "Anotar um contato" : "Ver todos"}</ButtonLink>
      </div>
      {total === 0 ? (
        <p className="px-4 pb-4 text-steel sm:px-5">Ninguém espera resposta entre os contatos anotados.</p>
      ) : (
        <ul>
          {contacts.map((contact) => (
            <WaitingRow key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const DAY = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", day: "numeric", month: "long" });

function WaitingRow({ contact: { firstName, district, ref, note, day } }: { contact: Waiting }) {
  const who = [firstName, district].filter(Boolean).join(" · ") || (ref ? `Ref. ${ref}` : "Sem nome");
  return (
    <li className="border-t border-line">
      <a href={contactsPath("new")} className="flex min-h-14 items-center gap-3 px-4 py-2 no-underline hover:bg-paper sm:px-5">
        <span className="grid min-w-0 grow">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span dir="auto" className="font-semibold break-words">
              {who}
            </span>
            <span className="text-sm text-steel tabular-nums">{nameFirst(DAY.format(new Date(`${day}T12:00:00Z`)))}</span>
          </span>
          {note ? (
            <span dir="auto" className="truncate text-sm text-steel">
              {note}
            </span>
          ) : null}
        </span>
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-steel" />
      </a>
    </li>
  );
}
