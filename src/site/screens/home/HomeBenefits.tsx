import type { HomeText } from "#domain/texts/home-text";
import { BenefitList } from "#site/sections/BenefitList";
import { FactStrip } from "#site/sections/FactStrip";
import { Section } from "#site/sections/Section";

/** Under the first screen: the business in figures, and what comes with a motor. */
export function HomeBenefits({ figures, benefits: { title, items } }: Pick<HomeText, "figures" | "benefits">) {
  return (
    <>
      <FactStrip items={figures} />
      <Section title={title}>
        <BenefitList benefits={items} />
      </Section>
    </>
  );
}
