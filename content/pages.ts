/** What the pages that come with the site are listed from, by `listAuthoredPages`. */
import { listPlaces } from "#domain/places/place";
import type { PageContent } from "#domain/site/authored-pages";
import { listTopics } from "#domain/topics/topic";
import { landingPages } from "./landing/index";
import { placeGroups } from "./places";
import { topicCategories } from "./topics";
import { wording } from "./wording";

export const pageContent: PageContent = {
  landingPages,
  topics: listTopics(topicCategories),
  places: listPlaces(placeGroups, wording.places),
  works: [],
  hasTeam: false,
  names: wording.pages,
};
