import type { PageContact } from "#domain/contact/contact";
import type { Business, OpeningHours } from "#domain/facts/business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatHour } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";
import { AnswerNote, ContactButton, PhoneLink } from "#site/contact/contact";
import { PhoneFold } from "./Section";

interface ContactCardProps {
  contact: PageContact;
  words: Wording["contact"]["card"];
  hours: Business["hours"];
  message?: string;
}

/** How to reach a person, beside a text; folded on a phone, whose bar at the foot leads there too. */
export function ContactCard({ contact, words, hours, message }: ContactCardProps) {
  return (
    <div className="rounded-card bg-white px-6 py-2 raised md:py-6">
      <PhoneFold title={words.title} heading="h2" headingSize="mb-2 text-lg">
        <p className="text-steel">{words.text}</p>
        <div className="mt-4 grid gap-2">
          <ContactButton contact={contact} place="card" message={message} compact />
          <PhoneLink contact={contact} place="card" className="justify-center" />
        </div>
        <AnswerNote contact={contact} className="mt-1 text-center" />
        <p className="mt-3 border-line border-t pt-3 text-sm text-steel">
          {[words.chat, ...hours.visits.map((visit) => describeVisits(words.visits, visit))].join(" ")}
        </p>
        {hours.holidayNote !== "" && <p className="mt-2 text-sm text-steel max-md:pb-3">{hours.holidayNote}</p>}
      </PhoneFold>
    </div>
  );
}

function describeVisits(text: string, { days, opens, closes }: OpeningHours): string {
  return fillBlanks(text, { dias: days, abre: formatHour(opens), fecha: formatHour(closes) });
}
