import type { Business } from "#domain/facts/business";
import { type FactValue, hasField, parseField, withField } from "#domain/facts/fact-fields";
import { describeFacts, type FactTexts } from "#domain/facts/fact-texts";
import { type FormerText, type KnownFigures, listFigures } from "#domain/frozen-figures/known-figures";
import { FACT } from "../content/lay-facts";
import type { OwnerRevision, OwnerValues } from "../owner-values/owner-values";

/** Former values of the register that are looked for. */
const MAX_FORMER = 200;

/** The figures of the whole register, which a page may state by hand though they are not published, and what its facts read before. */
export async function readRegisterFigures(
  business: Business,
  written: Business,
  ownerValues: Pick<OwnerValues, "listRevisionsUnder">,
): Promise<{ known: KnownFigures; former: readonly FormerText[] }> {
  const texts = describeFacts(business);
  const former = listFormerTexts(business, texts, written, await ownerValues.listRevisionsUnder(FACT, MAX_FORMER));
  return { known: listFigures(texts, former), former };
}

/** What facts read before: by the files, and with each value that the owner gave a field since, the newest first. */
function listFormerTexts(
  business: Business,
  today: FactTexts,
  written: Business,
  revisions: readonly Pick<OwnerRevision, "path" | "value">[],
): FormerText[] {
  const former = new Map<string, FormerText>();
  for (const register of [...revisions.flatMap((revision) => putBack(business, revision)), written]) {
    for (const [name, text] of Object.entries(describeFacts(register))) {
      // A fact that is empty today would take the sentence with it.
      if (Object.hasOwn(today, name) && today[name] !== text) former.set(`${name} ${text}`, { name, text });
    }
  }
  return [...former.values()];
}

/** The register with that value back in its place; none when this release cannot use it. */
function putBack(business: Business, { path, value }: Pick<OwnerRevision, "path" | "value">): Business[] {
  const field = path.slice(FACT.length);
  if (value === null || !hasField(business, field) || !("value" in parseField(business, field, value))) return [];
  return [withField(business, field, value as FactValue)];
}
