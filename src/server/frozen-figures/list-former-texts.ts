import type { Business } from "#domain/facts/business";
import { type FactValue, hasField, parseField, withField } from "#domain/facts/fact-fields";
import { describeFacts, type FactTexts } from "#domain/facts/fact-texts";
import type { FormerText } from "#domain/frozen-figures/known-figures";
import { FACT } from "../content/lay-facts";
import type { OwnerRevision } from "../owner-values/owner-values";

/** What facts read before: by the files, and with each value that the owner gave a field since, the newest first. */
export function listFormerTexts(
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
