import type { Place } from "#domain/places/place";
import { listForms } from "./word-form";

/** The words of every name, by the first of them, the longest name first. */
export type PlaceWords = ReadonlyMap<string, readonly (readonly string[])[]>;

const ZONES = ["zona norte", "zona sul", "zona leste", "zona oeste"];
/** "na Mooca", "em Santana", "pelo Tatuapé": the name chooses them. */
const BEFORE = new Set("em no na nos nas de do da dos das o a os as à às ao aos por pelo pela pelos pelas".split(" "));

export function listPlaceWords(places: readonly Pick<Place, "name" | "city" | "cityName">[]): PlaceWords {
  const names = new Set([...ZONES, ...places.flatMap(({ name, city, cityName }) => [name, city, cityName])]);
  const byFirst = new Map<string, string[][]>();
  for (const words of [...names].map(listForms).toSorted((a, b) => b.length - a.length)) {
    const [first] = words;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  return byFirst;
}

/** The words without the names of places, nor what the names choose before them. */
export function leaveOutPlaces(words: readonly string[], places: PlaceWords): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    const name = places.get(word)?.find((known) => known.every((one, offset) => words[at + offset] === one));
    if (name) {
      while (BEFORE.has(left.at(-1) ?? "")) left.pop();
      at += name.length;
    } else {
      left.push(word);
      at += 1;
    }
  }
  return left;
}
