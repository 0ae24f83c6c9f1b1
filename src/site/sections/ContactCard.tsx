import type { PageContact } from "#domain/contact/contact";
import type { Business, OpeningHours } from "#domain/facts/business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatHour } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";
import { AnswerNote } from "#site/contact/AnswerNote";
import { ContactButton } from "#site/contact/ContactButton";
import { PhoneLink } from "#site/contact/PhoneLink";

export interface ContactCardProps {
  contact: PageContact;
  words: Wording["contact"]["card"];
  hours: Business["hours"];
  message?: string;
}

/** How to reach a person, beside a text. */
export function ContactCard({ contact, words, hours, message }: ContactCardProps) {
  return (
    <div className="rounded-card bg-white p-6 raised">
      <h2 className="text-lg">{words.title}</h2>
      <p className="mt-2 text-steel">{words.text}</p>
      <div className="mt-4 grid gap-2">
        <ContactButton contact={contact} place="card" message={message} compact />
        <PhoneLink contact={contact} place="card" className="justify-center" />
      </div>
      <AnswerNote contact={contact} className="mt-1 text-center" />
      <p className="mt-3 border-line border-t pt-3 text-sm text-steel">
        {[words.chat, ...hours.visits.map((visit) => describeVisits(words.visits, visit))].join(" ")}
      </p>
      {hours.holidayNote !== "" && <p className="mt-2 text-sm text-steel">{hours.holidayNote}</p>}
    </div>
  );
}

function describeVisits(text: string, { days, opens, closes }: OpeningHours): string {
  return fillBlanks(text, { dias: days, abre: formatHour(opens), fecha: formatHour(closes) });
}
