import type { ReactNode } from "react";
import type { PageContact } from "#domain/contact/contact";
import type { PublishedBusiness } from "#domain/facts/published-business";
import type { LandingPage, LandingSection } from "#domain/landing/landing-schema";
import type { Place } from "#domain/places/place";
import type { Page } from "#domain/site/page";
import { placePath } from "#domain/site/paths";
import { listOfRegion, type ShownTestimonial } from "#domain/testimonials/testimonial";
import type { Wording } from "#domain/texts/wording-text";
import { ClosingCall } from "#site/sections/ClosingCall";
import { CheckList, FactStrip, FaqList, type GridLink, LinkGrid, StepList } from "#site/sections/lists";
import { OfferCards } from "#site/sections/OfferCards";
import { PageHero } from "#site/sections/PageHero";
import { InlineText, PhoneFold, Section, type SectionProps } from "#site/sections/Section";
import { TestimonialCards } from "#site/sections/TestimonialCards";
import { Booking, type BookingChoice } from "./Booking";
import { Comparison, Schedule, ServiceCards } from "./parts";

export interface LandingScreenProps {
  page: Page;
  landing: LandingPage;
  business: PublishedBusiness;
  contact: PageContact;
  places: readonly Place[];
  testimonials: readonly ShownTestimonial[];
  wording: Pick<Wording, "sections" | "offers" | "booking">;
  /** What leads to the price, where the site has that page and this is another. */
  estimateLink?: string | undefined;
  /** Where a day can be chosen. */
  booking?: BookingChoice;
  /** Between the top and the sections. */
  children?: ReactNode;
}

/** On a phone the texts and lists from this section on are folded: what decides stands before them. */
const FOLDED_FROM = 3;

/** Its sections, every second one on paper. */
export function LandingScreen({ page, landing, booking, children, ...context }: LandingScreenProps) {
  const { summary, button, message, gate, sections } = landing;
  const { contact, wording } = context;
  return (
    <>
      <PageHero page={page} summary={summary} contact={contact} button={button} message={message} gate={gate} />
      {booking && <Booking {...booking} words={wording.booking} contact={contact} />}
      {children}
      {sections.map((section, index) => (
        <LandingPart
          key={"title" in section ? section.title : section.kind}
          section={section}
          message={message}
          tone={index % 2 === 0 ? "white" : "paper"}
          isFolded={index >= FOLDED_FROM}
          isLast={index === sections.length - 1}
          {...context}
        />
      ))}
    </>
  );
}

interface PartProps extends Omit<LandingScreenProps, "page" | "landing" | "booking" | "children"> {
  section: LandingSection;
  /** What contact buttons without a message of their own send. */
  message: string;
  tone: SectionProps["tone"];
  isFolded: boolean;
  isLast: boolean;
}

function LandingPart({ section, tone, isFolded, isLast, contact, message, ...context }: PartProps) {
  if (section.kind === "facts") return <FactStrip items={section.items} />;
  if (section.kind === "call")
    return <ClosingCall {...section} message={section.message ?? message} contact={contact} place={isLast ? "closing" : "section"} />;
  const { readPart, openList } = context.wording.sections;
  const fold = isFolded && { text: readPart, list: openList, services: openList }[section.kind as string];
  const body = <SectionBody section={section} contact={contact} {...context} />;
  return (
    <Section title={section.title} intro={"intro" in section ? section.intro : undefined} tone={tone}>
      {fold ? <PhoneFold title={fold}>{body}</PhoneFold> : body}
    </Section>
  );
}

interface BodyProps extends Omit<PartProps, "section" | "message" | "tone" | "isFolded" | "isLast"> {
  section: Exclude<LandingSection, { kind: "facts" | "call" }>;
}

function SectionBody({ section, contact, business, places, testimonials, wording, estimateLink }: BodyProps) {
  switch (section.kind) {
    case "text":
      return (
        <div className="prose">
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <InlineText text={paragraph} />
            </p>
          ))}
        </div>
      );
    case "list":
      return <CheckList items={section.items} />;
    case "steps":
      return <StepList steps={section.steps} words={wording.sections} />;
    case "services":
      return <ServiceCards services={section.services} readMore={wording.sections.readMore} />;
    case "packages":
      return (
        <OfferCards offers={section.offers} business={business} contact={contact} words={wording.offers} estimateLink={estimateLink} />
      );
    case "comparison":
      return <Comparison {...section} />;
    case "places":
      return <FoldedLinks title={wording.sections.openList} links={placeLinks(places, section.groupId)} />;
    case "schedule":
      return <Schedule windows={business.windows} availability={business.availability} words={wording.sections.schedule} />;
    case "testimonials":
      return <TestimonialCards testimonials={listOfRegion(testimonials, section.region)} more={wording.sections.moreVoices} />;
    case "faq":
      return <FaqList entries={section.entries} />;
    case "links":
      return <FoldedLinks title={wording.sections.openList} links={section.links.map(({ title, path }) => ({ text: title, path }))} />;
  }
}

function FoldedLinks({ title, links }: { title: string; links: readonly GridLink[] }) {
  return (
    <PhoneFold title={title}>
      <LinkGrid links={links} />
    </PhoneFold>
  );
}

function placeLinks(places: readonly Place[], wanted: string) {
  return places.filter(({ groupId }) => groupId === wanted).map(({ name, slug }) => ({ text: name, path: placePath(slug) }));
}
