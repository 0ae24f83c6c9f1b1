import type { Contact } from "#domain/contact/contact";
import { formatNumber } from "#domain/facts/format";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { OfferCards } from "#site/sections/OfferCards";
import { Section } from "#site/sections/Section";
import { StepList } from "#site/sections/StepList";
import { GateTypes } from "./GateTypes";
import { homeSteps } from "./home-texts";
import { InstalmentBanner } from "./InstalmentBanner";

/** Which gate it is, how a motor comes to it, and what that costs. */
export function HomeOffers({ business, contact }: { business: PublishedBusiness; contact: Contact }) {
  return (
    <>
      <Section title="Qual é o seu portão?" intro="O motor certo depende do movimento, do peso e de quantas vezes o portão abre por dia.">
        <GateTypes />
      </Section>
      <Section title="Como funciona" tone="paper">
        <StepList steps={homeSteps} />
      </Section>
      <Section title="Planos com instalação inclusa">
        <OfferCards offers="plans" business={business} />
        {business.offers.length > 0 && (
          <p className="mt-5 text-sm text-steel">
            Tabela de ofertas dos motores:{" "}
            {business.offers
              .map(({ name, price }) => `${name.replace(/ para portão automático$/, "")} por R$ ${formatNumber(price)}`)
              .join(" · ")}
            .
          </p>
        )}
      </Section>
      <InstalmentBanner business={business} contact={contact} />
    </>
  );
}
