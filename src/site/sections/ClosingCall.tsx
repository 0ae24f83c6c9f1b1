import type { Contact } from "#domain/contact/contact";
import { AnswerNote } from "#site/contact/AnswerNote";
import { ContactButton } from "#site/contact/ContactButton";
import { PhoneLink } from "#site/contact/PhoneLink";
import { InlineText } from "./InlineText";

export interface ClosingCallProps {
  title: string;
  text: string;
  button: string;
  message?: string;
  contact: Contact;
}

/** The last section: what to do now. */
export function ClosingCall({ title, text, button, message, contact }: ClosingCallProps) {
  return (
    <section className="bg-amber py-12 md:py-16">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="max-w-[44rem]">
          <h2 className="text-[1.625rem] md:text-[2.125rem]">{title}</h2>
          <p className="mt-3 text-[1.0625rem]">
            <InlineText text={text} />
          </p>
        </div>
        <div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ContactButton contact={contact} text={button} message={message} />
            <PhoneLink contact={contact} className="text-lg" />
          </div>
          <AnswerNote contact={contact} className="mt-3 text-ink" />
        </div>
      </div>
    </section>
  );
}
