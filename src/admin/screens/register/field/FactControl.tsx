import type { ComponentProps } from "react";
import { INPUT, Options } from "#admin/ui/field/fields";
import type { RegisterField } from "../use-register";
import { DaysControl } from "./DaysControl";
import type { Typed } from "./typed-fact";

interface FactControlProps {
  id: string;
  field: RegisterField;
  value: Exclude<Typed, null>;
  isReadOnly: boolean;
  isInvalid: boolean;
  describedBy?: string;
  onType: (typed: Exclude<Typed, null>) => void;
}

/** Keeps what has the focus clear of the bar at the bottom. */
const CONTROL = `${INPUT} min-h-11 scroll-my-28`;

/** What a field is worked with, by its kind. */
export function FactControl({ id, field, value, isReadOnly, isInvalid, describedBy, onType }: FactControlProps) {
  const { control, unit, choices = [] } = field;
  const tied = { id, "aria-describedby": describedBy, "aria-invalid": isInvalid || undefined };
  if (typeof value === "boolean") {
    return (
      <label htmlFor={id} className="flex min-h-11 min-w-11 items-center gap-3 justify-self-start">
        <input
          {...tied}
          type="checkbox"
          checked={value}
          onChange={({ target }) => onType(target.checked)}
          className="size-5 scroll-my-28"
        />
        <span aria-hidden="true">{value ? "Sim" : "Não"}</span>
      </label>
    );
  }
  if (typeof value !== "string") {
    return (
      <fieldset aria-labelledby={`${id}-label`} aria-describedby={describedBy} className="flex flex-wrap gap-x-5">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              aria-invalid={isInvalid || undefined}
              checked={value.includes(choice.value)}
              // In the order of the choices, whatever was pressed first.
              onChange={({ target }) =>
                onType(choices.map((one) => one.value).filter((one) => (one === choice.value ? target.checked : value.includes(one))))
              }
              className="size-5 scroll-my-28"
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    );
  }
  if (control === "choice") {
    return (
      <select {...tied} value={value} onChange={({ target }) => onType(target.value)} className={CONTROL}>
        <Options of={choices} />
      </select>
    );
  }
  if (control === "days") return <DaysControl {...tied} value={value} onType={onType} />;
  if (control === "lines") {
    const rows = Math.max(3, value.split("\n").length + 1);
    return (
      <textarea {...tied} rows={rows} value={value} onChange={({ target }) => onType(target.value)} className={`${CONTROL} resize-y`} />
    );
  }
  const input = (
    <input
      {...tied}
      {...INPUTS[control]}
      readOnly={isReadOnly}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
      className={`${CONTROL} ${control === "money" ? "pl-11" : ""} ${isReadOnly ? "bg-paper" : ""}`}
    />
  );
  if (control === "money") {
    return (
      <span className="relative block">
        <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-steel">
          R$
        </span>
        {input}
      </span>
    );
  }
  return unit ? (
    <span className="flex items-center gap-2.5">
      {input}
      <span className="shrink-0 text-steel">{unit}</span>
    </span>
  ) : (
    input
  );
}

/** What phones offer to type with. */
const INPUTS: Partial<Record<RegisterField["control"], ComponentProps<"input">>> = {
  money: { inputMode: "numeric" },
  integer: { inputMode: "numeric" },
  decimal: { inputMode: "decimal" },
  clock: { type: "time" },
  date: { type: "date" },
  phone: { type: "tel" },
  email: { type: "email" },
  url: { inputMode: "url", spellCheck: false },
  cnpj: { spellCheck: false },
  cep: { inputMode: "numeric" },
};
