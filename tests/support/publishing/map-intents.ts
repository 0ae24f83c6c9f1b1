import { intentKey } from "#domain/knowledge/intent-key";
import type { Knowledge } from "#domain/knowledge/knowledge";
import { readTitle } from "#domain/knowledge/read-title";
import type { Place } from "#domain/places/place";

interface TitledPage {
  path: string;
  title: string;
}

const known = new WeakMap<readonly TitledPage[], ReadonlyMap<string, readonly TitledPage[]>>();

/** Pages by what they answer, as `intentKey` has it; of the same list the same map. */
export function mapIntents<Page extends TitledPage>(
  pages: readonly Page[],
  knowledge: Knowledge,
  places: readonly Place[],
): ReadonlyMap<string, readonly Page[]> {
  const found = known.get(pages) as ReadonlyMap<string, readonly Page[]> | undefined;
  if (found) return found;
  const byIntent = new Map<string, Page[]>();
  for (const page of pages) {
    const key = intentKey(readTitle(page.title, knowledge, places));
    if (key === undefined) continue;
    const same = byIntent.get(key);
    if (same) same.push(page);
    else byIntent.set(key, [page]);
  }
  known.set(pages, byIntent);
  return byIntent;
}
