import { z } from "zod";
import { coverage } from "./schema/coverage";
import { estimate } from "./schema/estimate";
import { availability, booking, hours, windows } from "./schema/hours";
import { contact, identity, privacy, site } from "./schema/identity";
import { maintenance, offers, plans, priceRange, tiltPackages, tradeIn } from "./schema/prices";
import { claims, service, technical, tiltFeatures, warranty, warrantyCovers, warrantyIncludes, warrantyTiers } from "./schema/promises";
import { trade } from "./schema/trade";

// The one place for the fields of the register; rules between them are in business-problems.ts.

/**
 * The whole register: what each field is called, how it is worked, its bounds, and what is said when a value breaks them.
 * The form of the panel, the checks, the history and the file `content/business.ts` all go by it.
 */
export const businessSchema = z.strictObject({
  identity,
  contact,
  privacy,
  hours,
  claims,
  warranty,
  offers,
  priceRange,
  plans,
  tiltPackages,
  tiltFeatures,
  tradeIn,
  maintenance,
  warrantyTiers,
  warrantyCovers,
  warrantyIncludes,
  service,
  windows,
  availability,
  booking,
  technical,
  coverage,
  estimate,
  trade,
  site,
});
