import type { z } from "zod";
import type { landingSchema, landingSectionSchema } from "./landing-schema";

/** A landing page as data: one set of sections, in any order. Texts may name facts between double braces. */
export type LandingPage = z.output<typeof landingSchema>;

export type LandingSection = z.output<typeof landingSectionSchema>;
