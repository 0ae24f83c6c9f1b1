import { type PlaceRecord, placeRecordSchema } from "#domain/places/place-record";
import { readData } from "../read-data";

/** What is known of every place with a page and decides something there. */
export const placeRecords: readonly PlaceRecord[] = readData(new URL("./", import.meta.url), placeRecordSchema, "slug");
