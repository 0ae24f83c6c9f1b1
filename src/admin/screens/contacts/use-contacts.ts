import { actions } from "astro:actions";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ContactFilter } from "#domain/contacts/contact";
import { CONTACT_STATES, type ContactState } from "#domain/contacts/contact-state";
import { call, type DataOf } from "../../call/call";
import { notifyError, notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { nameContact } from "./contact-texts";

export type ContactList = DataOf<typeof actions.contacts.list>;
export type ListedContact = ContactList["contacts"][number];
type RemovedContact = DataOf<typeof actions.contacts.remove>["contact"];

const CONTACTS_KEY = ["contacts"] as const;
const LIST_KEY = [...CONTACTS_KEY, "list"] as const;

export function useContactList(filter: ContactFilter & { page: number }) {
  return useQuery({
    queryKey: [...LIST_KEY, filter],
    queryFn: async () => ({ ...(await call(actions.contacts.list, filter)), page: filter.page }),
    placeholderData: keepPreviousData,
  });
}

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

/** Has every list read anew. */
export function useRefreshContacts(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: LIST_KEY });
}

/** Moves a contact to a state, with a way back. */
export function useMoveContact() {
  const refresh = useRefreshContacts();
  const move = useMutation({
    mutationFn: ({ contact: { id, version }, state }: { contact: ListedContact; state: ContactState }) =>
      call(actions.contacts.setState, { id, version, state }),
    onSuccess(answer, { contact: before, state }) {
      if (answer.outcome === "gone") return notifyError("Este contato já foi apagado");
      const { contact } = answer;
      if (answer.outcome === "conflict") {
        return notifyError(
          `${contact.updatedBy} mudou este contato antes`,
          `Ele está como “${CONTACT_STATES[contact.state]}”. Veja e mude de novo se for o caso.`,
        );
      }
      notifySuccess(CONTACT_STATES[state], nameContact(contact), {
        label: "Desfazer",
        onAct: () => move.mutate({ contact, state: before.state }),
      });
    },
    onError: (error) => notifyFailure(error, "Não foi possível mudar a situação"),
    onSettled: refresh,
  });
  return move;
}

/** Deletes a contact, with a way back. */
export function useRemoveContact() {
  const refresh = useRefreshContacts();
  const restore = useMutation({
    mutationFn: (contact: RemovedContact) => call(actions.contacts.restore, { contact }),
    onSuccess: () => notifySuccess("Contato de volta"),
    onError: (error, contact) => {
      notifyError("O contato não voltou", error.message);
      offer(contact);
    },
    onSettled: refresh,
  });

  function offer(contact: RemovedContact): void {
    notifySuccess("Contato apagado", nameContact(contact), { label: "Desfazer", onAct: () => restore.mutate(contact) });
  }

  return useMutation({
    mutationFn: (contact: ListedContact) => call(actions.contacts.remove, { id: contact.id }),
    onSuccess: ({ contact }) => offer(contact),
    onError: (error) => notifyFailure(error, "Não foi possível apagar"),
    onSettled: refresh,
  });
}
