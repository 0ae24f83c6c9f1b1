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
  /** What the business answered. */
  answer?: string;
}

export function isOfRegion({ region, alsoOf = [] }: ShownTestimonial, wanted: string): boolean {
  return region === wanted || alsoOf.includes(wanted);
}
