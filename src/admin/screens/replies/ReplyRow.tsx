import type { actions } from "astro:actions";
import { Link2 } from "lucide-react";
import { REPLY_USES } from "#domain/reply/reply-uses";
import { joinWords } from "#domain/text/join-words";
import type { DataOf } from "../../call/call";
import { ListRow } from "../../ui/list/ListRow";
import { RowAct } from "../../ui/list/RowAct";
import { SendActs } from "../../ui/list/SendActs";

type ShownReply = DataOf<typeof actions.replies.list>["replies"][number];

interface ReplyRowProps {
  reply: ShownReply;
  hasContact: boolean;
  /** Makes the link that the message needs. */
  invite: (() => void) | undefined;
  isInviting: boolean;
}

/** One message, word for word as it is sent, and the ways it leaves. */
export function ReplyRow({ reply, hasContact, invite, isInviting }: ReplyRowProps) {
  const { name, use, text } = reply;
  const left = tellLeftOut(reply, hasContact);
  return (
    <ListRow
      title={name}
      about={
        <>
          <p>
            {REPLY_USES[use]}
            {reply.isFitting ? <span className="font-semibold text-contact-dark"> · para agora</span> : null}
          </p>
          <p dir="auto" className="max-w-prose py-1 text-base whitespace-pre-line break-words text-ink select-all">
            {text || "Nada desta resposta pode ser dito agora."}
          </p>
          {left && !invite ? <p>{left}</p> : null}
        </>
      }
    >
      {invite ? (
        <RowAct
          does="Criar o convite"
          of={`de ${name}`}
          look="primary"
          icon={Link2}
          isBusy={isInviting}
          busyText="Criando..."
          onClick={invite}
        />
      ) : text ? (
        <SendActs of={name} text={text} share={reply.share} />
      ) : null}
    </ListRow>
  );
}

/** What the owner misses in a message. @example "Ficou fora o que fala de dia e janela: este contato não tem." */
function tellLeftOut({ missing, lacksFacts }: ShownReply, hasContact: boolean): string {
  const blanks = missing.filter((name) => name !== "perfil");
  const why = hasContact ? "este contato não tem" : "vêm do contato";
  const told = [
    blanks.length > 0 && `Ficou fora o que fala de ${joinWords(blanks)}: ${why}.`,
    lacksFacts && "Ficou fora o que o cadastro não diz, ou ainda sem prova.",
  ];
  return told.filter(Boolean).join(" ");
}
