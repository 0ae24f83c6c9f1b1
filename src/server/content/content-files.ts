import { type CollectionEntry, getCollection } from "astro:content";
import { business } from "#content/business";
import { entries } from "#content/conhecimento/entries";
import { faqThemes } from "#content/faq";
import { home } from "#content/home";
import { landingPages } from "#content/landing/index";
import { placeGroups } from "#content/places";
import { testimonials } from "#content/testimonials";
import { topicCategories } from "#content/topics";
import { wording } from "#content/wording";
import type { Business } from "#domain/facts/business";
import type { Entry } from "#domain/knowledge/entry";
import type { PlaceGroup } from "#domain/places/place";
import type { MunicipalityList } from "#domain/publishing/area/brazil";
import { type LegalText, type PlaceText, type TopicText, textPath } from "#domain/texts/text";
import type { TopicCategory } from "#domain/topics/topic";

/** What the files of a release say: what lies below the owner's values. */
export interface ContentFiles {
  business: Business;
  placeGroups: readonly PlaceGroup[];
  topicCategories: readonly TopicCategory[];
  /** What is known of the trade. */
  entries: readonly Entry[];
  /** Every document by its name, see `TextKinds`. */
  texts: ReadonlyMap<string, unknown>;
}

export async function readContentFiles(): Promise<ContentFiles> {
  const [topics, places, legal] = await Promise.all([getCollection("topicos"), getCollection("cidades"), getCollection("legal")]);
  return {
    business,
    placeGroups,
    topicCategories,
    entries,
    texts: new Map<string, unknown>([
      [textPath("home"), home],
      [textPath("frases"), wording],
      [textPath("faq"), { themes: faqThemes }],
      [textPath("depoimentos"), { testimonials }],
      ...landingPages.map((landing): [string, unknown] => [textPath("landing", landing.slug), landing]),
      ...topics.map((entry): [string, TopicText] => [textPath("topicos", entry.id), toTopicText(entry)]),
      ...places.map((entry): [string, PlaceText] => [textPath("cidades", entry.id), toPlaceText(entry)]),
      ...legal.map((entry): [string, LegalText] => [textPath("legal", entry.id), toLegalText(entry)]),
    ]),
  };
}

let municipalities: Promise<MunicipalityList> | undefined;

/** The municipalities of the country, read only by whoever asks where a place lies. */
export function readMunicipalities(): Promise<MunicipalityList> {
  municipalities ??= import("#content/municipios").then((file) => file.municipalities);
  return municipalities;
}

function toTopicText({ data, rendered }: CollectionEntry<"topicos">): TopicText {
  return { ...data, related: listIds(data.related), places: listIds(data.places), html: rendered?.html ?? "" };
}

function toPlaceText({ data, rendered }: CollectionEntry<"cidades">): PlaceText {
  return { ...data, nearby: listIds(data.nearby), topics: listIds(data.topics), html: rendered?.html ?? "" };
}

function toLegalText({ data, rendered }: CollectionEntry<"legal">): LegalText {
  return { ...data, updated: data.updated.toISOString().slice(0, "2026-11-20".length), html: rendered?.html ?? "" };
}

function listIds(references: readonly { id: string }[]): string[] {
  return references.map(({ id }) => id);
}
