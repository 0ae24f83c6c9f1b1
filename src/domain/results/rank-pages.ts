import { searchWords } from "#domain/text/search-text";
import { type Figures, NO_FIGURES } from "./figures";
import { type RankedPage, RESULT_ORDERS, type ResultFilter, type ResultOrigin } from "./page-filter";
import type { PageSubject } from "./page-subject";
import type { SearchFigures } from "./search-report";

/** What of a page says whether a list shows it. */
export interface FilteredPage extends PageSubject {
  number: number;
  origin: ResultOrigin;
  /** Its title as a search compares it. */
  searchText: string;
}

interface Sources {
  pages: ReadonlyMap<number, FilteredPage>;
  figures: ReadonlyMap<number, Figures>;
  search: ReadonlyMap<number, SearchFigures>;
}

/** The pages that anything is told of, those that a filter leaves, in its order; pages that are gone are not filtered by what nobody knows. */
export function rankPages({ pages, figures, search }: Sources, filter: ResultFilter): RankedPage[] {
  const matches = createMatcher(filter);
  return [...new Set([...figures.keys(), ...search.keys()])]
    .filter((number) => matches(pages.get(number)))
    .map((number) => ({ number, figures: figures.get(number) ?? NO_FIGURES, search: search.get(number) }))
    .map((page) => ({ ...page, key: RESULT_ORDERS[filter.order].keyOf(page) }))
    .sort((one, other) => other.key - one.key || other.figures.visits - one.figures.visits || one.number - other.number);
}

function createMatcher({ query, origin, place, topic }: ResultFilter): (page: FilteredPage | undefined) => boolean {
  const words = searchWords(query);
  const isBlank = query.trim() === "";
  if (isBlank && origin === undefined && place === undefined && topic === undefined) return () => true;
  return (page) =>
    page !== undefined &&
    (origin === undefined || page.origin === origin) &&
    (place === undefined || page.place === place) &&
    (topic === undefined || page.topic === topic) &&
    (isBlank || words.length > 0) &&
    words.every((word) => page.searchText.includes(word));
}
