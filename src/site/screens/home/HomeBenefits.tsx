import type { Business } from "#domain/facts/business";
import { formatNumber, formatYears } from "#domain/facts/format";
import { BenefitList } from "#site/sections/BenefitList";
import { FactStrip } from "#site/sections/FactStrip";
import { Section } from "#site/sections/Section";

/** Under the first screen: the business in figures, and what comes with a motor. */
export function HomeBenefits({ business }: { business: Business }) {
  const { claims, identity, warranty } = business;
  return (
    <>
      <FactStrip
        items={[
          { value: `Desde ${identity.since}`, label: "instalando motores" },
          { value: `${formatNumber(claims.customers)}+`, label: "clientes" },
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
