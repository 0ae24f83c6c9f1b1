import { actions } from "astro:actions";
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDay } from "#domain/calendar/days";
import { CONTACT_STATES, type ContactState } from "#domain/contacts/contact-state";
import type { FollowUp } from "#domain/contacts/follow-up";
import { call, type DataOf } from "../../call/call";
import { useAct, useRemoval } from "../../ui/list/use-act";
import { notifyError, notifySuccess } from "../../ui/toast/notify";
import { nameContact } from "./contact-texts";

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
    done: (answer, { contact: { state: before }, state }) =>
      tell(answer, CONTACT_STATES[state], (contact) => move.mutate({ contact, state: before })),
  });
  return move;
}

/** Tells what became of a contact, with a way back; or that somebody else was before the owner. */
function tell(answer: DataOf<typeof actions.contacts.setState>, done: string, takeBack: (contact: ListedContact) => void): void {
  if (answer.outcome === "gone") {
    notifyError("Este contato já foi apagado");
    return;
  }
  const { outcome, contact } = answer;
  if (outcome === "saved") notifySuccess(done, nameContact(contact), () => takeBack(contact));
  else
    notifyError(
      `${contact.updatedBy} mudou este contato antes`,
      `Ele está como “${CONTACT_STATES[contact.state]}”. Veja e mude de novo se for o caso.`,
    );
}

type Followed = Pick<ListedContact, "id" | "version" | "followOn" | "followAbout" | "firstName" | "ref" | "day">;

/** Sets when to come back to a contact, or that it is done, with a way back. */
export function useFollowUp(key: QueryKey) {
  const follow = useAct({
    key,
    failed: "Não foi possível mudar a data",
    act: ({ contact: { id, version }, followUp }: { contact: Followed; followUp: FollowUp | null }) =>
      call(actions.contacts.setFollowUp, { id, version, followUp }),
    done(answer, { contact: { followOn: on, followAbout: about }, followUp }) {
      const before = on === "" || about === "" ? null : { on, about };
      const told = followUp ? `Voltar a falar em ${formatDay(followUp.on)}` : "Feito";
      tell(answer, told, (contact) => follow.mutate({ contact, followUp: before }));
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
