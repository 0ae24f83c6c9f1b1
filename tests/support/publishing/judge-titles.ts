import { faqThemes } from "#content/faq";
import municipalities from "#content/municipios.json" with { type: "json" };
import { pageContent } from "#content/pages";
import { freeShippingCities, placeGroups } from "#content/places";
import { buildBrazil } from "#domain/coverage/area/brazil";
import { intentKey } from "#domain/knowledge/intent-key";
import { readTitle, type TitleReading } from "#domain/knowledge/read-title";
import type { Reason } from "#domain/page/reason";
import { listNamedPlaces, listPlaces } from "#domain/places/place";
import { judgeTitle } from "#domain/publishing/judge-page";
import { type AnsweringPage, findAskedPage, indexAskedPages } from "#domain/publishing/rules/judge-intent";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { PATHS, topicPath } from "#domain/site/paths";
import { facts } from "#support/content/facts";
import { readAuthoredFiles } from "#support/page/authored";
import { mapIntents } from "./map-intents";

const { knowledge } = facts;
const withPage = listPlaces(placeGroups);
const places = listNamedPlaces(withPage, freeShippingCities);

const askedPages = indexAskedPages([
  { path: PATHS.faq, title: pageContent.names.faq, document: faqThemes },
  ...pageContent.landingPages.map((landing) => ({ path: `/${landing.slug}`, title: landing.title, document: landing })),
  ...readAuthoredFiles("topicos").map(({ slug, texts, faq }) => ({ path: topicPath(slug), title: texts.title ?? slug, document: faq })),
]);

/** Pages of the site's files that answer a title. */
export function findAnswering(reading: TitleReading): AnsweringPage[] {
  const authored = mapIntents(listAuthoredPages(pageContent), knowledge, places);
  return [...findAskedPage(reading, askedPages), ...(authored.get(intentKey(reading) ?? "") ?? [])];
}

/** Why a title may not be a page of the site as its files have it, with no pages generated yet. @param origin who is to write it */
export function judgeTitleOfSite(title: string, origin: "ai" | "local" = "ai"): Reason[] {
  const reading = readTitle(title, knowledge, places);
  const area = { places: withPage, cities: freeShippingCities, brazil: buildBrazil(municipalities) };
  return judgeTitle(title, { reading, knowledge, facts, area, sameIntent: findAnswering(reading) }, origin);
}
