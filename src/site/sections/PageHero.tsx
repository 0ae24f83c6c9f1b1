import type { ReactNode } from "react";
import type { PageContact } from "#domain/contact/contact";
import type { GateKind } from "#domain/gate/gate-kind";
import type { Page } from "#domain/site/page";
import { AnswerNote, ContactButton, PhoneLink } from "#site/contact/contact";
import { Drawing } from "#site/drawings/Drawing";
import { InlineText } from "./Section";

export interface PageHeroProps {
  page: Pick<Page, "title" | "breadcrumbs">;
  /** None where the text under it begins with it. */
  summary?: string;
  contact: PageContact;
  button?: string;
  message?: string;
  gate?: GateKind;
  /** Under the contact links. */
  children?: ReactNode;
}

/** The top of every page but the home page: where one is, what the page says in short, and a human one tap away. */
export function PageHero({ page: { title, breadcrumbs }, summary, contact, button, message, gate, children }: PageHeroProps) {
  return (
    <div className="border-line border-b bg-paper">
      <div
        className={`wrap grid items-center gap-x-12 gap-y-6 pt-4 pb-10 wrap-anywhere md:pb-14 ${gate ? "md:grid-cols-[1fr_minmax(0,22rem)]" : ""}`}
      >
        <div>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1 className="mt-3 max-w-[24ch] text-[2rem] md:text-[2.75rem]">{title}</h1>
          {summary && (
            <p className="mt-4 max-w-[58ch] text-[1.125rem] text-steel">
              <InlineText text={summary} />
            </p>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ContactButton contact={contact} place="hero" text={button} message={message} />
            <PhoneLink contact={contact} place="hero" />
          </div>
          <AnswerNote contact={contact} className="mt-3" />
          {children}
        </div>
        {/* A phone, which does not show it, does not fetch it either. */}
        {gate && <Drawing gate={gate} of={title} className="w-full rounded-card max-md:hidden" />}
      </div>
    </div>
  );
}

/** The way from the home page to here. */
function Breadcrumbs({ breadcrumbs }: Pick<Page, "breadcrumbs">) {
  return (
    <nav aria-label="Você está em" className="text-sm text-steel">
      <ol className="flex flex-wrap">
        {breadcrumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index < breadcrumbs.length - 1 ? (
              <>
                <a href={path} className="-mx-1 -my-1 inline-flex min-h-11 items-center px-1 underline underline-offset-3 hover:text-ink">
                  {name}
                </a>
                <span className="mx-2" aria-hidden="true">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" className="inline-flex min-h-9 items-center">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
