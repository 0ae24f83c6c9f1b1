import { actions } from "astro:actions";
import { useRef, useState } from "react";
import { type ContactFields, tidyContact } from "#domain/contacts/contact-fields";
import { CONTACT_STATES } from "#domain/contacts/contact-state";
import { call } from "../../call/call";
import { explain } from "../../call/call-error";
import { callKeyed } from "../../call/call-keyed";
import { Answers } from "../../ui/dialog/Answers";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { useLast } from "../../ui/dialog/use-last";
import { FormProblem } from "../../ui/field/FormProblem";
import { useForm } from "../../ui/field/use-form";
import { formatExact } from "../../ui/relative-time";
import { notifySuccess } from "../../ui/toast/notify";
import { describeValue, formatDay, nameContact } from "./contact-texts";
import { ContactFormFields } from "./form/ContactFormFields";
import { checkTyped, readTyped, typeAgain } from "./form/typed-contact";
import { type ListedContact, useRefreshContacts } from "./use-contacts";

interface EditContactDialogProps {
  /** Undefined while it is closed. */
  contact: ListedContact | undefined;
  onClose: () => void;
}

export function EditContactDialog({ contact, onClose }: EditContactDialogProps) {
  const shown = useLast(contact);
  const valueField = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame
      isOpen={contact !== undefined}
      onClose={onClose}
      title="Alterar contato"
      initialFocus={valueField}
      isPersistent
      hasUnsaved="typed"
    >
      {shown ? <EditContactForm key={`${shown.id} ${shown.version}`} contact={shown} valueField={valueField} onClose={onClose} /> : null}
    </DialogFrame>
  );
}

/** What a save met: the contact as somebody else left it, or that it is no more. */
type Obstacle = { outcome: "conflict"; contact: ListedContact } | { outcome: "gone" };

interface EditContactFormProps {
  contact: ListedContact;
  valueField: React.RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

function EditContactForm({ contact, valueField, onClose }: EditContactFormProps) {
  const refresh = useRefreshContacts();
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [typed] = useState(() => typeAgain(contact));
  const { problems, isBusy, submit } = useForm<keyof ContactFields>({
    check: checkTyped,
    isRepeatable: true,
    async send(typed) {
      const fields = readTyped(typed);
      if (obstacle?.outcome === "gone") {
        await callKeyed(actions.contacts.create, fields);
      } else {
        const version = obstacle?.contact.version ?? contact.version;
        const answer = await call(actions.contacts.update, { id: contact.id, version, fields });
        void refresh();
        if (answer.outcome !== "saved") return setObstacle(answer as Obstacle);
      }
      void refresh();
      notifySuccess("Contato salvo", nameContact(tidyContact(fields)));
      onClose();
    },
    refuse: (error) => ({ form: explain(error, "Não foi possível salvar. Tente novamente.") }),
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ContactFormFields typed={typed} problems={problems} valueField={valueField} />
      <FormProblem>{problems.form}</FormProblem>
      <ObstacleNotice obstacle={obstacle} />
      <Answers
        back={obstacle?.outcome === "conflict" ? "Ficar com o que está salvo" : "Cancelar"}
        onBack={onClose}
        label={nameAnswer(obstacle)}
        isBusy={isBusy}
        busyText="Salvando..."
      />
    </form>
  );
}

function nameAnswer(obstacle: Obstacle | undefined): string {
  if (obstacle === undefined) return "Salvar";
  return obstacle.outcome === "gone" ? "Anotar de novo" : "Salvar o meu por cima";
}

function ObstacleNotice({ obstacle }: { obstacle: Obstacle | undefined }) {
  return (
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
  );
}

function OtherVersion({ contact: { updatedBy, updatedAt, state, value, day, firstName, district, note } }: { contact: ListedContact }) {
  const says = [CONTACT_STATES[state], describeValue(value), formatDay(day), firstName, district, note].filter(Boolean);
  return (
    <>
      <p className="font-semibold break-words">
        {updatedBy} salvou este contato em {formatExact(updatedAt)}, enquanto você editava. Nada foi trocado.
      </p>
      <p className="text-sm break-words">Está assim: {says.join(" · ")}</p>
    </>
  );
}
