import type { KnownFigure } from "#domain/frozen-figures/known-figures";

/** A fact that a figure may be, and how often the words around speak for it more than for the others. */
export interface SuggestedFact {
  name: string;
  suggested: number;
}

/** One figure of the register and where pages state it by hand. */
export interface FigureGroup<Place> {
  /** As the register writes it: "R$ 800". */
  figure: string;
  count: number;
  pages: number;
  facts: SuggestedFact[];
  /** Some of the places, the first ones. */
  places: Place[];
}

/** Gathers what is found by figure, page after page. */
export function groupFigures<Place>() {
  const groups = new Map<string, FigureGroup<Place>>();
  const lastPages = new Map<string, string>();
  return {
    list: () => [...groups.values()],

    /** The figure's group, with one more found on that page. */
    count({ text, names }: KnownFigure, pageId: string): FigureGroup<Place> {
      const group = groups.get(text) ?? {
        figure: text,
        count: 0,
        pages: 0,
        facts: names.map((name) => ({ name, suggested: 0 })),
        places: [],
      };
      groups.set(text, group);
      group.count += 1;
      if (lastPages.get(text) !== pageId) group.pages += 1;
      lastPages.set(text, pageId);
      return group;
    },
  };
}

/** Adds one to the suggestions of a fact. */
export function suggestFact(group: FigureGroup<unknown>, name: string | undefined): void {
  const fact = group.facts.find((one) => one.name === name);
  if (fact) fact.suggested += 1;
}
