import type { PageContact } from "#domain/contact/contact";
import type { PublishedBusiness } from "#domain/facts/published-business";
import type { LandingSection } from "#domain/landing/landing-page";
import type { Place } from "#domain/places/place";
import { placePath } from "#domain/site/paths";
import { listOfRegion } from "#domain/testimonials/choose-testimonials";
import type { ShownTestimonial } from "#domain/testimonials/testimonial";
import type { Wording } from "#domain/texts/wording-text";
import { CheckList } from "#site/sections/CheckList";
import { ClosingCall } from "#site/sections/ClosingCall";
import { EstimateEntry } from "#site/sections/EstimateEntry";
import { FactStrip } from "#site/sections/FactStrip";
import { FaqList } from "#site/sections/FaqList";
import { InlineText } from "#site/sections/InlineText";
import { type GridLink, LinkGrid } from "#site/sections/LinkGrid";
import { OfferCards } from "#site/sections/OfferCards";
import { PhoneFold } from "#site/sections/PhoneFold";
import { Section, type SectionProps } from "#site/sections/Section";
import { StepList } from "#site/sections/StepList";
import { TestimonialCards } from "#site/sections/TestimonialCards";
import { Comparison } from "./Comparison";
import { Schedule } from "./Schedule";
import { ServiceCards } from "./ServiceCards";

export interface LandingSectionsProps {
  sections: readonly LandingSection[];
  business: PublishedBusiness;
  contact: PageContact;
  /** What contact buttons without a message of their own send. */
  message: string;
  places: readonly Place[];
  testimonials: readonly ShownTestimonial[];
  wording: Pick<Wording, "sections" | "offers">;
  /** What leads to the price, where the site has that page and this is another. */
  estimateLink?: string | undefined;
}

/** On a phone the texts and lists from this section on are folded: what decides stands before them. */
const FOLDED_FROM = 3;

/** The sections of a landing page, every second one on paper. */
export function LandingSections({ sections, ...context }: LandingSectionsProps) {
  return sections.map((section, index) => (
    <LandingPart
      key={"title" in section ? section.title : section.kind}
      section={section}
      tone={index % 2 === 0 ? "white" : "paper"}
      isFolded={index >= FOLDED_FROM}
      isLast={index === sections.length - 1}
      {...context}
    />
  ));
}

type PartProps = Omit<LandingSectionsProps, "sections"> & {
  section: LandingSection;
  tone: SectionProps["tone"];
  isFolded: boolean;
  isLast: boolean;
};

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

interface BodyProps extends Pick<LandingSectionsProps, "contact" | "business" | "places" | "testimonials" | "wording" | "estimateLink"> {
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
        <>
          <OfferCards offers={section.offers} business={business} contact={contact} words={wording.offers} />
          {estimateLink && (section.offers === "plans" || section.offers === "tilt") && (
            <div className="mt-6">
              <EstimateEntry text={estimateLink} />
            </div>
          )}
        </>
      );
    case "comparison":
      return <Comparison caption={section.title} columns={section.columns} rows={section.rows} />;
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
