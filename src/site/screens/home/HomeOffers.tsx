import type { PageContact } from "#domain/contact/contact";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatMoney } from "#domain/text/format";
import type { HomeText } from "#domain/texts/home-text";
import type { Wording } from "#domain/texts/wording-text";
import { ContactButton } from "#site/contact/contact";
import { Drawing } from "#site/drawings/Drawing";
import { FactStrip, StepList } from "#site/sections/lists";
import { OfferCards } from "#site/sections/OfferCards";
import { Section } from "#site/sections/Section";
import icons from "./benefit-icons.svg?url&no-inline";

interface HomeOffersProps {
  texts: HomeText;
  wording: Pick<Wording, "offers" | "sections">;
  business: PublishedBusiness;
  contact: PageContact;
  estimateLink?: string | undefined;
}

/** Which gate it is and what its motor costs, then what comes with it and how. */
export function HomeOffers({
  texts: { figures, benefits, gates, steps, plans, instalments },
  wording,
  business,
  contact,
  estimateLink,
}: HomeOffersProps) {
  const { offers, claims } = business;
  const vezes = String(claims.interestFreeInstallments);
  return (
    <>
      <FactStrip items={figures} />
      <Section title={gates.title} intro={gates.intro}>
        <GateTypes types={gates.items} />
      </Section>
      <Section title={plans.title} tone="paper">
        <OfferCards offers="plans" business={business} contact={contact} words={wording.offers} estimateLink={estimateLink} />
        {offers.length > 0 && <p className="mt-5 text-sm text-steel">{describeOffers(plans, offers)}</p>}
      </Section>
      <div className="on-ink bg-ink py-7 text-white md:py-10">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
          <p className="max-w-[34ch] headline text-2xl leading-snug">
            {instalments.text} <span className="whitespace-nowrap text-amber">{fillBlanks(instalments.amount, { vezes })}</span>
          </p>
          <ContactButton contact={contact} place="section" text={instalments.button} message={instalments.message} />
        </div>
      </div>
      <Section title={benefits.title}>
        <BenefitList benefits={benefits.items} />
      </Section>
      <Section title={steps.title} tone="paper">
        <StepList steps={steps.steps} words={wording.sections} />
      </Section>
    </>
  );
}

function describeOffers({ offers: sentence, offer }: HomeText["plans"], offers: PublishedBusiness["offers"]): string {
  const listed = offers.map(({ name, price }) =>
    fillBlanks(offer, { oferta: name.replace(/ para portão automático$/, ""), preço: formatMoney(price) }),
  );
  return fillBlanks(sentence, { ofertas: listed.join(" · ") });
}

/** The movements a gate may have, drawn. */
function GateTypes({ types }: { types: HomeText["gates"]["items"] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
      {types.map(({ gate, title, text, path }) => (
        <li key={title} className="overflow-hidden rounded-card border border-line bg-white">
          <a href={path} className="group grid h-full grid-cols-[7rem_1fr] content-start items-center md:grid-cols-1">
            <Drawing gate={gate} of={path} className="w-full rounded-br-card md:rounded-none" />
            <span className="px-4 headline text-lg group-hover:underline md:px-5 md:pt-5">{title}</span>
            <span className="px-4 pt-2 pb-3 text-[0.9375rem] text-steel max-md:col-span-2 md:px-5 md:pt-1 md:pb-5 md:text-base">
              {text}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What comes with every motor; its icons are a file, which a page fetches as they come near the screen. */
function BenefitList({ benefits }: { benefits: HomeText["benefits"]["items"] }) {
  return (
    <ul className="grid gap-x-10 gap-y-3 md:gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {benefits.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3 md:gap-4">
          <span className="flex size-9 md:size-12 flex-none items-center justify-center rounded-card bg-amber">
            <img src={`${icons}#${icon}`} alt="" width="24" height="24" loading="lazy" />
          </span>
          <div className="[overflow-wrap:anywhere]">
            <h3 className="text-lg">{title}</h3>
            <p className="text-[0.9375rem] text-steel md:mt-1 md:text-base">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
