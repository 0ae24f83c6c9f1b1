import type { actions } from "astro:actions";
import { shiftPlace } from "#domain/frozen-figures/name-figures";
import type { DataOf } from "../../call/call";

export type ScannedSlice = DataOf<typeof actions.frozenFigures.scan>;
type ScannedFigure = ScannedSlice["figures"][number];
export type FrozenPlace = ScannedFigure["places"][number];
/** A place keeps its key when others before it become names. */
export type ShownPlace = FrozenPlace & { key: string };
export type FigureGroup = Omit<ScannedFigure, "places"> & { places: readonly ShownPlace[] };
export type NamedPage = DataOf<typeof actions.frozenFigures.giveNames>["named"][number];

/** What was read so far. */
export interface FiguresRead {
  figures: readonly FigureGroup[];
  read: number;
  /** Pages of the site; undefined before the first answer. */
  total?: number;
}

/** A place and the fact that is to stand there. */
export interface ChosenFact {
  figure: string;
  place: FrozenPlace;
  name: string;
}

export const NOTHING_READ: FiguresRead = { figures: [], read: 0 };

/** Places of one figure that a screen shows. */
const MAX_PLACES = 50;

/** Figures of which no more places need to be told. */
export function listEnough({ figures }: FiguresRead): string[] {
  return figures.filter(({ places }) => places.length >= MAX_PLACES).map(({ figure }) => figure);
}

export function countFigures({ figures }: FiguresRead): number {
  return figures.reduce((sum, { count }) => sum + count, 0);
}

/** With the next slice of pages. */
export function addSlice(before: FiguresRead, slice: ScannedSlice): FiguresRead {
  const groups = new Map(before.figures.map((group) => [group.figure, group]));
  for (const scanned of slice.figures) {
    const group = { ...scanned, places: scanned.places.map(toShown) };
    const known = groups.get(group.figure);
    groups.set(group.figure, known ? joinGroups(known, group) : group);
  }
  return { figures: [...groups.values()], read: before.read + slice.read, total: slice.total };
}

function toShown(place: FrozenPlace): ShownPlace {
  return { ...place, key: `${place.pageId} ${place.field} ${place.start}` };
}

function joinGroups(one: FigureGroup, other: FigureGroup): FigureGroup {
  const suggested = new Map(other.facts.map((fact) => [fact.name, fact.suggested]));
  return {
    ...one,
    count: one.count + other.count,
    pages: one.pages + other.pages,
    facts: one.facts.map((fact) => ({ ...fact, suggested: fact.suggested + (suggested.get(fact.name) ?? 0) })),
    places: [...one.places, ...other.places].slice(0, MAX_PLACES),
  };
}

/** Without the figures that are names now; what stands behind them on their pages has moved. */
export function withoutNamed(before: FiguresRead, chosen: readonly ChosenFact[], named: readonly NamedPage[]): FiguresRead {
  const pages = new Map(named.map((page) => [page.id, page]));
  const done = chosen.filter(({ place }) => pages.has(place.pageId));
  const figures = before.figures.map((group) => {
    const ofGroup = done.filter(({ figure }) => figure === group.figure);
    return {
      ...group,
      count: group.count - ofGroup.length,
      pages: group.pages - named.filter(({ gone }) => gone.includes(group.figure)).length,
      facts: group.facts.map((fact) => ({
        ...fact,
        suggested: fact.suggested - ofGroup.filter(({ place }) => place.suggested === fact.name).length,
      })),
      places: group.places.flatMap((place) => movePlace(place, done, pages.get(place.pageId))),
    };
  });
  return { ...before, figures: figures.filter(({ count }) => count > 0) };
}

function movePlace(place: ShownPlace, done: readonly ChosenFact[], page: NamedPage | undefined): ShownPlace[] {
  if (!page) return [place];
  const onField = done.filter((one) => one.place.pageId === place.pageId && one.place.field === place.field);
  if (onField.some((one) => one.place.start === place.start)) return [];
  const choices = onField.map((one) => ({ ...one.place, name: one.name }));
  return [{ ...place, version: page.version, start: shiftPlace(place.start, choices), end: shiftPlace(place.end, choices) }];
}

/** The figure as readers see it. */
export function readPlaceText({ text }: FrozenPlace): string {
  return text.replace(/&(?:nbsp|#160|#xa0);/gi, " ");
}

/** A fact's label, with what it reads today where the figure is what it read before. */
export function describeFact({ label, today }: Pick<FigureGroup["facts"][number], "label" | "today">): string {
  return today === undefined ? label : `${label}, hoje ${today}`;
}
