import type { ReactNode } from "react";
import type { PageContact } from "#domain/contact/contact";
import type { FaqEntry } from "#domain/faq/faq-schema";
import { type AuthoredPage, pagesOfKind } from "#domain/site/authored-pages";
import { PATHS } from "#domain/site/paths";
import { chooseTestimonials, type ShownTestimonial } from "#domain/testimonials/testimonial";
import type { HomeText } from "#domain/texts/home-text";
import type { Wording } from "#domain/texts/wording-text";
import { ClosingCall } from "#site/sections/ClosingCall";
import { FaqList, type GridLink, LinkGrid, TextLink } from "#site/sections/lists";
import { PhoneFold, Section } from "#site/sections/Section";
import { TestimonialCards } from "#site/sections/TestimonialCards";

interface HomeClosingProps {
  texts: HomeText;
  contact: PageContact;
  testimonials: readonly ShownTestimonial[];
  wording: Pick<Wording, "sections">;
  /** The first of the page of questions. */
  questions: readonly FaqEntry[];
  /** Every page that comes with the site. */
  pages: readonly AuthoredPage[];
  /** The search among the cities where the motor comes without a charge. */
  children: ReactNode;
}

/** Who bought before, where the seller is near, what most people ask, and what to do now. */
export function HomeClosing({ texts, contact, testimonials, wording, questions, pages, children }: HomeClosingProps) {
  const shown = chooseTestimonials(testimonials);
  const { title, intro } = texts.testimonials;
  const hasCustomers = shown.length > 0 || intro !== "";
  return (
    <>
      {hasCustomers && (
        <Section title={title} intro={intro}>
          {shown.length > 0 && <TestimonialCards testimonials={shown} more={wording.sections.moreVoices} />}
        </Section>
      )}
      <Section id="frete-gratis" title={texts.freeShipping.title} intro={texts.freeShipping.intro} tone="paper">
        {children}
        <PhoneFold title={texts.nearby.title} heading="h3" className="md:mt-8">
          <LinkGrid links={listLocalLinks(pages)} />
        </PhoneFold>
      </Section>
      <Section title={texts.faq.title}>
        <FaqList entries={questions} />
        <p className="mt-5">
          <TextLink href={PATHS.faq} className="font-semibold underline underline-offset-4">
            {texts.faq.more}
          </TextLink>
        </p>
      </Section>
      <ClosingCall {...texts.call} contact={contact} />
    </>
  );
}

/** Landing pages in the order the home page leads to them; one not named here comes last. */
const ORDER: readonly string[] = [
  "atendimento-sp",
  "zona-norte-portoes",
  "zona-sul-portoes",
  "zona-leste-portoes",
  "zona-oeste-portoes",
  "guarulhos-portoes",
  "atendimento-guarulhos",
  "osasco-portoes",
  "atendimento-osasco",
  "instalacao-rapida",
  "motor-instalacao-inclusa",
  "orcamento",
  "orcamento-whatsapp",
  "agendar-instalacao",
  "basculante-automatico",
  "troca-motor-antigo",
  "garantia-servico",
];

/** Where the home page leads: to every landing page. */
function listLocalLinks(pages: readonly AuthoredPage[]): GridLink[] {
  const position = (slug: string) => (ORDER.includes(slug) ? ORDER.indexOf(slug) : ORDER.length);
  return pagesOfKind(pages, "landing")
    .toSorted((one, other) => position(one.landing.slug) - position(other.landing.slug))
    .map(({ landing, path }) => ({ text: landing.linkText, path }));
}
