import type { Entry } from "#domain/knowledge/entry";
import type { TitleReading } from "#domain/knowledge/read-title";

/** What a page was made of. */
export interface Used {
  /** "roldana.cost.items.0.says.1" for the second way of that item. */
  used: readonly string[];
  /** Figures of general knowledge that it may state. */
  quantities: readonly string[];
  /** Pages of the site that treat what it is about. */
  links: readonly string[];
}

const paths = new WeakMap<Entry, ReadonlyMap<unknown, string>>();

/** By what was taken from which list of ways: where it stands, the figures that come with it, and the pages near to it. */
export function listUsed(taken: ReadonlyMap<readonly string[], number>, candidates: readonly Entry[], { place }: TitleReading): Used {
  const used: string[] = [];
  const quantities = new Set<string>();
  for (const entry of candidates) {
    let isUsed = false;
    const known = findPaths(entry);
    for (const [ways, way] of taken) {
      const path = known.get(ways);
      if (path === undefined) continue;
      used.push(`${entry.id}.${path}.${way}`);
      isUsed = true;
    }
    if (isUsed) for (const { text } of entry.quantities ?? []) quantities.add(text);
  }
  const [main] = candidates;
  return { used, quantities: [...quantities], links: [...(place?.path ? [place.path] : []), ...(main?.pages ?? [])] };
}

/** Where each list of ways of an entry stands; entries are constants, so each is read once. */
function findPaths(entry: Entry): ReadonlyMap<unknown, string> {
  const known = paths.get(entry);
  if (known) return known;
  const found = new Map<unknown, string>();
  const collect = (value: unknown, path: string) => {
    if (value === null || typeof value !== "object") return;
    if (Array.isArray(value) && typeof value[0] === "string") found.set(value, path);
    for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key);
  };
  collect(entry, "");
  paths.set(entry, found);
  return found;
}
