import type { FactTexts } from "#domain/facts/fact-texts";
import { fillFactsDeep } from "#domain/facts/fill-facts-deep";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { chooseTestimonials } from "#domain/testimonials/choose-testimonials";
import type { Testimonial } from "#domain/testimonials/testimonial";
import { CheckList } from "./CheckList";
import { OfferCards } from "./OfferCards";
import { Section } from "./Section";
import { TestimonialCards } from "./TestimonialCards";

export interface PlaceSectionsProps {
  place: string;
  city: string;
  facts: { business: PublishedBusiness; texts: FactTexts };
  testimonials: readonly Testimonial[];
}

/** What every place gets. */
const BENEFITS = [
  "Entrega e instalação grátis",
  "{{garantia-de-fabrica}}, até {{garantia-estendida}}",
  "Assistência técnica local",
  "Tecnologia de última geração: abertura em {{abertura-segundos}}",
  "{{preco-de-fabrica}}, em {{parcelas}}",
];

/** The parts of a place's page that are the same offer everywhere. */
export function PlaceSections({ place, city, facts, testimonials }: PlaceSectionsProps) {
  const shown = chooseTestimonials(testimonials, city);
  const hasOwn = shown.some(({ region }) => region === city);
  return (
    <>
      <Section title={`O que vem com o motor em ${place}`} tone="paper">
        <CheckList items={fillFactsDeep(BENEFITS, facts.texts)} />
      </Section>
      <Section title="Planos com instalação">
        <OfferCards offers="plans" business={facts.business} />
      </Section>
      {shown.length > 0 && (
        <Section title={hasOwn ? `Clientes em ${city} e região` : "Quem já trocou o motor"} tone="paper">
          <TestimonialCards testimonials={shown} />
        </Section>
      )}
    </>
  );
}
