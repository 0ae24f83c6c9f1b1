import { actions } from "astro:actions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { DUE_ABOUT, type DueAbout } from "#domain/contacts/follow-up";
import { editTextPath, PATHS } from "#domain/site/paths";
import { call } from "../../call/call";
import { callKeyed } from "../../call/call-keyed";
import { defineCardScreen } from "../../frame/define-card-screen";
import { ButtonLink } from "../../ui/Button";
import { ListCard } from "../../ui/list/ListCard";
import { useAct } from "../../ui/list/use-act";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useShownList } from "../../ui/list/use-list";
import { nameContact } from "../contacts/contact-texts";
import { ReplyRow } from "./ReplyRow";

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
  const query = useQuery({
    queryKey: [...KEY, contactId, about, invitation],
    queryFn: () => call(actions.replies.list, { contactId, about, invitation }),
    // Prices may have changed while the screen was open.
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const list = useShownList(query, ({ replies }) => replies);
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
      row={(reply, _, index) => (
        <ReplyRow
          key={`${index} ${reply.name}`}
          reply={reply}
          hasContact={contact !== undefined}
          invite={reply.use === "review" && contact && !invitation ? () => invite.mutate() : undefined}
          isInviting={invite.isPending}
        />
      )}
    />
  );
}
