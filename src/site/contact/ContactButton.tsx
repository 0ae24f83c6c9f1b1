import { MessageCircle } from "lucide-react";
import type { PageContact } from "#domain/contact/contact";
import type { ContactPlace } from "#domain/contact/contact-ref";
import { chatLink } from "./contact-links";

export interface ContactButtonProps {
  contact: PageContact;
  /** Where on the page it stands. */
  place: ContactPlace;
  text?: string;
  message?: string;
  /** Instead of the site's own number. */
  phone?: string;
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
  phone = contact.phone,
  compact,
  quiet,
  floating,
}: ContactButtonProps) {
  const link = chatLink({ ...contact, phone }, place, message);
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
