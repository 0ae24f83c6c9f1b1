import { MessageCircle, Phone } from "lucide-react";
import { type Contact, chatUrl, telUrl } from "#domain/contact/contact";
import { AnswerNote } from "./AnswerNote";

const HALF = "flex min-h-13 items-center justify-center gap-2 font-semibold";

/** Call and chat at the foot of a phone's screen, within the thumb's reach. */
export function PhoneBar({ contact, message = contact.message }: { contact: Contact; message?: string }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 border-line border-t bg-white md:hidden">
      <AnswerNote contact={contact} className="col-span-2 truncate px-4 py-1 text-center" />
      <a href={telUrl(contact.phone)} className={HALF}>
        <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
        Ligar
      </a>
      <a href={chatUrl(contact, message)} target="_blank" rel="noopener noreferrer" className={`${HALF} bg-contact text-white`}>
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
        WhatsApp
      </a>
    </div>
  );
}
