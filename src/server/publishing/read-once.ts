import { onceFor } from "#domain/memo/once-for";
import { type PlaceWords, readWording } from "#domain/publishing/substance/read-wording";
import { sketchWording } from "#domain/publishing/substance/sketch";

/** A page whose text is measured and then remembered. */
export interface SketchedText {
  /** HTML, facts by their names. */
  content: string;
}

const readWith = onceFor((places: PlaceWords) =>
  onceFor(({ content }: SketchedText) => {
    const wording = readWording(content, places);
    return { wording, sketch: sketchWording(wording) };
  }),
);

/** The wording of a page and its sketch, of the same object once. */
export const readOnce = (text: SketchedText, places: PlaceWords) => readWith(places)(text);
