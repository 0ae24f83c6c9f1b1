import type { Contact } from "#domain/contact/contact";
import type { Business } from "#domain/facts/business";
import type { AuthoredPage } from "#domain/site/authored-pages";
import { chooseTestimonials } from "#domain/testimonials/choose-testimonials";
import type { Testimonial } from "#domain/testimonials/testimonial";
import { ClosingCall } from "#site/sections/ClosingCall";
import { LinkGrid } from "#site/sections/LinkGrid";
import { Section } from "#site/sections/Section";
import { TestimonialCards } from "#site/sections/TestimonialCards";
import { listLocalLinks } from "./home-texts";

export interface HomeClosingProps {
  business: Business;
  contact: Contact;
  testimonials: readonly Testimonial[];
  /** Every page that comes with the site. */
  pages: readonly AuthoredPage[];
}

/** Who bought before, where the seller is near, and what to do now. */
export function HomeClosing({ business, contact, testimonials, pages }: HomeClosingProps) {
  const { claims, service } = business;
  return (
    <>
      <Section
        title="Quem já trocou o motor"
        intro={`Nota ${claims.rating.value.toLocaleString("pt-BR")} de 5 em ${claims.rating.reviews} avaliações.`}
      >
        <TestimonialCards testimonials={chooseTestimonials(testimonials)} />
      </Section>
      <Section title="Atendimento perto de você" tone="paper">
        <LinkGrid links={listLocalLinks(pages)} />
      </Section>
      <ClosingCall
        title="Portão parado não espera"
        text={`Mande uma foto agora. Em emergência, um técnico chega em até ${service.emergencyArrivalHours} horas.`}
        button="Chamar no WhatsApp"
        message="Olá! Meu portão parou e preciso de um técnico."
        contact={contact}
      />
    </>
  );
}
