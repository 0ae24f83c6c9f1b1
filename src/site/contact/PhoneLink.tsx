import { Phone } from "lucide-react";
import { type Contact, formatPhone, telUrl } from "#domain/contact/contact";

/** The number as text that dials it. */
export function PhoneLink({ contact, className = "" }: { contact: Contact; className?: string }) {
  return (
    <a href={telUrl(contact.phone)} className={`inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap ${className}`}>
      <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
      {formatPhone(contact.phone)}
    </a>
  );
}
