import { intentKey } from "#domain/knowledge/intent-key";
import { readTitle } from "#domain/knowledge/read-title";
import { onceFor } from "#domain/memo/once-for";
import { listAuthoredPages } from "#domain/site/authored-pages";
import type { SiteContent } from "../content/site-content";

/** A page as reasons name it. */
export interface NamedPage {
  path: string;
  title: string;
}

/** The pages that come with the site by what their titles ask for. */
export const readAuthoredIntents = onceFor((content: SiteContent): ReadonlyMap<string, readonly NamedPage[]> => listIntents(content));

function listIntents({ pages, facts }: SiteContent): Map<string, NamedPage[]> {
  const intents = new Map<string, NamedPage[]>();
  for (const { kind, path, title } of listAuthoredPages(pages)) {
    if (kind !== "landing" && kind !== "topic") continue;
    const intent = intentKey(readTitle(title, facts.knowledge, facts.places));
    if (intent !== undefined) intents.set(intent, [...(intents.get(intent) ?? []), { path, title }]);
  }
  return intents;
}
