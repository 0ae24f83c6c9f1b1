import type { Contact } from "#domain/contact/contact";
import { fillFactsDeep } from "#domain/facts/fill-facts-deep";
import { listNamedFacts } from "#domain/facts/named/named-facts";
import { buildKnowledge } from "#domain/knowledge/knowledge";
import { layPointed } from "#domain/knowledge/pointed-titles";
import type { IsFact } from "#domain/page/fact-quotes";
import { listNamedPlaces, listPlaces, pickTraits } from "#domain/places/place";
import type { PageContent } from "#domain/site/authored-pages";
import type { Technician } from "#domain/team/technician";
import { type TextKind, type TextKinds, textPath } from "#domain/texts/text-kinds";
import type { Wording } from "#domain/texts/wording-text";
import { listTopics, type TopicCategory } from "#domain/topics/topic";
import { toTestimonial } from "#domain/voice/to-testimonial";
import { tellWhere, titleOfWork } from "#domain/work/describe-work";
import type { Work } from "#domain/work/work";
import type { OwnerValue } from "../owner-values/owner-values";
import type { Settings } from "../settings/settings";
import type { PublishedVoices } from "../voices/voice-row";
import type { ContentFiles } from "./content-files";
import { layFacts } from "./lay-facts";
import { findTextChange, layTexts } from "./lay-texts";
import { publishContent } from "./publish-content";
import { resolveOptions } from "./site-options";

// The one place for all that the site says at one moment; live-content.ts replaces it.

export type SiteContent = ReturnType<typeof buildSiteContent>;

/** What the company is called, and whose motors it sells. */
export function listCompanyNames({ business }: SiteContent): string[] {
  return [business.identity.tradeName, business.identity.manufacturer];
}

/** What the owner and the customers say, over the files. */
interface SaidContent {
  ownerValues: readonly OwnerValue[];
  voices: PublishedVoices;
  /** Those that visitors may see, the newest first. */
  works: readonly Work[];
  /** Those of whom visitors may read, in the owner's order. */
  team: readonly Technician[];
}

/** All that the site says, at one moment: the files, the owner's values over them, and the settings over both. */
export function buildSiteContent(files: ContentFiles, { ownerValues, voices, works, team }: SaidContent, settings: Settings) {
  const { business, unused } = layFacts(files.business, ownerValues);
  const factNames = new Set(listNamedFacts(business).map(({ name }) => name));
  const texts = layTexts(files.texts, ownerValues);
  /** A document as it is written, facts by their names; undefined when there is none. */
  const findText = <Kind extends TextKind>(kind: Kind, slug?: string) => texts.get(textPath(kind, slug)) as TextKinds[Kind] | undefined;
  const options = resolveOptions(settings, business);
  const testimonials = findText("depoimentos")?.testimonials ?? [];
  const whole = { business, phone: options.contact.phone, testimonials, ratings: voices.ratings };
  const published = publishContent(whole, ownerValues, settings.siteUrl);
  const fill = <T>(value: T) => fillFactsDeep(value, published.texts);
  const wording = fill(texts.get(textPath("frases")) as Wording);
  const places = listPlaces(files.placeGroups, {
    ...wording.places,
    findName: (slug) => fill(findText("cidades", slug)?.name) || undefined,
  }).map((place) => {
    const text = findText("cidades", place.slug);
    return text ? { ...place, traits: pickTraits(text) } : place;
  });
  const namedPlaces = listNamedPlaces(places, wording.freeShipping.cities);
  const knowledge = layPointed(buildKnowledge(files.entries), business.trade.titles);
  const { button, message, answer } = wording.contact;
  return {
    /** As the owner has it, whole. */
    business,
    /** What may be published of it, with its texts by name, the places served, with a page or without, and what is known of the trade. */
    facts: { business: published.business, texts: published.texts, places: namedPlaces, knowledge },
    /** What customers sent themselves, then what the owner keeps by hand. */
    testimonials: [...voices.shown.map((voice) => toTestimonial(voice, places, wording.voices)), ...published.testimonials],
    works,
    /** Who does the work, as far as visitors may read of them. */
    team,
    claimed: published.claimed,
    proofs: published.proofs,
    /** The owner's values that this release cannot use; what the file says stands instead. */
    unusedFacts: unused,
    /** Whether texts may quote this name: also of what may not be published yet or is left empty, which is then left out. */
    isFact: ((name) => factNames.has(name)) as IsFact,
    ...options,
    contact: { ...options.contact, button, message, answer: answer.always } satisfies Contact,
    /** Facts filled in, as in `wording`. */
    pages: {
      landingPages: listLandingPages(texts).map((landing) => fill(landing)),
      topics: listTopics(nameCategories(files.topicCategories, wording)).map((topic) => ({
        ...topic,
        title: fill(findText("topicos", topic.slug)?.title) || topic.title,
      })),
      places,
      works: works.map((work) => ({ slug: work.slug, title: titleOfWork(work, tellWhere(work.place, places)) })),
      hasTeam: team.length > 0,
      names: wording.pages,
    } satisfies PageContent,
    /** The words that pages share. */
    wording,
    freeShippingCities: wording.freeShipping.cities,
    findText,
    /** When the owner last wrote a document that is shown as he wrote it; undefined for one that came with the site. */
    findTextChange: (kind: TextKind, slug?: string) => findTextChange(textPath(kind, slug), files.texts, ownerValues),
    /** As `findText`, for documents that every site has. */
    getText<Kind extends TextKind>(kind: Kind, slug?: string): TextKinds[Kind] {
      const text = findText(kind, slug);
      if (text === undefined) throw new Error(`There is no text ${textPath(kind, slug)}`);
      return text;
    },
  };
}

function nameCategories(categories: readonly TopicCategory[], { topics }: Wording): TopicCategory[] {
  const names: Readonly<Record<string, string>> = topics.categories;
  return categories.map((category) => ({ ...category, name: names[category.id] ?? category.name }));
}

/** Those of the files in their order, then the owner's own; what is retired is listed nowhere. */
function listLandingPages(texts: ReadonlyMap<string, unknown>): TextKinds["landing"][] {
  const landings = [...texts].filter(([path]) => path.startsWith("landing/")).map(([, text]) => text as TextKinds["landing"]);
  return landings.filter(({ retired }) => !retired);
}
