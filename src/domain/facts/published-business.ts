import type { Business } from "./business";
import { CLAIMS, type ClaimId, isInside } from "./claims";
import type { FactTexts } from "./fact-names";
import type { NamedFact } from "./named/named-fact";
import { listNamedFacts } from "./named/named-facts";

/** The register as a public page may show it: what the owner has not proven is absent, and the lists of it are empty. */
export type PublishedBusiness = ReturnType<typeof publishBusiness>;

/** The register without what is still to be proven. Claims that are only asked for stay. */
export function publishBusiness(business: Business, unproven: readonly ClaimId[]) {
  const { since, cnpj, email, address, ...identity } = business.identity;
  const { customers, rating, factory, ...claims } = business.claims;
  const keep = <T extends object>(id: ClaimId, part: T): Partial<T> => (unproven.includes(id) ? {} : part);
  return {
    ...business,
    identity: {
      ...identity,
      ...keep("cnpj", { cnpj }),
      ...keep("email", { email }),
      ...keep("address", { address }),
      ...keep("since", { since }),
    },
    claims: { ...claims, ...keep("customers", { customers }), ...keep("rating", { rating }), ...keep("factory", { factory }) },
    offers: unproven.includes("offers") ? [] : business.offers,
    technical: { ...business.technical, models: unproven.includes("models") ? [] : business.technical.models },
  };
}

/** The texts of the facts that may be published; a name is absent as soon as a field it is made of may not. */
export function publishTexts(names: readonly NamedFact[], unproven: readonly ClaimId[]): FactTexts {
  const hidden = CLAIMS.filter(({ id, isHidden }) => isHidden && unproven.includes(id)).flatMap(({ paths }) => paths);
  const isHidden = ({ paths }: NamedFact) => paths.some((path) => hidden.some((whole) => isInside(path, whole)));
  return Object.fromEntries(names.filter((one) => one.text !== "" && !isHidden(one)).map(({ name, text }) => [name, text]));
}

/** Every fact that running text may quote, whatever is proven; what the owner left empty is none. */
export const describeFacts = (business: Business): FactTexts => publishTexts(listNamedFacts(business), []);
