import { useRef, useState } from "react";
import type { ContactState } from "#domain/contacts/contact-state";
import { Button } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { catchFocus } from "../../ui/catch-focus";
import { SearchField } from "../../ui/field/SearchField";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { describeTotal, findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { ContactFilters, readFilter } from "./ContactFilters";
import { ContactRow } from "./ContactRow";
import { EditContactDialog } from "./EditContactDialog";
import { KeptNote } from "./KeptNote";
import { type ListedContact, useContactList, useMoveContact, useRemoveContact } from "./use-contacts";

/** What was noted, the newest first: search, filters, state by one press, edit, delete, export. */
export function ContactsCard() {
  const address = useAddressParams();
  const filter = readFilter(address);
  const list = useContactList({ ...filter, page: address.page });
  const move = useMoveContact();
  const remove = useRemoveContact();
  const [editing, setEditing] = useState<ListedContact>();
  const heading = useRef<HTMLHeadingElement>(null);
  useExistingPage(list, address);

  return (
    <Card aria-labelledby="anotados">
      <div className="grid gap-4 px-4 py-4 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <CardTitle id="anotados" ref={heading}>
            Contatos anotados
          </CardTitle>
          <SearchField
            label="Buscar contatos"
            placeholder="Ref., nome, bairro ou anotação"
            query={filter.query}
            isBusy={list.isPlaceholderData}
            onSearch={(busca) => address.narrow({ busca })}
          />
        </div>
        <ContactFilters filter={filter} address={address} />
      </div>
      <ListStatus list={list} describe={(found) => (found.total === 1 ? "1 contato" : `${describeTotal(found)} contatos`)} />
      <ListContent list={list} errorTitle="Erro ao carregar os contatos" empty={({ total }) => (total === 0 ? nothing() : undefined)}>
        {({ contacts, rememberedSince, ...rest }) => (
          <>
            <ul aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? "opacity-60" : ""}>
              {contacts.map((contact) => (
                <ContactRow
                  key={contact.id}
                  contact={contact}
                  state={findPending(contact) ?? contact.state}
                  isForgotten={contact.day < rememberedSince}
                  onMove={(state) => move.mutate({ contact, state }, { onSettled: keepFocus })}
                  onEdit={() => setEditing(contact)}
                  onRemove={() => {
                    remove.mutate(contact);
                    heading.current?.focus();
                  }}
                />
              ))}
            </ul>
            <Pagination label="Páginas da lista" range={findRange({ ...rest, pages: contacts })} onGo={address.goToPage} top={heading} />
          </>
        )}
      </ListContent>
      {list.data ? <KeptNote months={list.data.months} /> : null}
      <EditContactDialog contact={editing} onClose={() => setEditing(undefined)} />
    </Card>
  );

  function findPending({ id }: ListedContact): ContactState | undefined {
    return move.isPending && move.variables.contact.id === id ? move.variables.state : undefined;
  }

  /** A row that the filter shows no more takes the focus with it. */
  function keepFocus(): void {
    catchFocus(heading.current);
  }

  function nothing() {
    if (filter.query || filter.state || address.read("periodo")) {
      return (
        <CardMessage
          action={
            <Button
              onClick={() => address.narrow({ busca: undefined, situacao: undefined, periodo: undefined, de: undefined, ate: undefined })}
            >
              Limpar filtros
            </Button>
          }
        >
          <p>Nenhum contato com esta busca e estes filtros.</p>
        </CardMessage>
      );
    }
    return (
      <CardMessage>
        <p className="font-semibold text-ink">Nenhum contato anotado ainda</p>
        <p>
          A mensagem que chega por um botão do site termina com uma Ref., como “Ref. FH4K”. Ela diz de que página e de que botão o contato
          veio: cole a mensagem no campo acima e salve.
        </p>
      </CardMessage>
    );
  }
}
