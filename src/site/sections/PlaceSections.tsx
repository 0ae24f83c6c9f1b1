import { facts } from "#content/facts";
import { fillFacts } from "#domain/facts/fill-facts";
import type { Testimonial } from "#domain/testimonials/testimonial";
import { CheckList } from "./CheckList";
import { OfferCards } from "./OfferCards";
import { Section } from "./Section";
import { TestimonialCards } from "./TestimonialCards";

export interface PlaceSectionsProps {
  place: string;
  city: string;
  testimonials: readonly Testimonial[];
}

/** What every place gets, in the specification's words. */
const BENEFITS = [
  "Entrega e instalação grátis",
  "Garantia de fábrica estendida, até {{garantia-estendida}}",
  "Assistência técnica local",
  "Tecnologia de última geração: abertura em {{abertura-segundos}}",
  "Preço direto de fábrica, em {{parcelas}}",
];

/** The parts of a place's page that are the same offer everywhere. */
export function PlaceSections({ place, city, testimonials }: PlaceSectionsProps) {
  const local = testimonials.filter(({ region }) => region === city);
  return (
    <>
      <Section title={`O que vem com o motor em ${place}`} tone="paper">
        <CheckList items={BENEFITS.map((benefit) => fillFacts(benefit, facts.texts))} />
      </Section>
      <Section title="Planos com instalação">
        <OfferCards offers="plans" business={facts.business} />
      </Section>
      {local.length > 0 && (
        <Section title={`Clientes em ${city}`} tone="paper">
          <TestimonialCards testimonials={local} />
        </Section>
      )}
    </>
  );
}
