import type { Business } from "#domain/facts/business";
import { type FactValue, hasField, parseField, withField } from "#domain/facts/fact-fields";
import { describeFacts } from "#domain/facts/published-business";
import { type FormerText, listFigures } from "#domain/frozen-figures/known-figures";
import { FACT } from "../content/lay-facts";
import type { OwnerRevision, OwnerValues } from "../owner-values/owner-values";

/** Former values of the register that are looked for. */
const MAX_FORMER = 200;

/** The figures of the whole register, which a page may state by hand though they are not published, and what its facts read before. */
export async function readRegisterFigures(business: Business, written: Business, ownerValues: Pick<OwnerValues, "listRevisionsUnder">) {
  const today = describeFacts(business);
  const revisions = await ownerValues.listRevisionsUnder(FACT, MAX_FORMER);
  const registers = [...revisions.flatMap((revision) => putBack(business, revision)), written];
  // What facts read before; one that is empty today would take the sentence with it.
  const former = registers
    .flatMap((register) => Object.entries(describeFacts(register)))
    .filter(([name, text]) => Object.hasOwn(today, name) && today[name] !== text);
  const known = [...new Map(former.map(([name, text]): [string, FormerText] => [`${name} ${text}`, { name, text }])).values()];
  return { known: listFigures(today, known), former: known };
}

/** The register with that value back in its place; none when this release cannot use it. */
function putBack(business: Business, { path, value }: Pick<OwnerRevision, "path" | "value">): Business[] {
  const field = path.slice(FACT.length);
  if (value === null || !hasField(business, field) || !("value" in parseField(business, field, value))) return [];
  return [withField(business, field, value as FactValue)];
}
