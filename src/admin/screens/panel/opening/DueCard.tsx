import { actions } from "astro:actions";
import { BellPlus, Check, MessageSquareText } from "lucide-react";
import { DUE_ABOUT, FOLLOW_UPS } from "#domain/contacts/follow-up";
import { repliesToPath } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { call } from "../../../call/call";
import { Card, CardTitle } from "../../../ui/Card";
import { ListRow } from "../../../ui/list/ListRow";
import { RowAct } from "../../../ui/list/RowAct";
import { SendActs } from "../../../ui/list/SendActs";
import { useAct } from "../../../ui/list/use-act";
import { notifySuccess } from "../../../ui/toast/notify";
import { formatDay, nameContact } from "../../contacts/contact-texts";
import { useFollowUp } from "../../contacts/use-contacts";
import { OPENING_KEY, type Opening, useOpening } from "./use-opening";

type Due = Opening["due"]["contacts"][number];

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

function DueRow({ due: { contact, about, on, next, reply } }: { due: Due }) {
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
