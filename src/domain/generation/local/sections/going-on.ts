import { paragraph } from "../markup";
import { toHtml } from "../rich-text";
import type { Section } from "./section";

/** The way to the page of the place and to that of the subject. */
export const writeGoingOn: Section = ({ main, reading: { place } }) => {
  const [page] = main.pages;
  const links = [...(place?.path ? [`[portões ${place.phrase}](${place.path})`] : []), ...(page ? [`[${main.name.one}](${page})`] : [])];
  return links.length === 0 ? [] : [paragraph(toHtml(`Leia também: ${links.join(" e ")}.`))];
};
