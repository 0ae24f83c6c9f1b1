import type { Business, DayAvailability } from "#domain/facts/business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatHour } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";

const LABELS: Record<DayAvailability["label"], { colour: string; word: "available" | "limited" | "onRequest" }> = {
  Disponível: { colour: "bg-contact text-white", word: "available" },
  Limitado: { colour: "bg-amber text-ink", word: "limited" },
  "Sob consulta": { colour: "bg-line text-ink", word: "onRequest" },
};

interface ScheduleProps extends Pick<Business, "windows" | "availability"> {
  words: Wording["sections"]["schedule"];
}

/** When an installation can be booked: windows of the day and days of the week. */
export function Schedule({ windows, availability, words }: ScheduleProps) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <div>
        <h3 className="text-lg">{words.windows}</h3>
        <ul className="mt-3">
          {windows.map(({ id, name, opens, closes, notes }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-3">
              <span className="font-semibold">{name}</span>
              <span>{fillBlanks(words.hours, { abre: formatHour(opens), fecha: formatHour(closes) })}</span>
              {notes.length > 0 && <span className="w-full text-sm text-steel">{notes.join(" · ")}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-lg">{words.week}</h3>
        <ul className="mt-3">
          {availability.map(({ days, hours, label }) => (
            <li key={days} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-3">
              <span>
                <span className="font-semibold">{days}</span>
                <span className="block text-sm text-steel">{hours}</span>
              </span>
              <span className={`rounded-full px-3 py-0.5 font-semibold text-sm ${LABELS[label].colour}`}>{words[LABELS[label].word]}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
