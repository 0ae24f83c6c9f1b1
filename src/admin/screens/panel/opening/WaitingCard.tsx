import { actions } from "astro:actions";
import { BellPlus, Check, ChevronRight, MessageSquareText } from "lucide-react";
import { ButtonLink } from "#admin/ui/Button";
import { Card, CardTitle } from "#admin/ui/Card";
import { ListRow, RowAct, SendActs } from "#admin/ui/list/rows";
import { formatDay } from "#domain/calendar/days";
import { describeDayOfMonth } from "#domain/calendar/owner-time";
import { DUE_ABOUT, FOLLOW_UPS } from "#domain/contacts/follow-up";
import { contactsPath, PATHS, repliesToPath } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { call } from "../../../call/call";
import { useAct } from "../../../ui/list/use-act";
import { notifySuccess } from "../../../ui/toast/notify";
import { nameContact } from "../../contacts/contact-texts";
import { useFollowUp } from "../../contacts/use-contacts";
import { OPENING_KEY, type Opening, useOpening } from "./use-opening";

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

function WaitingRow({ contact: { firstName, district, ref, note, day } }: { contact: Opening["waiting"]["contacts"][number] }) {
  const who = [firstName, district].filter(Boolean).join(" · ") || (ref ? `Ref. ${ref}` : "Sem nome");
  return (
    <li className="border-t border-line">
      <a href={contactsPath("new")} className="flex min-h-14 items-center gap-3 px-4 py-2 no-underline hover:bg-paper sm:px-5">
        <span className="grid min-w-0 grow">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span dir="auto" className="font-semibold break-words">
              {who}
            </span>
            <span className="text-sm text-steel tabular-nums">{describeDayOfMonth(day)}</span>
          </span>
          {note ? (
            <span dir="auto" className="truncate text-sm text-steel">
              {note}
            </span>
          ) : null}
        </span>
        <ChevronRight className="shrink-0 text-steel" />
      </a>
    </li>
  );
}

/** Whom the owner said he would come back to, and who bought and was not asked yet how it went; absent where there is nobody. */
export function DueCard() {
  const { data } = useOpening();
  const { total = 0, contacts = [] } = data?.due ?? {};
  if (total === 0) return null;
  return (
    <Card aria-labelledby="voltar">
      <CardTitle id="voltar" className="px-4 py-4 sm:px-5">
        Voltar a falar: {formatCount(total, "contato", "contatos")}
      </CardTitle>
      <ul>
        {contacts.map((due) => (
          <DueRow key={`${due.contact.id} ${due.about}`} due={due} />
        ))}
      </ul>
    </Card>
  );
}

function DueRow({ due: { contact, about, on, next, reply } }: { due: Opening["due"]["contacts"][number] }) {
  const follow = useFollowUp(OPENING_KEY);
  const skip = useAct({
    key: OPENING_KEY,
    failed: "Não foi possível tirar da lista",
    act: () => call(actions.contacts.skipReview, { id: contact.id }),
    done: () => notifySuccess("Tirado da lista", nameContact(contact)),
  });
  const name = nameContact(contact);
  const who = [contact.firstName, contact.district].filter(Boolean).join(" · ") || name;
  return (
    <ListRow
      title={<span dir="auto">{who}</span>}
      about={
        <>
          <p className="tabular-nums">
            {DUE_ABOUT[about]} · {about === "review" ? "vendido, ainda não perguntado" : `desde ${formatDay(on)}`}
          </p>
          {reply ? <p className="max-w-prose whitespace-pre-line break-words text-ink">{reply.text}</p> : null}
        </>
      }
    >
      {reply ? <SendActs of={name} text={reply.text} share={reply.share} /> : null}
      <RowAct
        does={about === "review" ? "Pedir opinião" : reply ? "Outra resposta" : "Responder"}
        of={name}
        icon={MessageSquareText}
        href={repliesToPath(contact.id, about)}
      />
      {next.map((followUp) => (
        <RowAct
          key={followUp.about}
          does={`${FOLLOW_UPS[followUp.about]} em ${formatDay(followUp.on)}`}
          of={name}
          look="quiet"
          icon={BellPlus}
          onClick={() => follow.mutate({ contact, followUp })}
        />
      ))}
      <RowAct
        does="Feito"
        of={name}
        look="quiet"
        icon={Check}
        onClick={() => (about === "review" ? skip.mutate(undefined) : follow.mutate({ contact, followUp: null }))}
      />
    </ListRow>
  );
}
