import { actions } from "astro:actions";
import { useState } from "react";
import { useLast } from "#admin/ui/dialog/dialogs";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { tidyContact } from "#domain/contacts/contact-fields";
import { CONTACT_TEXT_NAMES } from "#domain/contacts/contact-schema";
import { CONTACT_STATES } from "#domain/contacts/contact-state";
import { call, callKeyed } from "../../call/call";
import { formatExact } from "../../ui/relative-time";
import { notifySuccess } from "../../ui/toast/notify";
import { describeValue, formatDay, nameContact } from "./contact-texts";
import { ContactFormFields, checkTyped, readTyped, type TypedContact, typeAgain } from "./form/ContactFormFields";
import { type ListedContact, useRefreshContacts } from "./use-contacts";

/** What a save met: the contact as somebody else left it, or that it is no more. */
type Obstacle = { outcome: "conflict"; contact: ListedContact } | { outcome: "gone" };

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
        if (obstacle?.outcome === "gone") {
          await callKeyed(actions.contacts.create, fields);
        } else {
          const answer = await call(actions.contacts.update, { id, version: obstacle?.contact.version ?? version, fields });
          void refresh();
          if (answer.outcome !== "saved") return setObstacle(answer as Obstacle);
        }
        void refresh();
        notifySuccess("Contato salvo", nameContact(tidyContact(fields)));
        onClose();
      }}
      failed="Não foi possível salvar. Tente novamente."
      back={obstacle?.outcome === "conflict" ? "Ficar com o que está salvo" : "Cancelar"}
      label={nameAnswer(obstacle)}
      busyText="Salvando..."
    >
      {(contact, problems) => (
        <>
          <ContactFormFields typed={typeAgain(contact)} problems={problems} />
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

function nameAnswer(obstacle: Obstacle | undefined): string {
  if (obstacle === undefined) return "Salvar";
  return obstacle.outcome === "gone" ? "Anotar de novo" : "Salvar o meu por cima";
}

function OtherVersion({ contact }: { contact: ListedContact }) {
  const { updatedBy, updatedAt, state, value, day } = contact;
  const words = CONTACT_TEXT_NAMES.map((name) => contact[name]);
  const says = [CONTACT_STATES[state], describeValue(value), formatDay(day), ...words].filter(Boolean);
  return (
    <>
      <p className="font-semibold break-words">
        {updatedBy} salvou este contato em {formatExact(updatedAt)}, enquanto você editava. Nada foi trocado.
      </p>
      <p className="text-sm break-words">Está assim: {says.join(" · ")}</p>
    </>
  );
}
