import type { Contact } from "#domain/contact/contact";
import type { Business } from "#domain/facts/business";
import { formatHour } from "#domain/facts/format";
import { ContactButton } from "#site/contact/ContactButton";
import { PhoneLink } from "#site/contact/PhoneLink";

export interface ContactCardProps {
  contact: Contact;
  hours: Business["hours"];
  message?: string;
}

/** How to reach a person, beside a text. */
export function ContactCard({ contact, hours, message }: ContactCardProps) {
  return (
    <div className="rounded-card bg-white p-6 shadow-card">
      <h2 className="text-lg">Fale com um técnico</h2>
      <p className="mt-2 text-steel">Mande uma foto do portão e do motor: a resposta sai mais rápido e mais certa.</p>
      <div className="mt-4 grid gap-2">
        <ContactButton contact={contact} message={message} compact />
        <PhoneLink contact={contact} className="justify-center" />
      </div>
      <p className="mt-3 border-line border-t pt-3 text-sm text-steel">
        WhatsApp: {hours.chat.days.toLowerCase()}, das {formatHour(hours.chat.opens)} às {formatHour(hours.chat.closes)}.
        {hours.visits.map(({ days, opens, closes }) => ` ${days}: visitas das ${formatHour(opens)} às ${formatHour(closes)}.`)}
      </p>
      {hours.holidayNote !== "" && <p className="mt-2 text-sm text-steel">{hours.holidayNote}</p>}
    </div>
  );
}
