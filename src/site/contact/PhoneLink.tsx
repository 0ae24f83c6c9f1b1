import { Phone } from "lucide-react";
import { formatPhone, type PageContact } from "#domain/contact/contact";
import type { ContactPlace } from "#domain/contact/contact-ref";
import { callLink } from "./contact-links";

interface PhoneLinkProps {
  contact: PageContact;
  place: ContactPlace;
  className?: string;
}

/** The number as text that dials it. */
export function PhoneLink({ contact, place, className = "" }: PhoneLinkProps) {
  return (
    <a {...callLink(contact, place)} className={`inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap ${className}`}>
      <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
      {formatPhone(contact.phone)}
    </a>
  );
}
