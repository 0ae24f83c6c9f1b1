import type { PageContact } from "#domain/contact/contact";
import { type Place, sayWhere } from "#domain/places/place";
import { chooseTestimonials, isOfRegion, type ShownTestimonial } from "#domain/testimonials/testimonial";
import { fillBlanks } from "#domain/text/fill-blanks";
import type { Wording } from "#domain/texts/wording-text";
import { CheckList } from "./lists";
import { OfferCards, type OfferLists } from "./OfferCards";
import { Section } from "./Section";
import { TestimonialCards } from "./TestimonialCards";

interface PlaceSectionsProps {
  contact: PageContact;
  place: Pick<Place, "name" | "city" | "cityName" | "isCity" | "traits">;
  /** Whether what comes with the motor comes there without a charge. */
  isShippingFree: boolean;
  /** What leads to the price, where the site has that page. */
  estimateLink?: string | undefined;
  business: OfferLists;
  testimonials: readonly ShownTestimonial[];
  wording: {
    places: Pick<Wording["places"], "benefits" | "plans" | "testimonials">;
    offers: Wording["offers"];
    sections: Pick<Wording["sections"], "moreVoices">;
  };
}

/** The parts of a place's page that are the same offer everywhere. */
export function PlaceSections({ contact, place, isShippingFree, estimateLink, business, testimonials, wording }: PlaceSectionsProps) {
  const { name, city, cityName, isCity } = place;
  const shown = chooseTestimonials(testimonials, city);
  const hasOwn = shown.some((testimonial) => isOfRegion(testimonial, city));
  const { benefits, plans, testimonials: titles } = wording.places;
  return (
    <>
      {isShippingFree && (
        <Section title={fillBlanks(benefits.title, { lugar: name, onde: sayWhere(place) })} tone="paper">
          <CheckList items={benefits.items} />
        </Section>
      )}
      <Section title={plans.title}>
        <OfferCards
          offers="plans"
          business={business}
          contact={contact}
          words={wording.offers}
          estimateLink={estimateLink}
          place={isCity ? name : `${name}, ${cityName}`}
        />
      </Section>
      {shown.length > 0 && (
        <Section title={hasOwn ? fillBlanks(titles.own, { cidade: cityName }) : titles.general} tone="paper">
          <TestimonialCards testimonials={shown} more={wording.sections.moreVoices} />
        </Section>
      )}
    </>
  );
}
