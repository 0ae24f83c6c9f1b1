import { intentKey } from "#domain/knowledge/intent-key";
import { readTitle } from "#domain/knowledge/read-title";
import { listAuthoredPages } from "#domain/site/authored-pages";
import type { SiteContent } from "../content/site-content";

/** A page as reasons name it. */
export interface NamedPage {
  path: string;
  title: string;
}

const known = new WeakMap<SiteContent, ReadonlyMap<string, readonly NamedPage[]>>();

/** The pages that come with the site by what their titles ask for. */
export function readAuthoredIntents(content: SiteContent): ReadonlyMap<string, readonly NamedPage[]> {
  const intents = known.get(content) ?? listIntents(content);
  known.set(content, intents);
  return intents;
}

function listIntents({ pages, facts }: SiteContent): Map<string, NamedPage[]> {
  const intents = new Map<string, NamedPage[]>();
  for (const { kind, path, title } of listAuthoredPages(pages)) {
    if (kind !== "landing" && kind !== "topic") continue;
    const intent = intentKey(readTitle(title, facts.knowledge, facts.places));
    if (intent !== undefined) intents.set(intent, [...(intents.get(intent) ?? []), { path, title }]);
  }
  return intents;
}
