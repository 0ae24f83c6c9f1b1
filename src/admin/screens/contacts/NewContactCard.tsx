import { actions } from "astro:actions";
import { Check } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle } from "#admin/ui/Card";
import { FormProblem } from "#admin/ui/field/fields";
import { type ContactFields, tidyContact } from "#domain/contacts/contact-fields";
import { callKeyed, explain } from "../../call/call";
import { tabStorage } from "../../storage/tab-storage";
import { useForm } from "../../ui/field/use-form";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { nameContact } from "./contact-texts";
import { ContactFormFields, checkTyped, readTyped, startTyping, type TypedContact } from "./form/ContactFormFields";
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
      tabStorage.remove(KEY);
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

const KEY = "abre-facil:contact";

/** An empty form, or what stood in it when the phone threw the tab away for another app. */
function resumeTyping(): TypedContact {
  const kept = JSON.parse(tabStorage.read(KEY) ?? "null") as Partial<TypedContact> | null;
  return { ...startTyping(), ...kept };
}

/** Keeps what stands in the form whenever the screen is left: for the conversation, or for good. */
function useKeptTyping(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const keep = () => {
      if (!form.current) return;
      const typed = Object.fromEntries(new FormData(form.current)) as TypedContact;
      const { day: _day, state: _state, ...texts } = typed;
      // Its day is not that of the next contact.
      if (Object.values(texts).some((text) => text.trim() !== "")) tabStorage.write(KEY, JSON.stringify(typed));
      else tabStorage.remove(KEY);
    };
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [form]);
}
