import type { PageContact } from "#domain/contact/contact";
import type { Plan } from "#domain/facts/business";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { type Blanks, fillBlanks } from "#domain/text/fill-blanks";
import { formatMoney, formatYears } from "#domain/text/format";
import type { Wording } from "#domain/texts/wording-text";
import { ContactButton } from "#site/contact/contact";
import { EstimateEntry } from "./EstimateEntry";

type OfferKind = "plans" | "tilt" | "trade-in" | "warranty";

interface OfferCard {
  name: string;
  isRecommended?: boolean;
  /** What stands large: a price, a discount, a term. */
  headline: string;
  details: readonly string[];
}

export type OfferLists = Pick<PublishedBusiness, "plans" | "tiltPackages" | "tradeIn" | "warrantyTiers">;

interface OfferCardsProps {
  offers: OfferKind;
  business: OfferLists;
  contact: PageContact;
  words: Wording["offers"];
  /** What leads to the price of a gate, under what has one; absent where the site has no page that answers. */
  estimateLink?: string | undefined;
  /** Filled in there. */
  place?: string;
}

/** One of the register's lists of offers, as cards; each plan with its button. */
export function OfferCards({ offers, business, contact, words, estimateLink, place }: OfferCardsProps) {
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
        {listCards(offers, business, words).map(({ name, headline, details, isRecommended }) => (
          <li
            key={name}
            className={`relative flex flex-col rounded-card border bg-white p-4 md:p-6 ${isRecommended ? "border-amber border-2" : "border-line"}`}
          >
            {isRecommended && (
              <p className="-top-3 absolute left-4 rounded-full bg-amber px-3 font-semibold text-sm">{words.recommended}</p>
            )}
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
              <h3 className="text-lg">{name}</h3>
              <p className="headline text-2xl md:mt-1 md:text-3xl">{headline}</p>
            </div>
            <ul className="mt-2 mb-4 grow text-[0.9375rem] text-steel md:mt-4 md:text-base">
              {details.map((detail) => (
                <li key={detail} className="border-line border-t py-1 md:py-1.5">
                  {detail}
                </li>
              ))}
            </ul>
            {offers === "plans" && (
              <ContactButton
                contact={contact}
                place="section"
                text={fillBlanks(words.choose, { plano: name })}
                message={fillBlanks(words.message, { plano: name })}
                compact
                quiet={!isRecommended}
              />
            )}
          </li>
        ))}
      </ul>
      {estimateLink && (offers === "plans" || offers === "tilt") && (
        <div className="mt-6">
          <EstimateEntry text={estimateLink} place={place} />
        </div>
      )}
    </>
  );
}

function listCards(offers: OfferKind, { plans, tiltPackages, tradeIn, warrantyTiers }: OfferLists, words: Wording["offers"]): OfferCard[] {
  switch (offers) {
    case "plans":
      return plans.map((plan) => ({
        name: plan.name,
        isRecommended: plan.name === words.recommendedPlan,
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
