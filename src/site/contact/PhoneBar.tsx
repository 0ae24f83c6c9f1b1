import { MessageCircle, Phone } from "lucide-react";
import type { PageContact } from "#domain/contact/contact";
import { AnswerNote } from "./AnswerNote";
import { callLink, chatLink } from "./contact-links";

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
