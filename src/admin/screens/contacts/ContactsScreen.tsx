import { actions } from "astro:actions";
import { Braces, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { ButtonLink } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { DayField } from "#admin/ui/field/fields";
import { ListSelect } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { useList } from "#admin/ui/list/use-list";
import type { ContactFilter } from "#domain/contacts/contact";
import { CONTACT_PERIODS, CONTACT_STATE_NAMES, CONTACT_STATES } from "#domain/contacts/contact-state";
import { isDay } from "#domain/forms/is-day";
import { contactsFilePath, factPath } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { call } from "../../call/call";
import { catchFocus } from "../../ui/focus";
import { type ListAddress, useAddressParams } from "../../ui/list/use-address-params";
import { ContactRow } from "./ContactRow";
import { EditContactDialog, NewContactCard } from "./contact-forms";
import { CONTACT_LISTS_KEY, type ListedContact, useMoveContact, useRemoveContact } from "./use-contacts";

/** Who wrote or called, from which page and button, and what came of it. */
export const ContactsScreen = defineCardScreen(
  {
    title: "Contatos",
    summary: "De que página e botão veio cada contato, e no que deu. Telefone não se anota aqui.",
  },
  () => (
    <>
      <NewContactCard />
      <ContactsCard />
    </>
  ),
);

/** What was noted, the newest first: search, filters, state by one press, edit, delete, export. */
function ContactsCard() {
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
      filters={
        <fieldset className="grid grid-cols-2 gap-3 text-sm sm:max-w-md">
          <legend className="sr-only">Filtros da lista</legend>
          <ListSelect address={address} name="situacao" label="Situação" options={CONTACT_STATES} />
          <ListSelect
            address={address}
            name="periodo"
            label="Dia do contato"
            all="Sempre"
            options={PERIODS}
            drops={{ de: undefined, ate: undefined }}
          />
          {address.read("periodo") === OTHER_DAYS ? (
            <>
              <DayField label="De" value={address.read("de") ?? ""} onChange={(day) => address.narrow({ de: day })} />
              <DayField label="Até" value={address.read("ate") ?? ""} onChange={(day) => address.narrow({ ate: day })} />
            </>
          ) : null}
        </fieldset>
      }
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

/** How long what is kept, and a way to take it along. */
function KeptNote({ months }: { months: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-4 sm:px-5">
      <p className="max-w-prose text-sm text-steel">
        Nome, bairro, anotação, lembrete e visitas são apagados {formatCount(months, "mês", "meses")} depois do seu dia; dia, página,
        situação, valor e tipo de portão ficam.{" "}
        <a href={factPath("privacy.contactMonths")} className="font-semibold text-ink">
          Mudar o prazo
        </a>
      </p>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <ButtonLink icon={FileSpreadsheet} href={contactsFilePath("csv")} download>
          Baixar planilha (CSV)
        </ButtonLink>
        <ButtonLink icon={Braces} href={contactsFilePath("json")} download>
          Baixar cópia (JSON)
        </ButtonLink>
      </div>
    </div>
  );
}

/** As the address calls days of somebody's own choice. */
const OTHER_DAYS = "datas";

const PERIODS: Record<(typeof CONTACT_PERIODS)[number] | typeof OTHER_DAYS, string> = {
  7: "Últimos 7 dias",
  30: "Últimos 30 dias",
  90: "Últimos 90 dias",
  365: "Último ano",
  [OTHER_DAYS]: "Outras datas…",
};

function readFilter(address: ListAddress): ContactFilter {
  const period = address.read("periodo");
  return {
    query: address.query,
    state: address.readOneOf("situacao", CONTACT_STATE_NAMES),
    period: CONTACT_PERIODS.find((days) => String(days) === period),
    ...(period === OTHER_DAYS && readDays(address)),
  };
}

/** Two days the wrong way round are meant the other way. */
function readDays(address: ListAddress): Pick<ContactFilter, "from" | "to"> {
  const [from, to] = ["de", "ate"].map((name) => address.read(name)).map((day) => (day && isDay(day) ? day : undefined));
  return from && to && from > to ? { from: to, to: from } : { from, to };
}
