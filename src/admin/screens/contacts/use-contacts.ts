import { actions } from "astro:actions";
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { CONTACT_STATES, type ContactState } from "#domain/contacts/contact-state";
import type { FollowUp } from "#domain/contacts/follow-up";
import { call, type DataOf } from "../../call/call";
import { useAct, useRemoval } from "../../ui/list/use-act";
import { notifyError, notifySuccess } from "../../ui/toast/notify";
import { formatDay, nameContact } from "./contact-texts";

export type ListedContact = DataOf<typeof actions.contacts.list>["contacts"][number];

const CONTACTS_KEY = ["contacts"] as const;
export const CONTACT_LISTS_KEY = [...CONTACTS_KEY, "list"] as const;

/** What a reference names, once there is one to ask for. */
export function useRefOrigin(ref: string | undefined) {
  return useQuery({
    queryKey: [...CONTACTS_KEY, "ref", ref],
    queryFn: () => call(actions.contacts.readRef, { ref: ref ?? "" }),
    enabled: ref !== undefined,
    staleTime: 60_000,
    // Offline it fails at once, and the form goes on without.
    networkMode: "always",
    retry: false,
  });
}

export function useRefreshContacts(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CONTACT_LISTS_KEY });
}

export function useMoveContact() {
  const move = useAct({
    key: CONTACT_LISTS_KEY,
    failed: "Não foi possível mudar a situação",
    act: ({ contact: { id, version }, state }: { contact: ListedContact; state: ContactState }) =>
      call(actions.contacts.setState, { id, version, state }),
    done(answer, { contact: before, state }) {
      const contact = findSaved(answer);
      if (!contact) return;
      const onAct = () => move.mutate({ contact, state: before.state });
      notifySuccess(CONTACT_STATES[state], nameContact(contact), { label: "Desfazer", onAct });
    },
  });
  return move;
}

/** The contact as it is since; undefined, and the owner told, where somebody else was before him. */
function findSaved(answer: DataOf<typeof actions.contacts.setState>) {
  if (answer.outcome === "gone") {
    notifyError("Este contato já foi apagado");
    return undefined;
  }
  const { contact } = answer;
  if (answer.outcome !== "conflict") return contact;
  notifyError(
    `${contact.updatedBy} mudou este contato antes`,
    `Ele está como “${CONTACT_STATES[contact.state]}”. Veja e mude de novo se for o caso.`,
  );
  return undefined;
}

type Followed = Pick<ListedContact, "id" | "version" | "followOn" | "followAbout" | "firstName" | "ref" | "day">;

/** Sets when to come back to a contact, or that it is done, with a way back. */
export function useFollowUp(key: QueryKey) {
  const follow = useAct({
    key,
    failed: "Não foi possível mudar a data",
    act: ({ contact: { id, version }, followUp }: { contact: Followed; followUp: FollowUp | null }) =>
      call(actions.contacts.setFollowUp, { id, version, followUp }),
    done(answer, { contact: before, followUp }) {
      const contact = findSaved(answer);
      if (!contact) return;
      const { followOn: on, followAbout: about } = before;
      const onAct = () => follow.mutate({ contact, followUp: on === "" || about === "" ? null : { on, about } });
      const told = followUp ? `Voltar a falar em ${formatDay(followUp.on)}` : "Feito";
      notifySuccess(told, nameContact(contact), { label: "Desfazer", onAct });
    },
  });
  return follow;
}

export function useRemoveContact() {
  return useRemoval({
    key: CONTACT_LISTS_KEY,
    remove: ({ id }: ListedContact) => call(actions.contacts.remove, { id }),
    restore: ({ contact }) => call(actions.contacts.restore, { contact }),
    told: (_, { contact, sheets, visits }) => [
      "Contato apagado",
      sheets + visits === 0 ? nameContact(contact) : `${nameContact(contact)}. Os documentos e visitas dele foram apagados e não voltam.`,
    ],
    back: "Contato de volta",
    failed: "Não foi possível apagar",
    notBack: "O contato não voltou",
  });
}
