import { type CollectionEntry, getCollection } from "astro:content";
import { business } from "#content/business";
import { entries } from "#content/conhecimento/entries";
import { faqThemes } from "#content/faq";
import { home } from "#content/home";
import { landingPages } from "#content/landing/index";
import { placeRecords } from "#content/lugares/records";
import { placeGroups } from "#content/places";
import { replies } from "#content/replies";
import { testimonials } from "#content/testimonials";
import { topicCategories } from "#content/topics";
import { wording } from "#content/wording";
import type { MunicipalityList } from "#domain/coverage/area/brazil";
import { listPlaces } from "#domain/places/place";
import { type TextKinds, textPath } from "#domain/texts/text-kinds";
import { listTopics } from "#domain/topics/topic";

export type ContentFiles = Awaited<ReturnType<typeof readContentFiles>>;

/** What the files of a release say: what lies below the owner's values. */
export async function readContentFiles() {
  const [topics, places, legal] = await Promise.all([getCollection("topicos"), getCollection("cidades"), getCollection("legal")]);
  return {
    business,
    placeGroups,
    topicCategories,
    /** What is known of the trade. */
    entries,
    /** Every document by its name, see `TextKinds`. */
    texts: new Map<string, unknown>([
      [textPath("home"), home],
      [textPath("frases"), wording],
      [textPath("faq"), { themes: faqThemes }],
      [textPath("depoimentos"), { testimonials }],
      [textPath("respostas"), { replies }],
      ...landingPages.map((landing): [string, unknown] => [textPath("landing", landing.slug), landing]),
      ...topics.map((entry): [string, unknown] => [textPath("topicos", entry.id), toTopicText(entry)]),
      ...places.map((entry): [string, unknown] => [textPath("cidades", entry.id), toPlaceText(entry)]),
      ...legal.map((entry): [string, unknown] => [textPath("legal", entry.id), toLegalText(entry)]),
    ]),
  };
}

let municipalities: Promise<MunicipalityList> | undefined;

/**
 * The municipalities of Brazil, as the IBGE lists them (Divisão Territorial Brasileira; taken from
 * github.com/kelvins/municipios-brasileiros), read only by whoever asks where a place lies.
 */
export function readMunicipalities(): Promise<MunicipalityList> {
  municipalities ??= import("#content/municipios.json").then((file) => file.default);
  return municipalities;
}

const titles = new Map(listTopics(topicCategories).map(({ slug, title }) => [slug, title]));
const records = new Map(placeRecords.map((record) => [record.slug, record]));
const names = new Map(listPlaces(placeGroups).map(({ slug, name }) => [slug, name]));

function toTopicText({ id, data, rendered }: CollectionEntry<"topicos">): TextKinds["topicos"] {
  return { title: nameOf(id, titles), ...data, related: listIds(data.related), places: listIds(data.places), html: rendered?.html ?? "" };
}

function toPlaceText({ id, data, rendered }: CollectionEntry<"cidades">): TextKinds["cidades"] {
  const found = records.get(id);
  if (found === undefined) throw new Error(`Nothing in content/lugares is known of the place of the text ${id}.md`);
  const { slug: _, ...record } = found;
  const text = { nearby: listIds(data.nearby), topics: listIds(data.topics), html: rendered?.html ?? "" };
  return { name: nameOf(id, names), ...data, ...text, ...record };
}

function nameOf(slug: string, called: ReadonlyMap<string, string>): string {
  const name = called.get(slug);
  if (name === undefined) throw new Error(`Nothing in content/places.yaml or content/topics.yaml has the address of the text ${slug}.md`);
  return name;
}

function toLegalText({ data, rendered }: CollectionEntry<"legal">): TextKinds["legal"] {
  return { ...data, updated: data.updated.toISOString().slice(0, "2026-11-20".length), html: rendered?.html ?? "" };
}

const listIds = (references: readonly { id: string }[]): string[] => references.map(({ id }) => id);
