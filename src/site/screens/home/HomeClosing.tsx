import type { Contact } from "#domain/contact/contact";
import type { PublishedBusiness } from "#domain/facts/published-business";
import type { AuthoredPage } from "#domain/site/authored-pages";
import { chooseTestimonials } from "#domain/testimonials/choose-testimonials";
import type { Testimonial } from "#domain/testimonials/testimonial";
import { ClosingCall } from "#site/sections/ClosingCall";
import { LinkGrid } from "#site/sections/LinkGrid";
import { Section } from "#site/sections/Section";
import { TestimonialCards } from "#site/sections/TestimonialCards";
import { listLocalLinks } from "./home-texts";

export interface HomeClosingProps {
  business: PublishedBusiness;
  contact: Contact;
  testimonials: readonly Testimonial[];
  /** Every page that comes with the site. */
  pages: readonly AuthoredPage[];
}

/** Who bought before, where the seller is near, and what to do now. */
export function HomeClosing({ business, contact, testimonials, pages }: HomeClosingProps) {
  const { service } = business;
  const { rating } = business.claims;
  const shown = chooseTestimonials(testimonials);
  const hasCustomers = shown.length > 0 || rating !== undefined;
  return (
    <>
      {hasCustomers && (
        <Section
          title="Quem já trocou o motor"
          intro={rating && `Nota ${rating.value.toLocaleString("pt-BR")} de 5 em ${rating.reviews} avaliações.`}
        >
          {shown.length > 0 && <TestimonialCards testimonials={shown} />}
        </Section>
      )}
      <Section title="Atendimento perto de você" tone={hasCustomers ? "paper" : "white"}>
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
