import { isOfRegion, type ShownTestimonial } from "./testimonial";

const SHOWN = 3;
const GENERAL = "home";

/** The three testimonials of a place: those of its own region, then general ones; fewer when there are no more. */
export function chooseTestimonials(testimonials: readonly ShownTestimonial[], region: string = GENERAL): ShownTestimonial[] {
  const own = testimonials.filter((testimonial) => isOfRegion(testimonial, region));
  const general = testimonials.filter((testimonial) => isOfRegion(testimonial, GENERAL));
  return [...new Set([...own, ...general])].slice(0, SHOWN);
}

/** The testimonials of one region and no other. */
export function listOfRegion(testimonials: readonly ShownTestimonial[], region: string): ShownTestimonial[] {
  return testimonials.filter((testimonial) => isOfRegion(testimonial, region)).slice(0, SHOWN);
}
