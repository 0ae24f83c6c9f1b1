import { actions } from "astro:actions";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { type ContactFields, tidyContact } from "#domain/contacts/contact-fields";
import { explain } from "../../call/call-error";
import { callKeyed } from "../../call/call-keyed";
import { Button } from "../../ui/Button";
import { Card, CardTitle } from "../../ui/Card";
import { FormProblem } from "../../ui/field/FormProblem";
import { useForm } from "../../ui/field/use-form";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { nameContact } from "./contact-texts";
import { ContactFormFields } from "./form/ContactFormFields";
import { forgetTyping, resumeTyping, useKeptTyping } from "./form/kept-typing";
import { checkTyped, readTyped } from "./form/typed-contact";
import { useRefreshContacts } from "./use-contacts";

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

function NewContactForm({ onNoted }: { onNoted: () => void }) {
  const refresh = useRefreshContacts();
  const { problems, isBusy, submit } = useForm<keyof ContactFields>({
    check: checkTyped,
    async send(typed) {
      const fields = readTyped(typed);
      await callKeyed(actions.contacts.create, fields);
      notifySuccess("Contato anotado", nameContact(tidyContact(fields)));
      void refresh();
      forgetTyping();
      onNoted();
    },
    refuse(error) {
      // On a phone the form's own words may be behind the keyboard.
      notifyFailure(error, "O contato ainda não foi salvo");
      return { form: explain(error, "Não foi possível salvar. Tente novamente.") };
    },
  });
  const [typed] = useState(resumeTyping);
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
