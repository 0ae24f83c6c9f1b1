import { MessageCircle, Phone } from "lucide-react";
import { addContactRef, type Contact, chatUrl, formatPhone, type PageContact, telUrl } from "#domain/contact/contact";
import type { ContactPlace } from "#domain/contact/contact-ref";

/** What a link that opens the chat has: its message says where it stands, and so does what is counted of it. */
function chatLink(contact: PageContact, place: ContactPlace, message: string) {
  return {
    href: chatUrl(contact, addContactRef(message, contact, place)),
    target: "_blank",
    rel: "noopener noreferrer",
    "data-contact": `chat:${place}`,
  };
}

/** What a link that dials the number has. */
export const callLink = ({ phone }: PageContact, place: ContactPlace) => ({ href: telUrl(phone), "data-contact": `call:${place}` });

interface ContactButtonProps {
  contact: PageContact;
  /** Where on the page it stands. */
  place: ContactPlace;
  text?: string;
  message?: string;
  compact?: boolean;
  /** Beside one that matters more. */
  quiet?: boolean;
  /** A round button fixed in the corner of screens that have no bar at their foot, with a dot that pulses while somebody answers. */
  floating?: boolean;
}

const BUTTON = "inline-flex items-center justify-center gap-2 rounded-card font-semibold no-underline transition-[background-color]";
const LOUD = "bg-contact text-white hover:bg-contact-dark";
const QUIET = "border border-contact bg-white text-contact-dark hover:bg-paper";

/** Opens the chat with the seller in a new tab, with a message already written. */
export function ContactButton({
  contact,
  place,
  text = contact.button,
  message = contact.message,
  compact,
  quiet,
  floating,
}: ContactButtonProps) {
  const link = chatLink(contact, place, message);
  if (floating) {
    return (
      <a
        {...link}
        title={text}
        className="floating-call fixed right-6 bottom-6 z-30 flex size-14 items-center justify-center rounded-full bg-contact text-white raised transition-[background-color] hover:bg-contact-dark max-md:hidden"
      >
        <MessageCircle size={28} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{text}</span>
        <span className="pulse-dot" aria-hidden="true" />
      </a>
    );
  }
  return (
    <a
      {...link}
      className={`${BUTTON} ${quiet ? QUIET : LOUD} ${compact ? "min-h-11 px-4 text-[0.9375rem]" : "min-h-13 px-6 text-[1.0625rem]"}`}
    >
      <MessageCircle size={compact ? 18 : 22} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      {text}
    </a>
  );
}

/** The number as text that dials it. */
export function PhoneLink({ contact, place, className = "" }: { contact: PageContact; place: ContactPlace; className?: string }) {
  return (
    <a {...callLink(contact, place)} className={`inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap ${className}`}>
      <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
      {formatPhone(contact.phone)}
    </a>
  );
}

interface AnswerNoteProps {
  contact: Contact;
  className?: string;
  /** In the bar at the foot of a phone's screen, which promises it for all of the page. */
  isOfBar?: boolean;
}

/** When somebody answers: true words at any hour, which the page's script makes those of the moment. */
export function AnswerNote({ contact, className = "", isOfBar = false }: AnswerNoteProps) {
  return (
    <p
      data-answer=""
      className={`text-sm ${isOfBar ? "" : "max-md:hidden"} ${/\btext-(ink|white)/.test(className) ? "" : "text-steel"} ${className}`}
    >
      {contact.answer}
    </p>
  );
}

const HALF = "flex min-h-13 items-center justify-center gap-2 font-semibold";

/** Call and chat at the foot of a phone's screen, within the thumb's reach; as high from the first as with all that is in it. */
export function PhoneBar({ contact, message = contact.message }: { contact: PageContact; message?: string }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 grid min-h-20.25 grid-cols-2 border-line border-t bg-white md:hidden">
      <AnswerNote contact={contact} isOfBar className="col-span-2 truncate px-4 py-1 text-center" />
      <a {...callLink(contact, "bar")} className={HALF}>
        <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
        Ligar
      </a>
      <a {...chatLink(contact, "bar", message)} className={`${HALF} bg-contact text-white`}>
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
        WhatsApp
      </a>
    </div>
  );
}
