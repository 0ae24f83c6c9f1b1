import { toSearchText } from "#domain/text/search-text";
import { clickRate } from "./few-data";
import { clicksOf, type Figures, NO_FIGURES } from "./figures";
import type { ResultFilter, ResultOrder, ResultOrigin } from "./page-filter";
import type { PageSubject } from "./page-subject";
import type { SearchFigures } from "./prune-page";

/** What of a page says whether a list shows it. */
export interface FilteredPage extends PageSubject {
  number: number;
  origin: ResultOrigin;
  /** Its title as a search compares it. */
  searchText: string;
}

export interface RankedPage {
  number: number;
  figures: Figures;
  search?: SearchFigures | undefined;
}

interface Sources {
  pages: ReadonlyMap<number, FilteredPage>;
  figures: ReadonlyMap<number, Figures>;
  search: ReadonlyMap<number, SearchFigures>;
}

/** The pages that anything is told of, those that a filter leaves, in its order; pages that are gone are not filtered by what nobody knows. */
export function rankPages({ pages, figures, search }: Sources, filter: ResultFilter): RankedPage[] {
  const matches = createMatcher(filter);
  const numbers = new Set([...figures.keys(), ...search.keys()]);
  const found: (RankedPage & { key: number })[] = [];
  for (const number of numbers) {
    if (!matches(pages.get(number))) continue;
    const page = { number, figures: figures.get(number) ?? NO_FIGURES, search: search.get(number), key: 0 };
    page.key = keyOf(page, filter.order);
    found.push(page);
  }
  return found.sort((one, other) => other.key - one.key || other.figures.visits - one.figures.visits || one.number - other.number);
}

function createMatcher({ query, origin, place, topic }: ResultFilter): (page: FilteredPage | undefined) => boolean {
  const words = toSearchText(query).split(" ").filter(Boolean);
  const isAny = words.length === 0 && origin === undefined && place === undefined && topic === undefined && query.trim() === "";
  if (isAny) return () => true;
  return (page) =>
    page !== undefined &&
    (origin === undefined || page.origin === origin) &&
    (place === undefined || page.place === place) &&
    (topic === undefined || page.topic === topic) &&
    (words.length > 0 || query.trim() === "") &&
    words.every((word) => page.searchText.includes(word));
}

/** Whatever is not known comes last. */
function keyOf({ figures, search }: RankedPage, order: ResultOrder): number {
  switch (order) {
    case "visits":
      return figures.visits;
    case "clicks":
      return clicksOf(figures);
    case "rate":
      return clickRate(figures) ?? -1;
    case "contacts":
      return figures.contacts;
    case "value":
      return figures.value;
    case "searchClicks":
      return search?.clicks ?? -1;
    case "impressions":
      return search?.impressions ?? -1;
    case "position":
      return -(search?.position ?? Number.MAX_SAFE_INTEGER);
  }
}
