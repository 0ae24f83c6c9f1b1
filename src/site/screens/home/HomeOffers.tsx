import type { PageContact } from "#domain/contact/contact";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatMoney } from "#domain/text/format";
import type { HomeText } from "#domain/texts/home-text";
import type { Wording } from "#domain/texts/wording-text";
import { EstimateEntry } from "#site/sections/EstimateEntry";
import { OfferCards } from "#site/sections/OfferCards";
import { Section } from "#site/sections/Section";
import { StepList } from "#site/sections/StepList";
import { GateTypes } from "./GateTypes";
import { InstalmentBanner } from "./InstalmentBanner";

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
