import type { Business, DayAvailability } from "#domain/facts/business";
import { formatHour } from "#domain/facts/format";

const LABEL_COLOURS: Record<DayAvailability["label"], string> = {
  Disponível: "bg-contact text-white",
  Limitado: "bg-amber text-ink",
  "Sob consulta": "bg-line text-ink",
};

/** When an installation can be booked: windows of the day and days of the week. */
export function Schedule({ windows, availability }: Pick<Business, "windows" | "availability">) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <div>
        <h3 className="text-lg">Janelas de horário</h3>
        <ul className="mt-3">
          {windows.map(({ id, name, opens, closes, notes }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-3">
              <span className="font-semibold">{name}</span>
              <span>
                {formatHour(opens)} às {formatHour(closes)}
              </span>
              {notes.length > 0 && <span className="w-full text-sm text-steel">{notes.join(" · ")}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-lg">Disponibilidade na semana</h3>
        <ul className="mt-3">
          {availability.map(({ days, hours, label }) => (
            <li key={days} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-3">
              <span>
                <span className="font-semibold">{days}</span>
                <span className="block text-sm text-steel">{hours}</span>
              </span>
              <span className={`rounded-full px-3 py-0.5 font-semibold text-sm ${LABEL_COLOURS[label]}`}>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
