import type { Entry } from "#domain/knowledge/entry";
import { entrySchema } from "#domain/knowledge/schema/entry-schema";
import { readData } from "../read-data";

/** What is known of the trade, by entry: pages are composed from the entries their titles are about. */
export const entries: readonly Entry[] = readData(new URL("./", import.meta.url), entrySchema, "id");
