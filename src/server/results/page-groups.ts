import { addFigures, type Figures, NO_FIGURES } from "#domain/results/figures";
import { RESULT_ORIGIN_NAMES, type ResultOrigin } from "#domain/results/page-filter";
import { nameTopic } from "#domain/results/page-subject";
import type { PageFigures } from "./page-figures";
import type { PageIndex, ResultsContent } from "./page-index";

/** Groups told by themselves; the others are told together. */
const MOST_TOLD = 12;

/** What came of the pages that have something in common. */
export interface PageGroup {
  /** As lists are filtered by it; absent for pages without one, and for all groups that are not told by themselves. */
  key?: string;
  name: string;
  figures: Figures;
}

/** Pages by where they came from, the place they are of, and what they are about. */
export function groupPages(index: PageIndex, pages: PageFigures, { facts }: ResultsContent) {
  const names = new Map(facts.places.map(({ slug, label }) => [slug, label]));
  const sums = { origin: new Map<string, Figures>(), place: new Map<string, Figures>(), topic: new Map<string, Figures>() };
  for (const [number, figures] of pages) {
    const page = index.get(number);
    for (const by of ["origin", "place", "topic"] as const) {
      const key = page?.[by] ?? "";
      sums[by].set(key, addFigures(sums[by].get(key) ?? NO_FIGURES, figures));
    }
  }
  return {
    origins: toGroups(sums.origin, (key) => RESULT_ORIGIN_NAMES[key as ResultOrigin], "Páginas que já saíram do site"),
    places: toGroups(sums.place, (key) => names.get(key) ?? key, "Sem um lugar"),
    topics: toGroups(sums.topic, (key) => nameTopic(key, facts.knowledge), "Sem um assunto"),
  };
}

function toGroups(sums: ReadonlyMap<string, Figures>, nameOf: (key: string) => string, none: string): PageGroup[] {
  const groups = [...sums]
    .filter(([key]) => key !== "")
    .map(([key, figures]) => ({ key, name: nameOf(key), figures }))
    .toSorted((one, other) => other.figures.visits - one.figures.visits);
  const rest = groups.slice(MOST_TOLD);
  const without = sums.get("");
  return [
    ...groups.slice(0, MOST_TOLD),
    ...(rest.length > 0
      ? [{ name: `Outros ${rest.length}`, figures: rest.reduce((sum, { figures }) => addFigures(sum, figures), NO_FIGURES) }]
      : []),
    ...(without ? [{ name: none, figures: without }] : []),
  ];
}
