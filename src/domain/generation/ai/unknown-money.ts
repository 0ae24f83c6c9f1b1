import type { Range } from "#domain/facts/business";
import { replaceNames } from "#domain/facts/fact-names";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { withoutTags } from "#domain/page/plain-text";

/**
 * "R$ 1.500,00", "R$800", "1.500 reais", "2 mil reais"; the number is in the first or third group, a "mil" after it.
 * A number is looked at from its first digit alone.
 */
const MONEY = /R\$\s*(\d+(?:\.\d+)*(?:,\d+)?)(\s*mil\b)?|(?<!\d|\d[.,])(\d+(?:\.\d+)*(?:,\d+)?)(\s*mil)?\s*(?:reais|de reais)\b/giu;

/**
 * Amounts of money a text quotes in figures that are neither in the register of facts nor in what the administrator wrote,
 * each once, as the text has them.
 * @example findUnknownMoney("<p>Por R$ 799,90.</p>", business) // ["R$ 799,90"]
 */
export function findUnknownMoney(html: string, business: PublishedBusiness, administratorWords = ""): string[] {
  const known = new Set([...listMoney(business), ...findMoney(administratorWords).map(({ reais }) => reais)]);
  const text = replaceNames(withoutTags(html, " "), () => " ").replaceAll("&nbsp;", " ");
  const unknown = findMoney(text)
    .filter(({ reais }) => !known.has(reais))
    .map((amount) => amount.text);
  return [...new Set(unknown)];
}

function findMoney(text: string): { text: string; reais: number }[] {
  return [...text.matchAll(MONEY)].map(([text, marked, markedThousand, named, namedThousand]) => ({
    text: text.replace(/\s+/g, " ").trim(),
    reais: toNumber(marked ?? named ?? "") * (markedThousand || namedThousand ? 1000 : 1),
  }));
}

function toNumber(written: string): number {
  return Number(written.replaceAll(".", "").replace(",", "."));
}

/** Every amount of the register. */
function listMoney(business: PublishedBusiness): number[] {
  const { offers, priceRange, plans, tiltPackages, tradeIn, maintenance } = business;
  const range = ({ min, max }: Range) => [min, max];
  return [
    ...offers.map(({ price }) => price),
    ...plans.map(({ price }) => price),
    ...tiltPackages.map(({ price }) => price),
    ...tradeIn.map(({ discount }) => discount),
    maintenance.express.price,
    ...range(priceRange),
    ...range(maintenance.typicalCost),
    ...range(maintenance.replacement.residential),
    ...range(maintenance.replacement.heavy),
  ];
}
