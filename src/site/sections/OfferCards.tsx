import { formatMoney, formatYears } from "#domain/facts/format";
import type { PublishedBusiness } from "#domain/facts/published-business";

export type OfferKind = "plans" | "tilt" | "trade-in" | "warranty";

interface OfferCard {
  name: string;
  /** What stands large: a price, a discount, a term. */
  headline: string;
  details: readonly string[];
}

export type OfferLists = Pick<PublishedBusiness, "plans" | "tiltPackages" | "tradeIn" | "warrantyTiers">;

/** One of the register's lists of offers, as cards. */
export function OfferCards({ offers, business }: { offers: OfferKind; business: OfferLists }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {listCards(offers, business).map(({ name, headline, details }) => (
        <li key={name} className="rounded-card border border-line bg-white p-6">
          <h3 className="text-lg">{name}</h3>
          <p className="mt-1 font-bold text-3xl [font-stretch:112%]">{headline}</p>
          <ul className="mt-4 space-y-2 text-steel">
            {details.map((detail) => (
              <li key={detail} className="border-line border-t pt-2">
                {detail}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function listCards(offers: OfferKind, { plans, tiltPackages, tradeIn, warrantyTiers }: OfferLists): OfferCard[] {
  switch (offers) {
    case "plans":
      return plans.map(({ name, price, power, remotes, warrantyYears }) => ({
        name,
        headline: formatMoney(price),
        details: [`Motor de ${power}`, `${remotes} controles remotos`, `${formatYears(warrantyYears)} de garantia`],
      }));
    case "tilt":
      return tiltPackages.map(({ name, price, model, power, maxAreaM2, usage, remotes, warrantyYears }) => ({
        name,
        headline: formatMoney(price),
        details: [
          `Modelo ${model}, ${power}`,
          `Portões de até ${maxAreaM2} m²`,
          usage,
          `${remotes} controles remotos`,
          `${formatYears(warrantyYears)} de garantia`,
        ],
      }));
    case "trade-in":
      return tradeIn.map(({ name, discount, conditions }) => ({
        name,
        headline: `${formatMoney(discount)} de desconto`,
        details: conditions,
      }));
    case "warranty":
      return warrantyTiers.map(({ name, years, includes }) => ({
        name: `Garantia ${name}`,
        headline: formatYears(years),
        details: includes,
      }));
  }
}
