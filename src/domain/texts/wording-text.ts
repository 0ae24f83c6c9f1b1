import type { z } from "zod";
import * as customers from "./wording/customer-wording";
import * as estimate from "./wording/estimate-wording";
import * as frame from "./wording/frame-wording";
import * as pages from "./wording/page-wording";
import { part } from "./wording/parts";

/** The words that pages share, or that belong to no document of their own, by where they show. */
export const wordingSchema = part("Frases do site", {
  general: frame.generalWording,
  contact: frame.contactWording,
  menu: frame.menuWording,
  footer: frame.footerWording,
  freeShipping: frame.freeShippingWording,
  coverage: estimate.coverageWording,
  estimate: estimate.estimateWording,
  pages: frame.pageNames,
  places: pages.placesWording,
  topics: pages.topicsWording,
  generated: pages.generatedWording,
  legal: pages.legalWording,
  faq: pages.faqWording,
  siteMap: pages.siteMapWording,
  booking: pages.bookingWording,
  notFound: pages.notFoundWording,
  failure: pages.failureWording,
  offers: pages.offersWording,
  sections: pages.sectionsWording,
  voices: customers.voiceWording,
  sheets: customers.sheetWording,
  works: customers.workWording,
  team: customers.teamWording,
  dates: frame.dateWording,
});

export type Wording = z.output<typeof wordingSchema>;
