import { actions } from "astro:actions";
import { useState } from "react";
import { call } from "../../call/call";
import { catchFocus } from "../../ui/catch-focus";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useList } from "../../ui/list/use-list";
import { ContactFilters, readFilter } from "./ContactFilters";
import { ContactRow } from "./ContactRow";
import { EditContactDialog } from "./EditContactDialog";
import { KeptNote } from "./KeptNote";
import { CONTACT_LISTS_KEY, type ListedContact, useMoveContact, useRemoveContact } from "./use-contacts";

/** What was noted, the newest first: search, filters, state by one press, edit, delete, export. */
export function ContactsCard() {
  const address = useAddressParams();
  const list = useList({
    key: CONTACT_LISTS_KEY,
    address,
    filter: readFilter(address),
    read: (asked) => call(actions.contacts.list, asked),
    rows: ({ contacts }) => contacts,
  });
  const move = useMoveContact();
  const remove = useRemoveContact();
  const [editing, setEditing] = useState<ListedContact>();
  const isNarrowed = ["busca", "situacao", "periodo"].some((name) => address.read(name));
  const clear = {
    label: "Limpar filtros",
    onClear: () => address.narrow({ busca: undefined, situacao: undefined, periodo: undefined, de: undefined, ate: undefined }),
  };

  return (
    <ListCard
      id="anotados"
      title="Contatos anotados"
      list={list}
      search={{ address, label: "Buscar contatos", placeholder: "Ref., nome, bairro ou anotação" }}
      filters={<ContactFilters address={address} />}
      counted={["contato", "contatos"]}
      errorTitle="Erro ao carregar os contatos"
      empty={
        isNarrowed ? (
          <Empty clear={clear}>Nenhum contato com esta busca e estes filtros.</Empty>
        ) : (
          <Empty title="Nenhum contato anotado ainda">
            A mensagem que chega por um botão do site termina com uma Ref., como “Ref. FH4K”. Ela diz de que página e de que botão o contato
            veio: cole a mensagem no campo acima e salve.
          </Empty>
        )
      }
      row={(contact, { rememberedSince }) => (
        <ContactRow
          key={contact.id}
          contact={contact}
          state={move.isPending && move.variables.contact.id === contact.id ? move.variables.state : contact.state}
          isForgotten={contact.day < rememberedSince}
          // A row that the filter shows no more takes the focus with it.
          onMove={(state) => move.mutate({ contact, state }, { onSettled: () => catchFocus(list.heading.current) })}
          onEdit={() => setEditing(contact)}
          onRemove={() => {
            remove.mutate(contact);
            list.heading.current?.focus();
          }}
        />
      )}
      pages="Páginas da lista"
      hasRange
    >
      {list.data ? <KeptNote months={list.data.months} /> : null}
      <EditContactDialog contact={editing} onClose={() => setEditing(undefined)} />
    </ListCard>
  );
}
