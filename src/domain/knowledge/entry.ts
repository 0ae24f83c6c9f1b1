import type { z } from "zod";
import type {
  checkSchema,
  componentSchema,
  entrySchema,
  gateSchema,
  lawSchema,
  modelSchema,
  productSchema,
  safetySchema,
  serviceSchema,
  symptomSchema,
  useSchema,
} from "./schema/entry-schema";
import type { item, listing, ownQuestions, prose, steps, table } from "./schema/parts";

/** What is known of one thing of the trade; pages are composed from the entries their titles are about. */
export type Entry = z.output<typeof entrySchema>;

export type EntryKind = Entry["kind"];

export type Component = z.output<typeof componentSchema>;
export type Symptom = z.output<typeof symptomSchema>;
export type Service = z.output<typeof serviceSchema>;
export type Gate = z.output<typeof gateSchema>;
export type UseEntry = z.output<typeof useSchema>;
export type Model = z.output<typeof modelSchema>;
export type Product = z.output<typeof productSchema>;
export type Safety = z.output<typeof safetySchema>;
export type Law = z.output<typeof lawSchema>;
export type Check = z.output<typeof checkSchema>;

export type Item = z.output<typeof item>;
export type Prose = z.output<typeof prose>;
export type Listing = z.output<typeof listing>;
export type Steps = z.output<typeof steps>;
export type Table = z.output<typeof table>;
export type OwnQuestion = z.output<typeof ownQuestions>[number];
