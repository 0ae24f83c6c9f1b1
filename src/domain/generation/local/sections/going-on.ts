import { paragraph } from "../markup";
import { toHtml } from "../rich-text";
import type { Section } from "./section";

/** So many letters are the same in "roldana" and "troca-de-roldana". */
const STEM = 5;

/** The way to the page of the place, and to that of the subject where one is called so. */
export const writeGoingOn: Section = ({ main, reading: { place } }) => {
  const page = main.pages.find((path) => path.includes(main.id.slice(0, STEM)));
  const links = [...(place?.path ? [`[portões ${place.phrase}](${place.path})`] : []), ...(page ? [`[${main.name.one}](${page})`] : [])];
  return links.length === 0 ? [] : [paragraph(toHtml(`Leia também: ${links.join(" e ")}.`))];
};
