import type { RefObject } from "react";
import { CONTACT_LIMITS, type ContactProblems } from "#domain/contacts/contact-fields";
import { TextArea } from "../../../ui/field/TextArea";
import { TextField } from "../../../ui/field/TextField";
import { RefField } from "./RefField";
import { StateChoice } from "./StateChoice";
import { type TypedContact, today } from "./typed-contact";

interface ContactFormFieldsProps {
  typed: TypedContact;
  problems: ContactProblems;
  /** On one line each, with the reference at hand: to be filled in and sent by Enter. */
  isQuick?: boolean;
  valueField?: RefObject<HTMLInputElement | null>;
}

const ENTER = { enterKeyHint: "done", autoComplete: "off" } as const;

/** Everything that is noted of a contact. */
export function ContactFormFields({ typed, problems, isQuick = false, valueField }: ContactFormFieldsProps) {
  const note = {
    label: "Anotação",
    name: "note",
    defaultValue: typed.note,
    error: problems.note,
    maxLength: CONTACT_LIMITS.note,
    autoComplete: "off",
    dir: "auto",
  } as const;
  return (
    <>
      <RefField typed={typed.ref} error={problems.ref} hasFocus={isQuick} />
      <StateChoice state={typed.state} />
      <div className={`grid grid-cols-2 items-start gap-x-3 gap-y-4 ${isQuick ? "lg:grid-cols-4" : ""}`}>
        <TextField
          ref={valueField}
          label="Valor (R$)"
          name="value"
          inputMode="numeric"
          defaultValue={typed.value}
          error={problems.value}
          maxLength={16}
          {...ENTER}
        />
        <TextField
          label="Dia"
          name="day"
          type="date"
          className="min-w-0"
          defaultValue={typed.day}
          error={problems.day}
          min="2000-01-01"
          max={today()}
          {...ENTER}
        />
        <TextField
          label="Primeiro nome"
          name="firstName"
          defaultValue={typed.firstName}
          error={problems.firstName}
          maxLength={CONTACT_LIMITS.firstName}
          dir="auto"
          {...ENTER}
        />
        <TextField
          label="Bairro"
          name="district"
          defaultValue={typed.district}
          error={problems.district}
          maxLength={CONTACT_LIMITS.district}
          dir="auto"
          {...ENTER}
        />
      </div>
      {isQuick ? <TextField {...note} enterKeyHint="done" /> : <TextArea {...note} />}
    </>
  );
}
