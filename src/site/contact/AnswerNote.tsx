import type { Contact } from "#domain/contact/contact";

/** When somebody answers: true words at any hour, which the page's script makes those of the moment. */
export function AnswerNote({ contact, className = "" }: { contact: Contact; className?: string }) {
  return (
    <p data-answer="" className={`text-sm ${/\btext-(ink|white)/.test(className) ? "" : "text-steel"} ${className}`}>
      {contact.answer}
    </p>
  );
}
