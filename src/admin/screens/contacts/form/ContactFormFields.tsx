import { type KeyboardEvent, useId, useState } from "react";
import { NewTabLink } from "#admin/ui/Button";
import { INPUT, SelectField, TextArea, TextField, toOptions } from "#admin/ui/field/fields";
import { dayOf } from "#domain/calendar/owner-time";
import { CONTACT_PLACES } from "#domain/contact/contact-ref";
import { type ContactProblems, checkContact, readReais } from "#domain/contacts/contact-fields";
import type { ContactFields } from "#domain/contacts/contact-schema";
import { CONTACT_STATE_NAMES, CONTACT_STATES } from "#domain/contacts/contact-state";
import { FOLLOW_UPS } from "#domain/contacts/follow-up";
import { findFirstName } from "#domain/contacts/name-in-message";
import { CONTACT_TEXT_NAMES, CONTACT_TEXTS, mapTexts } from "#domain/contacts/own-words";
import { MAX_PASTED_LENGTH, MAX_REF_LENGTH, readTypedRef } from "#domain/contacts/typed-ref";
import { gateNames } from "#domain/gate/gate-kind";
import { toVisibleText } from "#domain/panel/visible-text";
import { type ListedContact, useRefOrigin } from "../use-contacts";

interface ContactFormFieldsProps {
  typed: TypedContact;
  problems: ContactProblems;
  /** On one line each, with the reference at hand: to be filled in and sent by Enter. */
  isQuick?: boolean;
}

export function ContactFormFields({ typed, problems, isQuick = false }: ContactFormFieldsProps) {
  const inputOf = (name: keyof TypedContact) => ({ name, defaultValue: typed[name], error: problems[name], autoComplete: "off" });
  const listInputs = (isLong: boolean) =>
    CONTACT_TEXT_NAMES.filter((name) => CONTACT_TEXTS[name].isLong === isLong).map((name) => {
      const { label, max } = CONTACT_TEXTS[name];
      return { ...inputOf(name), label, maxLength: max, dir: "auto" };
    });
  return (
    <>
      <RefField typed={typed.ref} error={problems.ref} hasFocus={isQuick} />
      <StateChoice state={typed.state} />
      <div className={`grid grid-cols-2 items-start gap-x-3 gap-y-4 ${isQuick ? "lg:grid-cols-5" : ""}`}>
        <TextField {...inputOf("value")} label="Valor (R$)" inputMode="numeric" maxLength={16} enterKeyHint="done" />
        <TextField {...inputOf("day")} label="Dia" type="date" className="min-w-0" min="2000-01-01" max={today()} enterKeyHint="done" />
        {listInputs(false).map((input) => (
          <TextField key={input.name} {...input} enterKeyHint="done" />
        ))}
        <SelectField label="Portão" name="gate" options={toOptions("Não sei", gateNames)} defaultValue={typed.gate} />
        {isQuick ? null : (
          <>
            <TextField {...inputOf("followOn")} label="Voltar a falar em" type="date" className="min-w-0" enterKeyHint="done" />
            <SelectField label="Para quê" name="followAbout" options={toOptions("–", FOLLOW_UPS)} defaultValue={typed.followAbout} />
          </>
        )}
      </div>
      {listInputs(true).map((input) =>
        isQuick ? <TextField key={input.name} {...input} enterKeyHint="done" /> : <TextArea key={input.name} {...input} />,
      )}
    </>
  );
}

/** Takes a reference, or the message that holds one, of which it leaves the reference, and the name in its field where none is yet. */
function RefField({ typed, error, hasFocus }: { typed: string; error?: string; hasFocus?: boolean }) {
  const id = useId();
  const [text, setText] = useState(typed);

  function change(next: string, form: HTMLFormElement | null): void {
    const found = next.length > MAX_REF_LENGTH ? readTypedRef(next) : undefined;
    setText(found?.read ? found.ref : next);
    const name = form?.elements.namedItem("firstName");
    if (found?.read && name instanceof HTMLInputElement) name.value ||= findFirstName(next) ?? "";
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Ref. <span className="font-normal text-steel">ou a mensagem inteira</span>
      </label>
      {/* Of several lines, for a pasted message loses its line breaks in a field of one, and its reference with them. */}
      <textarea
        id={id}
        name="ref"
        rows={1}
        value={text}
        onChange={({ target }) => change(target.value, target.form)}
        onKeyDown={sendOnEnter}
        // biome-ignore lint/a11y/noAutofocus: one comes here with a message to paste
        autoFocus={hasFocus}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={MAX_PASTED_LENGTH}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-says`}
        className={`${INPUT} h-12 resize-none overflow-hidden font-semibold tracking-wide placeholder:font-normal placeholder:tracking-normal`}
      />
      <div id={`${id}-says`} role="status" className="min-h-5 text-sm text-steel">
        {error ? <span className="font-medium text-danger">{error}</span> : <RefAnswer text={text} />}
      </div>
    </div>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Which page and button it names. */
function RefAnswer({ text }: { text: string }) {
  const typed = readTypedRef(text);
  const ref = typed?.read && typed.ref;
  const origin = useRefOrigin(ref);
  if (text.trim() === "") return "Veio por ligação ou indicação? Deixe vazio.";
  if (typed === undefined) return "Ainda não há uma Ref. neste texto: ela fica no fim da mensagem.";
  if (ref === undefined) return typed.ref.length < 4 ? "" : <Unknown />;
  if (origin.isError) return "Sem resposta do servidor. A Ref. é conferida ao salvar.";
  if (origin.data === undefined) return "Procurando…";
  if (origin.data === null) return <Unknown />;
  return (
    <>
      <span className="font-semibold text-contact-dark">Botão “{CONTACT_PLACES[origin.data.place].label}”</span> de{" "}
      <PageName page={origin.data} />
    </>
  );
}

function Unknown() {
  return <span className="font-medium text-ink">Não conhecemos esta Ref., confira as letras. Dá para salvar assim mesmo.</span>;
}

/** Leads to the page where visitors see it. */
export function PageName({ page }: { page: ListedContact["from"] }) {
  if (page === undefined) return <span className="text-steel">Página que já foi apagada</span>;
  const title = toVisibleText(page.title);
  if (!page.isPublic) {
    return (
      <>
        <span className="font-semibold">{title}</span> <span className="text-steel">(fora do ar)</span>
      </>
    );
  }
  return (
    <NewTabLink href={page.path} className="font-semibold">
      {title}
    </NewTabLink>
  );
}

/** The states as large buttons, one of them pressed; arrow keys go from one to the next. */
function StateChoice({ state }: { state: string }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Situação</legend>
      <div className="grid grid-cols-3 gap-2 lg:grid-cols-6">
        {CONTACT_STATE_NAMES.map((name) => (
          <label
            key={name}
            className="flex min-h-12 cursor-pointer items-center justify-center rounded-lg border border-steel/60 bg-white px-1 text-center text-[0.9375rem] leading-tight font-semibold hover:border-steel has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber-dark"
          >
            <input type="radio" name="state" value={name} defaultChecked={name === state} className="sr-only" />
            {CONTACT_STATES[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export type TypedContact = Readonly<Record<keyof ContactFields, string>>;

/** The owner's day. */
export const today = (): string => dayOf(new Date());

export function startTyping(): TypedContact {
  return { ref: "", state: "new", value: "", day: today(), ...mapTexts(() => ""), gate: "", followOn: "", followAbout: "" };
}

export const checkTyped = (typed: TypedContact): ContactProblems => checkContact(readTyped(typed), today());

/** What is no sum becomes one that the check refuses; what the form does not ask is as a new contact has it. */
export function readTyped(typed: TypedContact): ContactFields {
  const reais = readReais(typed.value);
  return { ...startTyping(), ...typed, value: reais === undefined ? Number.NaN : reais } as ContactFields;
}
