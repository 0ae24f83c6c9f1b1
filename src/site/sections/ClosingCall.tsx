import type { PageContact } from "#domain/contact/contact";
import type { ContactPlace } from "#domain/contact/contact-ref";
import { AnswerNote, ContactButton, PhoneLink } from "#site/contact/contact";
import { InlineText } from "./Section";

interface ClosingCallProps {
  title: string;
  text: string;
  button: string;
  message?: string;
  contact: PageContact;
  place?: ContactPlace;
}

/** A section about what to do now, most often the last. */
export function ClosingCall({ title, text, button, message, contact, place = "closing" }: ClosingCallProps) {
  return (
    <section className="bg-amber py-9 md:py-16">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="max-w-[44rem]">
          <h2 className="text-[1.625rem] md:text-[2.125rem]">{title}</h2>
          <p className="mt-3 text-[1.0625rem]">
            <InlineText text={text} />
          </p>
        </div>
        <div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ContactButton contact={contact} place={place} text={button} message={message} />
            <PhoneLink contact={contact} place={place} className="text-lg" />
          </div>
          <AnswerNote contact={contact} className="mt-3 text-ink" />
        </div>
      </div>
    </section>
  );
}
