import type { z } from "zod";
import type { Photo } from "#domain/photo/photo";
import type { testimonialSchema } from "./testimonial-schema";

/** What a customer said. Its region is where it is shown: "home", a city's name, or a landing page's slug. */
export type Testimonial = z.output<typeof testimonialSchema>;

/** One as pages show it. */
export interface ShownTestimonial extends Testimonial {
  /** Further regions that it is of. */
  alsoOf?: readonly string[];
  /** That the customer sent with it. */
  photo?: Pick<Photo, "address" | "width" | "alt">;
  answer?: string;
}

export const isOfRegion = ({ region, alsoOf = [] }: ShownTestimonial, wanted: string) => region === wanted || alsoOf.includes(wanted);

const SHOWN = 3;
const GENERAL = "home";

/** The three testimonials of a place: those of its own region, then general ones; fewer when there are no more. */
export function chooseTestimonials(testimonials: readonly ShownTestimonial[], region: string = GENERAL): ShownTestimonial[] {
  const own = testimonials.filter((testimonial) => isOfRegion(testimonial, region));
  const general = testimonials.filter((testimonial) => isOfRegion(testimonial, GENERAL));
  return [...new Set([...own, ...general])].slice(0, SHOWN);
}

/** The testimonials of one region and no other. */
export const listOfRegion = (testimonials: readonly ShownTestimonial[], region: string): ShownTestimonial[] =>
  testimonials.filter((testimonial) => isOfRegion(testimonial, region)).slice(0, SHOWN);
