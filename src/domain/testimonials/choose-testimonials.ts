import type { Testimonial } from "./testimonial";

const SHOWN = 3;
const GENERAL = "home";

/** The three testimonials of a place: those of its own region, then general ones; fewer when there are no more. */
export function chooseTestimonials(testimonials: readonly Testimonial[], region: string = GENERAL): Testimonial[] {
  const own = testimonials.filter((testimonial) => testimonial.region === region);
  const general = testimonials.filter((testimonial) => testimonial.region === GENERAL);
  return [...new Set([...own, ...general])].slice(0, SHOWN);
}
