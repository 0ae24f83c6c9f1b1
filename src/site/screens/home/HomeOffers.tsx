import type { PageContact } from "#domain/contact/contact";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatMoney } from "#domain/text/format";
import type { HomeText } from "#domain/texts/home-text";
import type { Wording } from "#domain/texts/wording-text";
import { ContactButton } from "#site/contact/ContactButton";
import { GateIllustration } from "#site/drawings/GateIllustration";
import { EstimateEntry } from "#site/sections/EstimateEntry";
import { OfferCards } from "#site/sections/OfferCards";
import { Section } from "#site/sections/Section";
import { StepList } from "#site/sections/StepList";

export interface HomeOffersProps {
  texts: HomeText;
  wording: Pick<Wording, "offers" | "sections">;
  business: PublishedBusiness;
  contact: PageContact;
  estimateLink?: string | undefined;
}

/** Which gate it is, how a motor comes to it, and what that costs. */
export function HomeOffers({ texts: { gates, steps, plans, instalments }, wording, business, contact, estimateLink }: HomeOffersProps) {
  const { offers, claims } = business;
  return (
    <>
      <Section title={gates.title} intro={gates.intro}>
        <GateTypes types={gates.items} />
      </Section>
      <Section title={steps.title} tone="paper">
        <StepList steps={steps.steps} words={wording.sections} />
      </Section>
      <Section title={plans.title}>
        <OfferCards offers="plans" business={business} words={wording.offers} />
        {estimateLink && (
          <div className="mt-6">
            <EstimateEntry text={estimateLink} />
          </div>
        )}
        {offers.length > 0 && <p className="mt-5 text-sm text-steel">{describeOffers(plans, offers)}</p>}
      </Section>
      <InstalmentBanner texts={instalments} instalments={claims.interestFreeInstallments} contact={contact} />
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
          <a href={path} className="group flex h-full items-center md:flex-col md:items-stretch">
            <GateIllustration gate={gate} className="w-2/5 flex-none md:w-full" />
            <span className="flex grow flex-col p-4 md:p-5">
              <span className="font-bold text-lg [font-stretch:112%] group-hover:underline">{title}</span>
              <span className="mt-1 text-[0.9375rem] text-steel md:text-base">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface InstalmentBannerProps {
  texts: HomeText["instalments"];
  instalments: PublishedBusiness["claims"]["interestFreeInstallments"];
  contact: PageContact;
}

/** What a motor costs a month. */
function InstalmentBanner({ texts: { text, amount, button, message }, instalments, contact }: InstalmentBannerProps) {
  return (
    <div className="on-ink bg-ink py-10 text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <p className="max-w-[34ch] font-bold text-2xl leading-snug [font-stretch:112%]">
          {text} <span className="whitespace-nowrap text-amber">{fillBlanks(amount, { vezes: String(instalments) })}</span>
        </p>
        <ContactButton contact={contact} place="section" text={button} message={message} />
      </div>
    </div>
  );
}
