import { actions } from "astro:actions";
import { Check } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle } from "#admin/ui/Card";
import { useLast } from "#admin/ui/dialog/dialogs";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { FormProblem } from "#admin/ui/field/fields";
import { formatDay } from "#domain/calendar/days";
import { tidyContact } from "#domain/contacts/contact-fields";
import type { ContactFields } from "#domain/contacts/contact-schema";
import { CONTACT_STATES } from "#domain/contacts/contact-state";
import { CONTACT_TEXT_NAMES } from "#domain/contacts/own-words";
import { formatMoney } from "#domain/text/format";
import { call, callKeyed, explain } from "../../call/call";
import { tabStorage } from "../../storage/tab-storage";
import { useForm } from "../../ui/field/use-form";
import { formatExact } from "../../ui/relative-time";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { useWindowEvent } from "../../ui/use-window-event";
import { nameContact } from "./contact-texts";
import { ContactFormFields, checkTyped, readTyped, startTyping, type TypedContact } from "./form/ContactFormFields";
import { type ListedContact, useRefreshContacts } from "./use-contacts";

/** A contact is noted here in seconds: paste, choose, Enter. */
export function NewContactCard() {
  // Anew for each contact, with empty fields and the focus where the next one begins.
  const [noted, setNoted] = useState(0);
  return (
    <Card aria-labelledby="anotar" className="p-4 sm:p-5">
      <CardTitle id="anotar" className="sr-only">
        Anotar um contato
      </CardTitle>
      <NewContactForm key={noted} onNoted={() => setNoted(noted + 1)} />
    </Card>
  );
}

const KEY = "abre-facil:contact";

function NewContactForm({ onNoted }: { onNoted: () => void }) {
  const refresh = useRefreshContacts();
  const { problems, isBusy, submit } = useForm<keyof ContactFields>({
    check: checkTyped,
    async send(typed) {
      const fields = readTyped(typed);
      await callKeyed(actions.contacts.create, fields);
      notifySuccess("Contato anotado", nameContact(tidyContact(fields)));
      void refresh();
      tabStorage.remove(KEY);
      onNoted();
    },
    refuse(error) {
      // On a phone the form's own words may be behind the keyboard.
      notifyFailure(error, "O contato ainda não foi salvo");
      return { form: explain(error, "Não foi possível salvar. Tente novamente.") };
    },
  });
  // Empty, or what stood in it when the phone threw the tab away for another app.
  const [typed] = useState((): TypedContact => ({ ...startTyping(), ...tabStorage.readJson<Partial<TypedContact>>(KEY) }));
  const form = useRef<HTMLFormElement>(null);
  useKeptTyping(form);

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <ContactFormFields typed={typed} problems={problems} isQuick />
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" look="primary" icon={Check} isBusy={isBusy} busyText="Salvando..." className="min-h-12 sm:justify-self-start">
        Anotar contato
      </Button>
    </form>
  );
}

/** Keeps what stands in the form whenever the screen is left: for the conversation, or for good. */
function useKeptTyping(form: RefObject<HTMLFormElement | null>): void {
  function keep(): void {
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current)) as TypedContact;
    const { day: _day, state: _state, ...texts } = typed;
    // Its day is not that of the next contact.
    if (Object.values(texts).some((text) => text.trim() !== "")) tabStorage.write(KEY, JSON.stringify(typed));
    else tabStorage.remove(KEY);
  }

  useWindowEvent("pagehide", keep);
  useWindowEvent("visibilitychange", keep);
}

/** What a save met: the contact as somebody else left it, or that it is no more. */
type Obstacle = { outcome: "conflict"; contact: ListedContact } | { outcome: "gone" };

/** What saves again after each. */
const SAVE_AGAIN: Record<Obstacle["outcome"], string> = { gone: "Anotar de novo", conflict: "Salvar o meu por cima" };

export function EditContactDialog({ contact, onClose }: { contact: ListedContact | undefined; onClose: () => void }) {
  const refresh = useRefreshContacts();
  const [obstacle, setObstacle] = useState<Obstacle>();
  useLast(contact, () => setObstacle(undefined));
  return (
    <FormDialog
      about={contact}
      onClose={onClose}
      title="Alterar contato"
      hasUnsaved="typed"
      firstField="value"
      check={checkTyped}
      isRepeatable
      send={async (typed: TypedContact, { id, version }) => {
        const fields = readTyped(typed);
        const answer =
          obstacle?.outcome === "gone"
            ? await callKeyed(actions.contacts.create, fields)
            : await call(actions.contacts.update, { id, version: obstacle?.contact.version ?? version, fields });
        void refresh();
        if ("outcome" in answer && answer.outcome !== "saved") return setObstacle(answer as Obstacle);
        notifySuccess("Contato salvo", nameContact(tidyContact(fields)));
        onClose();
      }}
      failed="Não foi possível salvar. Tente novamente."
      back={obstacle?.outcome === "conflict" ? "Ficar com o que está salvo" : "Cancelar"}
      label={obstacle ? SAVE_AGAIN[obstacle.outcome] : "Salvar"}
      busyText="Salvando..."
    >
      {({ value, ...fields }, problems) => (
        <>
          <ContactFormFields typed={{ ...fields, value: String(value ?? "") }} problems={problems} />
          <div role="alert" className="empty:hidden">
            {obstacle ? (
              <div className="grid gap-1 rounded-lg border-l-4 border-amber-dark bg-amber/12 px-3 py-2">
                {obstacle.outcome === "gone" ? (
                  <p>Este contato foi apagado enquanto você editava. O que você escreveu continua aqui.</p>
                ) : (
                  <OtherVersion contact={obstacle.contact} />
                )}
              </div>
            ) : null}
          </div>
        </>
      )}
    </FormDialog>
  );
}

function OtherVersion({ contact }: { contact: ListedContact }) {
  const { updatedBy, updatedAt, state, value, day } = contact;
  const words = CONTACT_TEXT_NAMES.map((name) => contact[name]);
  const says = [CONTACT_STATES[state], value === null ? "sem valor" : formatMoney(value), formatDay(day), ...words].filter(Boolean);
  return (
    <>
      <p className="font-semibold break-words">
        {updatedBy} salvou este contato em {formatExact(updatedAt)}, enquanto você editava. Nada foi trocado.
      </p>
      <p className="text-sm break-words">Está assim: {says.join(" · ")}</p>
    </>
  );
}
