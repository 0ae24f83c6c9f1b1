import { formatMoney } from "#domain/text/format";
import type { Business, Plan } from "./business";

interface Price {
  path: string;
  /** Where it stands: "plano Rio". */
  label: string;
  price: number;
}

/**
 * Plans whose motor has another price in an offer or a tilt package. It ends when the prices are the same, or when the other
 * one is given a name that says it is something else.
 */
export function findPriceContradictions(business: Business) {
  return business.plans.flatMap((plan) => {
    const prices = listPrices(business, plan);
    if (new Set(prices.map((one) => one.price)).size === 1) return [];
    return [{ product: plan.name, paths: prices.map(({ path }) => path), message: describe(plan.name, prices) }];
  });
}

/**
 * What is sold, a plan each, with all that sells the same motor: an offer that has its name as a word in its own, a tilt
 * package that has it as its model. Of the fields of prices and of years of warranty that of the plan comes first.
 */
export function listSoldProducts(business: Business) {
  return business.plans.map((plan) => {
    const prices = listPrices(business, plan);
    return {
      product: plan.name,
      /** @example "pacote Simples" */
      alsoSoldAs: prices.slice(1).map(({ label }) => label),
      prices: prices.map(({ path }) => path),
      warranties: [`plans.${plan.id}.warrantyYears`, ...listTilts(business, plan).map(({ id }) => `tiltPackages.${id}.warrantyYears`)],
    };
  });
}

const listTilts = ({ tiltPackages }: Business, { name }: Plan) => tiltPackages.filter(({ model }) => hasWords(model, name));

function listPrices(business: Business, plan: Plan): Price[] {
  const { id, name, price } = plan;
  return [
    { path: `plans.${id}.price`, label: `plano ${name}`, price },
    ...listTilts(business, plan).map((one) => ({ path: `tiltPackages.${one.id}.price`, label: `pacote ${one.name}`, price: one.price })),
    ...business.offers
      .filter((offer) => hasWords(offer.name, name))
      .map((offer) => ({ path: `offers.${offer.id}.price`, label: `oferta “${offer.name}”`, price: offer.price })),
  ];
}

function describe(product: string, prices: readonly Price[]): string {
  const list = prices.map(({ label, price }) => `${formatMoney(price)} (${label})`).join(", ");
  return `O motor ${product} tem mais de um preço: ${list}. Iguale os preços, ou mude o nome do que for outro produto.`;
}

/** Whether words stand in a text as they are, not inside of longer ones. */
function hasWords(text: string, words: string): boolean {
  const spaced = (one: string) =>
    ` ${one
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  return spaced(text).includes(spaced(words));
}
