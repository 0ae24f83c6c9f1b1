import { Trash2 } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { type describedBy, INPUT, Options } from "#admin/ui/field/fields";
import { ToggleChoice } from "#admin/ui/ToggleChoice";
import { dayOf, describeDayOfYear } from "#domain/calendar/owner-time";
import { DAY_WORDS, findDayLine, readDayFirst, sayOfDay } from "#domain/calendar/special-day";
import type { RegisterField } from "../register";
import type { Typed } from "./typed-fact";

interface FactControlProps extends ReturnType<typeof describedBy> {
  id: string;
  field: RegisterField;
  value: Exclude<Typed, null>;
  isReadOnly?: boolean;
  onType: (typed: Exclude<Typed, null>) => void;
}

/** Keeps what has the focus clear of the bar at the bottom. */
const CONTROL = `${INPUT} min-h-11 scroll-my-28`;

/** What a field is worked with, by its kind. */
export function FactControl({ field, value, isReadOnly = false, onType, ...tied }: FactControlProps) {
  const { control, unit, choices = [] } = field;
  if (typeof value === "boolean") {
    return (
      <label htmlFor={tied.id} className="flex min-h-11 min-w-11 items-center gap-3 justify-self-start">
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
      <fieldset aria-labelledby={`${tied.id}-label`} aria-describedby={tied["aria-describedby"]} className="flex flex-wrap gap-x-5">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              aria-invalid={tied["aria-invalid"]}
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

const DAY_NAMES = { fechado: "Fechado", "sem visitas": "Sem visitas", normal: "Aberto" };

type DaysControlProps = Omit<FactControlProps, "field" | "isReadOnly"> & { value: string };

/** Days that are not like their weekday, a line each: one is picked, from the calendar or the list, and said what it is by a press. */
function DaysControl({ value, onType, ...tied }: DaysControlProps) {
  const today = dayOf(new Date());
  const picker = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState("");
  const lines = value.split("\n");
  const chosen = day ? findDayLine(lines, day) : undefined;
  const put = (said: string | undefined, name?: string) => onType(sayOfDay(lines.filter(Boolean), day, said, name).join("\n"));

  return (
    <div className="grid gap-3">
      <input
        ref={picker}
        {...tied}
        type="date"
        min={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        className={`${INPUT} min-h-11 scroll-my-28 sm:w-56`}
      />
      {day ? (
        <div className="flex flex-wrap gap-2">
          <ToggleChoice
            label={`O que você faz em ${describeDayOfYear(day)}`}
            options={DAY_NAMES}
            chosen={DAY_WORDS.find((word) => word === chosen?.said.toLowerCase())}
            onChoose={(word) => put(word)}
          />
          {chosen ? (
            <>
              <input
                aria-label="Como se chama o dia"
                value={chosen.name}
                onChange={({ target }) => put(chosen.said, target.value.replaceAll(":", ""))}
                className={`${INPUT} min-h-11 flex-1 basis-40`}
              />
              <Button
                icon={Trash2}
                onClick={() => {
                  put(undefined);
                  picker.current?.focus();
                }}
              >
                Tirar
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      <ul aria-label="Dias diferentes" className="grid gap-x-6 sm:grid-cols-2">
        {lines.map((line) => {
          const dated = readDayFirst(line);
          if (!dated) return null;
          return (
            <li key={line}>
              <button
                type="button"
                onClick={() => {
                  setDay(dated.day);
                  picker.current?.focus();
                }}
                className="min-h-11 w-full rounded-lg px-2 py-1 text-left break-words hover:bg-paper"
              >
                <span className="tabular-nums">{line.trim().slice(0, 10)}</span> {dated.rest}
              </button>
            </li>
          );
        })}
      </ul>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold">Escrever, um dia por linha</summary>
        <textarea
          aria-label="Feriados, um dia por linha"
          rows={Math.max(3, lines.length + 1)}
          value={value}
          onChange={({ target }) => onType(target.value)}
          className={`${INPUT} min-h-11 resize-y`}
        />
      </details>
    </div>
  );
}
