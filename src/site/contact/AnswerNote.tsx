import type { Contact } from "#domain/contact/contact";

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
