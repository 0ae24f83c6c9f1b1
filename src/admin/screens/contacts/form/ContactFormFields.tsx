import { SelectField, TextArea, TextField, toOptions } from "#admin/ui/field/fields";
import { dayOf } from "#domain/calendar/owner-time";
import { type ContactFields, type ContactProblems, checkContact, readReais } from "#domain/contacts/contact-fields";
import { CONTACT_TEXT_NAMES, CONTACT_TEXTS, mapTexts } from "#domain/contacts/contact-schema";
import { CONTACT_STATE_NAMES, CONTACT_STATES, type ContactState } from "#domain/contacts/contact-state";
import { FOLLOW_UPS } from "#domain/contacts/follow-up";
import { gateNames } from "#domain/gate/gate-kind";
import { RefField } from "./RefField";

interface ContactFormFieldsProps {
  typed: TypedContact;
  problems: ContactProblems;
  /** On one line each, with the reference at hand: to be filled in and sent by Enter. */
  isQuick?: boolean;
}

const ENTER = { enterKeyHint: "done", autoComplete: "off" } as const;

export function ContactFormFields({ typed, problems, isQuick = false }: ContactFormFieldsProps) {
  const listInputs = (isLong: boolean) =>
    CONTACT_TEXT_NAMES.filter((name) => CONTACT_TEXTS[name].isLong === isLong).map((name) => {
      const { label, max } = CONTACT_TEXTS[name];
      return { label, name, defaultValue: typed[name], error: problems[name], maxLength: max, dir: "auto" } as const;
    });
  return (
    <>
      <RefField typed={typed.ref} error={problems.ref} hasFocus={isQuick} />
      <StateChoice state={typed.state} />
      <div className={`grid grid-cols-2 items-start gap-x-3 gap-y-4 ${isQuick ? "lg:grid-cols-5" : ""}`}>
        <TextField
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
        {listInputs(false).map((input) => (
          <TextField key={input.name} {...input} {...ENTER} />
        ))}
        <SelectField label="Portão" name="gate" options={toOptions("Não sei", gateNames)} defaultValue={typed.gate} />
        {isQuick ? null : (
          <>
            <TextField
              label="Voltar a falar em"
              name="followOn"
              type="date"
              className="min-w-0"
              defaultValue={typed.followOn}
              error={problems.followOn}
              {...ENTER}
            />
            <SelectField label="Para quê" name="followAbout" options={toOptions("–", FOLLOW_UPS)} defaultValue={typed.followAbout} />
          </>
        )}
      </div>
      {listInputs(true).map((input) =>
        isQuick ? <TextField key={input.name} {...input} {...ENTER} /> : <TextArea key={input.name} {...input} autoComplete="off" />,
      )}
    </>
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

const NOT_ASKED = { gate: "", followOn: "", followAbout: "" } as const;

export function startTyping(): TypedContact {
  return { ref: "", state: "new", value: "", day: today(), ...mapTexts(() => ""), ...NOT_ASKED };
}

export function typeAgain({ value, ...fields }: ContactFields): TypedContact {
  return { ...fields, value: value === null ? "" : String(value) };
}

export function checkTyped(typed: TypedContact): ContactProblems {
  return checkContact(readTyped(typed), today());
}

/** What is no sum becomes one that the check refuses. */
export function readTyped({ state, value, gate, followAbout, ...texts }: TypedContact): ContactFields {
  const reais = readReais(value);
  return {
    ...NOT_ASKED,
    ...texts,
    state: state as ContactState,
    value: reais === undefined ? Number.NaN : reais,
    gate: gate as ContactFields["gate"],
    followAbout: (followAbout ?? "") as ContactFields["followAbout"],
  };
}
