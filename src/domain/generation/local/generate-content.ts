import type { FactTexts } from "#domain/facts/fact-texts";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { analyseTitle } from "#domain/generation/title/analyse-title";
import type { KnownPlace } from "#domain/generation/title/find-location";
import type { TitleAnalysis } from "#domain/generation/title/title-analysis";
import { checkTitle, tidyLine } from "#domain/generation/title/titles";
import { toSlug } from "#domain/page/slug";
import { EXTRA_PARAGRAPHS_ABOVE } from "../creativity";
import { chooseOptionalSections } from "./choose-sections";
import { writeClosing } from "./sections/closing";
import { writeExtra } from "./sections/extra";
import { writeFaq } from "./sections/faq";
import { writeFeatures } from "./sections/features";
import { writeFocus } from "./sections/focus";
import { writeIntroduction } from "./sections/introduction";
import { writeLocal } from "./sections/place";
import type { SectionContext } from "./sections/section";
import { createSelection } from "./selection";
import { buildWords, fillWords } from "./vocabulary";

export interface ContentRequest {
  title: string;
  /** The administrator's own words, which may quote facts; woven into the introduction. */
  description?: string | undefined;
  /** 0 to 100. */
  creativity: number;
}

export interface ContentFacts {
  business: PublishedBusiness;
  /** From `describeFacts(business)`. */
  texts: FactTexts;
  /** Places to recognise in titles besides the cities and zones that always are, from `listPlaces`. Pass the same array each time. */
  places?: readonly KnownPlace[];
}

export interface GeneratedContent {
  title: string;
  slug: string;
  /** Plain text; facts by their names. */
  description: string;
  /** Without h1; elements only, no attributes but `href`. Facts by their names. */
  html: string;
  analysis: TitleAnalysis;
}

/**
 * Writes a page for a title from phrase banks and the register of facts. The same request and facts give the same text.
 * @throws when no address can be made of the title; `checkTitle` tells beforehand.
 */
export function generateContent(request: ContentRequest, facts: ContentFacts): GeneratedContent {
  const title = tidyLine(request.title);
  const slug = toSlug(title);
  if (slug === "") throw new Error(checkTitle(title));
  const description = tidyLine(request.description ?? "");
  const { creativity } = request;
  const analysis = analyseTitle(title, { places: facts.places });
  const words = buildWords(analysis);
  const isThere = (name: string) => Object.hasOwn(words, name) || Object.hasOwn(facts.texts, name);
  // Any change of the seed, the 1 as well, gives every title another text.
  const select = createSelection(`1|${creativity}|${title}`, creativity, isThere);
  const html = fillWords(writeSections({ title, description, creativity, analysis, business: facts.business, select }), words);
  return {
    title,
    slug,
    description: description || describeByDefault(title),
    html,
    analysis,
  };
}

function writeSections(context: SectionContext): string {
  return [
    writeIntroduction,
    writeFocus,
    writeFeatures,
    ...(context.creativity > EXTRA_PARAGRAPHS_ABOVE ? [writeExtra] : []),
    ...chooseOptionalSections(context.analysis, context.creativity),
    writeLocal,
    writeFaq,
    writeClosing,
  ]
    .map((write) => write(context))
    .filter(Boolean)
    .join("\n");
}

function describeByDefault(title: string): string {
  return `Informações sobre ${title}. Atendimento especializado, produtos de qualidade e suporte técnico.`;
}
