import { formatMoney } from "#domain/text/format";
import type { Business } from "./business";

/** One product that the site sells at two prices. */
export interface PriceContradiction {
  /** The name of the plan. */
  product: string;
  /** The fields that hold the prices. */
  paths: readonly string[];
  message: string;
}

interface Price {
  path: string;
  /** Where it stands: "plano Rio". */
  label: string;
  price: number;
}

/**
 * Plans whose motor has another price in an offer or a tilt package: one that has the plan's name as a word in its own, or
 * as its model. It ends when the prices are the same, or when the other one is given a name that says it is something else.
 */
export function findPriceContradictions({ plans, offers, tiltPackages }: Business): PriceContradiction[] {
  return plans.flatMap(({ id, name, price }) => {
    const prices: Price[] = [
      { path: `plans.${id}.price`, label: `plano ${name}`, price },
      ...tiltPackages
        .filter(({ model }) => hasWords(model, name))
        .map((tilt) => ({ path: `tiltPackages.${tilt.id}.price`, label: `pacote ${tilt.name}`, price: tilt.price })),
      ...offers
        .filter((offer) => hasWords(offer.name, name))
        .map((offer) => ({ path: `offers.${offer.id}.price`, label: `oferta “${offer.name}”`, price: offer.price })),
    ];
    if (new Set(prices.map((one) => one.price)).size === 1) return [];
    return [{ product: name, paths: prices.map(({ path }) => path), message: describe(name, prices) }];
  });
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
