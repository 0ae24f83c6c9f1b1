import type { PublishedBusiness } from "#domain/facts/published-business";
import type { TitleAnalysis } from "#domain/generation/title/title-analysis";
import type { Selection } from "../selection";

/** What a section is written from. */
export interface SectionContext {
  /** As the reader sees it; not escaped. */
  title: string;
  /** The administrator's own words for the introduction, "" when none; not escaped. They may quote facts. */
  description: string;
  creativity: number;
  analysis: TitleAnalysis;
  business: PublishedBusiness;
  select: Selection;
}

/** HTML of one section; facts are still named between double braces. "" when it has nothing to say here. */
export type Section = (context: SectionContext) => string;
