import type { z } from "zod";
import type { entrySchema } from "./schema/entry-schema";
import type { item, listing, ownQuestions, prose, steps, table } from "./schema/parts";

/** What is known of one thing of the trade; pages are composed from the entries their titles are about. */
export type Entry = z.output<typeof entrySchema>;

export type EntryKind = Entry["kind"];

export type Item = z.output<typeof item>;
export type Prose = z.output<typeof prose>;
export type Listing = z.output<typeof listing>;
export type Steps = z.output<typeof steps>;
export type Table = z.output<typeof table>;
export type OwnQuestion = z.output<typeof ownQuestions>[number];
export type Told = NonNullable<OwnQuestion["tells"]>[number];
