import municipalities from "#content/municipios.json" with { type: "json" };
import { pageContent } from "#content/pages";
import { freeShippingCities, placeGroups } from "#content/places";
import { buildBrazil } from "#domain/coverage/area/brazil";
import { intentKey } from "#domain/knowledge/intent-key";
import { mapIntents } from "#domain/knowledge/map-intents";
import { readTitle } from "#domain/knowledge/read-title";
import type { Reason } from "#domain/page/reason";
import { listPlaces } from "#domain/places/place";
import { judgeTitle } from "#domain/publishing/judge-page";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { facts } from "#support/content/facts";

const { knowledge } = facts;
const places = listPlaces(placeGroups);

/** Why a title may not be a page of the site as its files have it, with no pages generated yet. */
export function judgeTitleOfSite(title: string): Reason[] {
  const reading = readTitle(title, knowledge, places);
  const authored = mapIntents(listAuthoredPages(pageContent), knowledge, places);
  const area = { places, cities: freeShippingCities, brazil: buildBrazil(municipalities) };
  return judgeTitle(title, { reading, knowledge, facts, area, sameIntent: authored.get(intentKey(reading) ?? "") ?? [] });
}
