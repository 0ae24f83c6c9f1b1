import { isDeepStrictEqual } from "node:util";
import { onceFor } from "#domain/memo/once-for";
import { listPlaceWords, type PlaceWords, readWording } from "#domain/publishing/substance/read-wording";
import { listMarks, sketchWording } from "#domain/publishing/substance/sketch";
import type { SiteContent } from "../content/site-content";
import { takeShortTurns } from "../limits/short-turns";
import { type AuthoredText, listAuthoredTexts } from "./authored-texts";

/** The marks of the pages that come with the site, and what they are found by. */
export interface AuthoredMarks {
  /** Left out of every text that is compared with them. */
  places: PlaceWords;
  find(mark: number): readonly AuthoredText[] | undefined;
}

/** Of the same content the same; read when first asked for. */
export const readAuthoredMarks = onceFor(
  (content: SiteContent): Promise<AuthoredMarks> =>
    findMarks(listAuthoredTexts(content), keepPlaceWords(listPlaceWords(content.facts.places))),
);

let lastPlaces: PlaceWords = new Map();

/** The same object while places are called the same: thousands of texts that were read without them are kept by it. */
export function keepPlaceWords(places: PlaceWords): PlaceWords {
  if (!isDeepStrictEqual(places, lastPlaces)) lastPlaces = places;
  return lastPlaces;
}

/** In short turns: it is a tenth of a second's work. */
export async function findMarks(texts: readonly AuthoredText[], places: PlaceWords): Promise<AuthoredMarks> {
  const pages = new Map<number, AuthoredText[]>();
  const turns = takeShortTurns();
  for (const text of texts) {
    for (const mark of listMarks(sketchWording(readWording(text.read(), places)))) pages.set(mark, [...(pages.get(mark) ?? []), text]);
    if (turns.isOver()) await turns.next();
  }
  return { places, find: (mark) => pages.get(mark) };
}
