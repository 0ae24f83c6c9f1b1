import type { z } from "zod";
import type { testimonialSchema } from "./testimonial-schema";

/** What a customer said. Its region is where it is shown: "home", a city's name, or a landing page's slug. */
export type Testimonial = z.output<typeof testimonialSchema>;
