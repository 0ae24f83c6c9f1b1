import type { PageContact } from "#domain/contact/contact";
import type { AuthoredPage } from "#domain/site/authored-pages";
import { chooseTestimonials } from "#domain/testimonials/choose-testimonials";
import type { ShownTestimonial } from "#domain/testimonials/testimonial";
import type { HomeText } from "#domain/texts/home-text";
import { ClosingCall } from "#site/sections/ClosingCall";
import { LinkGrid } from "#site/sections/LinkGrid";
import { Section } from "#site/sections/Section";
import { TestimonialCards } from "#site/sections/TestimonialCards";
import { listLocalLinks } from "./local-links";

export interface HomeClosingProps {
  texts: HomeText;
  contact: PageContact;
  testimonials: readonly ShownTestimonial[];
  /** Every page that comes with the site. */
  pages: readonly AuthoredPage[];
}

/** Who bought before, where the seller is near, and what to do now. */
export function HomeClosing({ texts, contact, testimonials, pages }: HomeClosingProps) {
  const shown = chooseTestimonials(testimonials);
  const { title, intro } = texts.testimonials;
  const hasCustomers = shown.length > 0 || intro !== "";
  return (
    <>
      {hasCustomers && (
        <Section title={title} intro={intro}>
          {shown.length > 0 && <TestimonialCards testimonials={shown} />}
        </Section>
      )}
      <Section title={texts.nearby.title} tone={hasCustomers ? "paper" : "white"}>
        <LinkGrid links={listLocalLinks(pages)} />
      </Section>
      <ClosingCall {...texts.call} contact={contact} />
    </>
  );
}
