/** What the pages that come with the site are listed from, by `listAuthoredPages`. */
import type { PageContent } from "#domain/site/authored-pages";
import { landingPages } from "./landing/index";
import { placeGroups } from "./places";
import { topicCategories } from "./topics";

export const pageContent: PageContent = { landingPages, topicCategories, placeGroups };
