import type { z } from "zod";
import { sheetWording, teamWording, voiceWording, workWording } from "#domain/texts/wording/customer-wording";
import { offersWording, sectionsWording } from "#domain/texts/wording/page-wording";
import { coverageWording, estimateWording } from "./wording/estimate-wording";
import {
  contactWording,
  dateWording,
  footerWording,
  freeShippingWording,
  generalWording,
  menuWording,
  pageNames,
} from "./wording/frame-wording";
import {
  bookingWording,
  failureWording,
  faqWording,
  generatedWording,
  legalWording,
  notFoundWording,
  placesWording,
  siteMapWording,
  topicsWording,
} from "./wording/page-wording";
import { part } from "./wording/parts";

/** The words that pages share, or that belong to no document of their own, by where they show. */
export const wordingSchema = part("Frases do site", {
  general: generalWording,
  contact: contactWording,
  menu: menuWording,
  footer: footerWording,
  freeShipping: freeShippingWording,
  coverage: coverageWording,
  estimate: estimateWording,
  pages: pageNames,
  places: placesWording,
  topics: topicsWording,
  generated: generatedWording,
  legal: legalWording,
  faq: faqWording,
  siteMap: siteMapWording,
  booking: bookingWording,
  notFound: notFoundWording,
  failure: failureWording,
  offers: offersWording,
  sections: sectionsWording,
  voices: voiceWording,
  sheets: sheetWording,
  works: workWording,
  team: teamWording,
  dates: dateWording,
});

export type Wording = z.output<typeof wordingSchema>;
