import type { ReactNode } from "react";
import type { Business } from "#domain/facts/business";
import type { FaqEntry } from "#domain/faq/faq-schema";
import { foldLongText } from "#domain/site/fold-long-text";
import { letTablesScroll } from "#domain/site/scrolling-tables";
import type { Wording } from "#domain/texts/wording-text";
import { ClosingCall } from "#site/sections/ClosingCall";
import { ContactCard } from "#site/sections/ContactCard";
import { FaqList, type GridLink, LinkGrid } from "#site/sections/lists";
import { PageHero, type PageHeroProps } from "#site/sections/PageHero";
import { type PageNote, PageNotes } from "#site/sections/PageNotes";
import { PhoneFold, Section } from "#site/sections/Section";

export interface ReadingScreenProps extends Omit<PageHeroProps, "button"> {
  hours: Business["hours"];
  wording: Wording;
  /** The text, as HTML that our server wrote or sanitised. */
  html: string;
  faq?: readonly FaqEntry[];
  /** Lists of links under the text. */
  related?: readonly { title: string; links: readonly GridLink[] }[];
  call: { title: string; text: string; button: string };
  /** When it was published, changed and reviewed. */
  notes?: readonly PageNote[];
  /** Under the hero's contact links. */
  tools?: ReactNode;
  /** Between the text and its questions. */
  children?: ReactNode;
}

/** A page to be read: topics, places, generated and legal pages. */
export function ReadingScreen({ html, faq = [], related = [], call, notes, tools, children, hours, wording, ...hero }: ReadingScreenProps) {
  const { contact, message } = hero;
  const lists = related.filter(({ links }) => links.length > 0);
  return (
    <>
      <PageHero {...hero}>
        <PageNotes notes={notes} />
        {tools}
      </PageHero>
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by our build or sanitised before it was stored */}
        <article className="prose" dangerouslySetInnerHTML={{ __html: foldLongText(letTablesScroll(html), wording.sections.readPart) }} />
        <aside>
          <div className="lg:sticky lg:top-6">
            <ContactCard contact={contact} words={wording.contact.card} hours={hours} message={message} />
          </div>
        </aside>
      </div>
      {children}
      {faq.length > 0 && (
        <Section title={wording.sections.questions} tone="paper">
          <FaqList entries={faq} />
        </Section>
      )}
      {lists.length > 0 && (
        <section className="py-4 md:py-18">
          <div className="wrap grid max-md:divide-y max-md:divide-line md:gap-18">
            {lists.map(({ title, links }) => (
              <PhoneFold key={title} title={title} heading="h2" headingSize="mb-8 text-[2.125rem]">
                <LinkGrid links={links} />
              </PhoneFold>
            ))}
          </div>
        </section>
      )}
      <ClosingCall {...call} message={message} contact={contact} />
    </>
  );
}
