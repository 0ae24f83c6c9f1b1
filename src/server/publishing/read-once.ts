import type { PlaceWords } from "#domain/publishing/substance/place-words";
import { readWording, type Wording } from "#domain/publishing/substance/read-wording";
import { type Sketch, sketchWording } from "#domain/publishing/substance/sketch";

/** A page whose text is measured and then remembered. */
export interface SketchedText {
  /** HTML, facts by their names. */
  content: string;
}

interface ReadText {
  places: PlaceWords;
  wording: Wording;
  sketch: Sketch;
}

const read = new WeakMap<SketchedText, ReadText>();

/** The wording of a page and its sketch, of the same object once. */
export function readOnce(text: SketchedText, places: PlaceWords): ReadText {
  const before = read.get(text);
  if (before?.places === places) return before;
  const wording = readWording(text.content, places);
  const now = { places, wording, sketch: sketchWording(wording) };
  read.set(text, now);
  return now;
}
