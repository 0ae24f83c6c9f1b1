import { ArrowRight } from "lucide-react";
import type { Business, DayAvailability } from "#domain/facts/business";
import type { SectionOf } from "#domain/landing/landing-schema";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatHour } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";
import { columnsFor } from "#site/sections/lists";
import { InlineText } from "#site/sections/Section";

const CELL = "px-2 py-3 align-top max-sm:w-1/2 max-sm:hyphens-auto [overflow-wrap:anywhere] sm:px-4";

/** Two things side by side, the second the better; on a phone what is compared stands above the two. */
export function Comparison({ title, columns, rows }: SectionOf<"comparison">) {
  return (
    <table className="w-full border-collapse text-left max-sm:text-[0.9375rem]">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <td className="w-1/4 max-sm:hidden" />
          <th scope="col" className={`${CELL} text-steel`}>
            {columns[0]}
          </th>
          <th scope="col" className={`${CELL} rounded-t-card bg-ink text-white`}>
            {columns[1]}
          </th>
        </tr>
      </thead>
      {rows.map(({ label, values }) => (
        <tbody key={label} className="border-line border-b">
          <tr className="sm:hidden">
            <th scope="rowgroup" colSpan={2} className="px-2 pt-3 font-semibold">
              {label}
            </th>
          </tr>
          <tr>
            <th scope="row" className="py-3 pr-4 align-top font-semibold max-sm:hidden">
              {label}
            </th>
            <td className={`${CELL} text-steel`}>{values[0]}</td>
            <td className={`${CELL} bg-paper`}>{values[1]}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** Services side by side, each with its page when it has one. */
export function ServiceCards({ services, readMore }: Pick<SectionOf<"services">, "services"> & { readMore: string }) {
  return (
    <ul className={`grid gap-3 md:gap-5 ${columnsFor(services)}`}>
      {services.map(({ title, text, path }) => (
        <li key={title} className="flex flex-col rounded-card border border-line bg-white p-4 md:p-6">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 mb-1 text-steel md:mt-2 md:mb-4">
            <InlineText text={text} />
          </p>
          {path && (
            <a href={path} className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-contact-dark hover:underline">
              {readMore}
              <span className="sr-only">sobre {title}</span>
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

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
