import { Trash2 } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { INPUT } from "#admin/ui/field/fields";
import { ToggleChoice } from "#admin/ui/ToggleChoice";
import { dayOf, describeDayOfYear } from "#domain/calendar/owner-time";
import { DAY_WORDS, findDayLine, readDayFirst, sayOfDay } from "#domain/calendar/special-day";

const NAMES: Record<(typeof DAY_WORDS)[number], string> = { fechado: "Fechado", "sem visitas": "Sem visitas", normal: "Aberto" };

interface DaysControlProps extends Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid"> {
  /** A day a line, as the register has them. */
  value: string;
  onType: (value: string) => void;
}

/** Days that are not like their weekday: one is picked, from the calendar or the list, and said what it is by a press. */
export function DaysControl({ value, onType, ...tied }: DaysControlProps) {
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
            options={NAMES}
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
