import { CalendarPlus } from "lucide-react";
import { nameSlot, type OpenDay, type Slot } from "#domain/booking/slots";
import { describeDayOfYear } from "#domain/calendar/owner-time";
import type { PageContact } from "#domain/contact/contact";
import type { TimeWindow } from "#domain/facts/business";
import { PATHS } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatHour } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";
import { AnswerNote, ContactButton } from "#site/contact/contact";
import { TextLink } from "#site/sections/lists";
import { Section } from "#site/sections/Section";

export interface BookingChoice {
  days: readonly OpenDay[];
  chosen?: Slot;
  /** What was chosen can no longer be asked for. */
  isGone: boolean;
}

interface BookingProps extends BookingChoice {
  words: Wording["booking"];
  contact: PageContact;
}

const CHOSEN = "escolhido";

/** Days and windows to choose from by one press, and what to do with the one chosen; a plain form, without script. */
export function Booking({ days, chosen, isGone, words, contact }: BookingProps) {
  return (
    <Section title={words.title} intro={days.length > 0 ? words.intro : words.none} id="dias">
      {isGone && (
        <p id={CHOSEN} role="status" className="mb-6 rounded-card border-amber border-l-4 bg-paper px-4 py-3 font-semibold">
          {words.gone}
        </p>
      )}
      {chosen && <Chosen slot={chosen} words={words} contact={contact} />}
      <form method="get" action={`${PATHS.booking}#${CHOSEN}`}>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {days.map((open) => (
            <li key={open.day} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3">
              <span className="font-semibold first-letter:uppercase">{describeDayOfYear(open.day)}</span>
              <span className="flex flex-wrap gap-2">
                {open.windows.map((window) => (
                  <WindowButton
                    key={window.id}
                    slot={{ day: open.day, window }}
                    isChosen={chosen?.day === open.day && chosen.window.id === window.id}
                    onRequest={words.onRequest}
                  />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </form>
    </Section>
  );
}

function WindowButton({ slot, isChosen, onRequest }: { slot: Slot; isChosen: boolean; onRequest: string }) {
  const { name, onRequest: isOnRequest } = slot.window;
  const look = isChosen ? "border-ink bg-ink text-white" : "border-line bg-white hover:border-ink";
  return (
    <button
      type="submit"
      name="vaga"
      value={nameSlot(slot)}
      aria-current={isChosen || undefined}
      className={`min-h-11 cursor-pointer rounded-card border px-3 py-1 font-semibold text-[0.9375rem] leading-tight ${look}`}
    >
      {name}
      <span className="sr-only">{`, ${describeDayOfYear(slot.day)}`}</span>
      {isOnRequest && <span className="block font-normal text-xs">{onRequest}</span>}
    </button>
  );
}

function Chosen({ slot, words: { chosen: words }, contact }: { slot: Slot } & Pick<BookingProps, "words" | "contact">) {
  const blanks = nameBlanks(slot);
  return (
    <div id={CHOSEN} className="mb-8 scroll-mt-6 rounded-card bg-paper p-5 raised md:p-6">
      <h3 className="text-xl first-letter:uppercase">{fillBlanks(words.title, blanks)}</h3>
      <p className="mt-2 max-w-[60ch] text-steel">{words.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ContactButton contact={contact} place="section" text={words.button} message={fillBlanks(words.message, blanks)} />
        <TextLink
          href={`${PATHS.calendarFile}?vaga=${nameSlot(slot)}`}
          rel="nofollow"
          className="gap-2 font-semibold underline underline-offset-4"
        >
          <CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />
          {words.calendar}
        </TextLink>
      </div>
      <AnswerNote contact={contact} className="mt-3" />
    </div>
  );
}

function nameBlanks({ day, window: { name, opens, closes } }: { day: string; window: TimeWindow }) {
  return { dia: describeDayOfYear(day), janela: name.toLowerCase(), abre: formatHour(opens), fecha: formatHour(closes) };
}
