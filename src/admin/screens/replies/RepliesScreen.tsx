import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { Link2, Pencil } from "lucide-react";
import { useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { ButtonLink } from "#admin/ui/Button";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct, SendActs } from "#admin/ui/list/rows";
import { useList } from "#admin/ui/list/use-list";
import { DUE_ABOUT, type DueAbout } from "#domain/contacts/follow-up";
import { REPLY_USES } from "#domain/reply/reply-uses";
import { editTextPath, PATHS } from "#domain/site/paths";
import { joinWords } from "#domain/text/join-words";
import { call, callKeyed, type DataOf } from "../../call/call";
import { useAct } from "../../ui/list/use-act";
import { useAddressParams } from "../../ui/list/use-address-params";
import { nameContact } from "../contacts/contact-texts";

const KEY = ["replies"] as const;
const ABOUT = Object.keys(DUE_ABOUT) as DueAbout[];

export const RepliesScreen = defineCardScreen(
  {
    title: "Respostas",
    summary: "Mensagens prontas, com os preços e prazos de hoje do cadastro. O que você lê aqui é o que vai.",
    children: (
      <ButtonLink href={editTextPath("respostas")} icon={Pencil}>
        Mudar as respostas
      </ButtonLink>
    ),
  },
  Replies,
);

/** All of the owner's messages, to whoever it may be or to one contact. */
function Replies() {
  const address = useAddressParams();
  const client = useQueryClient();
  const contactId = address.read("contato");
  const about = address.readOneOf("assunto", ABOUT);
  const [invitation, setInvitation] = useState<string>();
  const list = useList({
    key: [...KEY, contactId, about, invitation],
    read: () => call(actions.replies.list, { contactId, about, invitation }),
    rows: ({ replies }) => replies,
    // Prices may have changed while the screen was open.
    staleTime: 0,
  });
  const contact = list.data?.contact;
  const invite = useAct({
    key: KEY,
    failed: "Não foi possível fazer o convite",
    act: () => callKeyed(actions.voices.invite, { invitee: contact ? nameContact(contact) : "", contactId }),
    done: ({ link }) => {
      setInvitation(link);
      void client.invalidateQueries({ queryKey: ["contacts"] });
    },
  });
  return (
    <ListCard
      id="respostas"
      title={contact ? `Para ${nameContact(contact)}` : "Para qualquer contato"}
      list={list}
      tools={
        contactId === undefined ? (
          <ButtonLink href={PATHS.contacts}>Escolher um contato</ButtonLink>
        ) : (
          <ButtonLink href={PATHS.replies}>Sem contato</ButtonLink>
        )
      }
      counted={["resposta", "respostas"]}
      errorTitle="Erro ao carregar as respostas"
      row={(reply, _, index) => {
        const { name, use, text } = reply;
        const needsInvitation = use === "review" && contact && !invitation;
        const left = tellLeftOut(reply, contact !== undefined);
        return (
          <ListRow
            key={`${index} ${name}`}
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
                {left && !needsInvitation ? <p>{left}</p> : null}
              </>
            }
          >
            {text && !needsInvitation ? <SendActs of={name} text={text} share={reply.share} /> : null}
            {needsInvitation ? (
              <RowAct
                does="Criar o convite"
                of={`de ${name}`}
                look="primary"
                icon={Link2}
                isBusy={invite.isPending}
                busyText="Criando..."
                onClick={() => invite.mutate()}
              />
            ) : null}
          </ListRow>
        );
      }}
    />
  );
}

type ShownReply = DataOf<typeof actions.replies.list>["replies"][number];

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
