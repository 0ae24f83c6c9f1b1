import { type LandingPage, landingSchema } from "#domain/landing/landing-schema";
import { readData } from "../read-data";

/** Every landing page that comes with the site. */
export const landingPages: readonly LandingPage[] = readData(new URL("./", import.meta.url), landingSchema, "slug");
