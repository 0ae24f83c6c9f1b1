import { onceFor } from "#domain/memo/once-for";
import { type PlaceWords, readWording } from "#domain/publishing/substance/read-wording";
import { sketchWording } from "#domain/publishing/substance/sketch";

/** A page whose text is measured and then remembered. */
export interface SketchedText {
  /** HTML, facts by their names. */
  content: string;
}

/** The wording of a page and its sketch, of the same object once. */
export const readOnce = onceFor((places: PlaceWords) =>
  onceFor(({ content }: SketchedText) => {
    const wording = readWording(content, places);
    return { wording, sketch: sketchWording(wording) };
  }),
);
