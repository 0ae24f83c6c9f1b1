import type { Plan } from "#domain/facts/business";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { type Blanks, fillBlanks } from "#domain/text/fill-blanks";
import { formatMoney, formatYears } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";

export type OfferKind = "plans" | "tilt" | "trade-in" | "warranty";

interface OfferCard {
  name: string;
  /** What stands large: a price, a discount, a term. */
  headline: string;
  details: readonly string[];
}

export type OfferLists = Pick<PublishedBusiness, "plans" | "tiltPackages" | "tradeIn" | "warrantyTiers">;

/** One of the register's lists of offers, as cards. */
export function OfferCards({ offers, business, words }: { offers: OfferKind; business: OfferLists; words: Wording["offers"] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {listCards(offers, business, words).map(({ name, headline, details }) => (
        <li key={name} className="rounded-card border border-line bg-white p-6">
          <h3 className="text-lg">{name}</h3>
          <p className="mt-1 font-bold text-3xl [font-stretch:112%]">{headline}</p>
          <ul className="mt-4 flex flex-col gap-2 text-steel">
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

function listCards(offers: OfferKind, { plans, tiltPackages, tradeIn, warrantyTiers }: OfferLists, words: Wording["offers"]): OfferCard[] {
  switch (offers) {
    case "plans":
      return plans.map((plan) => ({
        name: plan.name,
        headline: formatMoney(plan.price),
        details: fillBlanks(words.plans, describePlan(plan)),
      }));
    case "tilt":
      return tiltPackages.map(({ model, maxAreaM2, usage, ...plan }) => ({
        name: plan.name,
        headline: formatMoney(plan.price),
        details: fillBlanks(words.tilt, { ...describePlan(plan), modelo: model, área: String(maxAreaM2), uso: usage }),
      }));
    case "trade-in":
      return tradeIn.map(({ name, discount, conditions }) => ({
        name,
        headline: fillBlanks(words.tradeIn, { desconto: formatMoney(discount) }),
        details: conditions,
      }));
    case "warranty":
      return warrantyTiers.map(({ name, years, includes }) => ({
        name: fillBlanks(words.warranty, { nome: name }),
        headline: formatYears(years),
        details: includes,
      }));
  }
}

function describePlan({ power, remotes, warrantyYears }: Pick<Plan, "power" | "remotes" | "warrantyYears">): Blanks {
  return { potência: power, controles: String(remotes), garantia: formatYears(warrantyYears) };
}
