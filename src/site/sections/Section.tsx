import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { splitInlineLinks } from "#domain/text/inline-links";

export interface SectionProps {
  title: string;
  intro?: string;
  /** Anchor of the section. */
  id?: string;
  tone?: "white" | "paper";
  children?: ReactNode;
}

const TONES = { white: "", paper: "bg-paper border-y border-line" };

export function Section({ title, intro, id, tone = "white", children }: SectionProps) {
  return (
    <section id={id} className={`py-7 md:py-18 ${TONES[tone]}`}>
      <div className="wrap">
        <h2 className="max-w-[26ch] text-[1.625rem] md:text-[2.125rem]">{title}</h2>
        {intro && (
          <p className="mt-3 max-w-[60ch] text-[1.0625rem] text-steel">
            <InlineText text={intro} />
          </p>
        )}
        {children && <div className="mt-5 md:mt-8">{children}</div>}
      </div>
    </section>
  );
}

interface PhoneFoldProps {
  /** What opens it. */
  title: string;
  /** The level of the title where it stands above what is not folded; without it the title is of the phone alone. */
  heading?: "h2" | "h3";
  /** How large that is. */
  headingSize?: string;
  className?: string;
  children: ReactNode;
}

/** What would be long on a phone, folded there under one line; wider screens and paper have it whole. See site.css. */
export function PhoneFold({ title, heading: Heading, headingSize = "mb-3 text-base", className = "", children }: PhoneFoldProps) {
  return (
    <div className={className}>
      {Heading && <Heading className={`${headingSize} max-md:hidden`}>{title}</Heading>}
      <details className="phone-fold group">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
          {title}
          <Plus className="flex-none transition-transform group-open:rotate-45" size={20} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        {children}
      </details>
    </div>
  );
}

/** Running text of the content files, whose links are written as in Markdown. */
export function InlineText({ text }: { text: string }) {
  return splitInlineLinks(text).map(({ text: piece, path }, index) =>
    path ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <a key={index} href={path} className="text-contact-dark underline decoration-1 underline-offset-3 hover:decoration-2">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
