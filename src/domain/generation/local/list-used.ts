import type { Entry } from "#domain/knowledge/entry";
import type { TitleReading } from "#domain/knowledge/read-title";
import { onceFor } from "#domain/memo/once-for";

/** What a page was made of. */
export interface Used {
  /** "roldana.cost.items.0.says.1" for the second way of that item. */
  used: readonly string[];
  /** Figures of general knowledge that it may state. */
  quantities: readonly string[];
  /** Pages of the site that treat what it is about. */
  links: readonly string[];
}

/** By what was taken from which list of ways: where it stands, the figures that come with it, and the pages near to it. */
export function listUsed(taken: ReadonlyMap<readonly string[], number>, candidates: readonly Entry[], { place }: TitleReading): Used {
  const used: string[] = [];
  const quantities = new Set<string>();
  for (const [ways, way] of taken) {
    const entry = candidates.find((one) => pathsOf(one).has(ways));
    if (!entry) continue;
    used.push(`${entry.id}.${pathsOf(entry).get(ways)}.${way}`);
    for (const { text } of entry.quantities ?? []) quantities.add(text);
  }
  const [main] = candidates;
  return { used, quantities: [...quantities], links: [...(place?.path ? [place.path] : []), ...(main?.pages ?? [])] };
}

/** Where each list of ways stands; entries are constants. */
const pathsOf = onceFor((entry: Entry): ReadonlyMap<object, string> => {
  const paths = new Map<object, string>();
  const collect = (value: unknown, path: string) => {
    if (value === null || typeof value !== "object") return;
    if (Array.isArray(value) && typeof value[0] === "string") paths.set(value, path);
    for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key);
  };
  collect(entry, "");
  return paths;
});
