import { formatNumber, formatYears } from "#domain/facts/format";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { BenefitList } from "#site/sections/BenefitList";
import { FactStrip } from "#site/sections/FactStrip";
import { Section } from "#site/sections/Section";

/** Under the first screen: the business in figures, and what comes with a motor. */
export function HomeBenefits({ business }: { business: PublishedBusiness }) {
  const { claims, identity, warranty } = business;
  return (
    <>
      <FactStrip
        items={[
          ...(identity.since === undefined ? [] : [{ value: `Desde ${identity.since}`, label: "instalando motores" }]),
          ...(claims.customers === undefined ? [] : [{ value: `${formatNumber(claims.customers)}+`, label: "clientes" }]),
          { value: `${claims.openingSeconds} s`, label: "para abrir o portão" },
          { value: `${claims.interestFreeInstallments}x`, label: "sem juros" },
          { value: formatYears(warranty.promotionalYears), label: "de garantia" },
        ]}
      />
      <Section title="O que você leva com o motor">
        <BenefitList business={business} />
      </Section>
    </>
  );
}
