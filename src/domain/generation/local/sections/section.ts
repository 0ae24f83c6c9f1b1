import type { FactTexts } from "#domain/facts/fact-names";
import type { Entry } from "#domain/knowledge/entry";
import type { TitleReading } from "#domain/knowledge/read-title";
import type { Chooser } from "../chooser";

/** What a section is written from. */
export interface SectionContext {
  /** What the page is about. */
  main: Entry;
  /** What its title names besides. */
  others: readonly Entry[];
  /** The one that it is compared with, where the title does that. */
  rival?: Entry | undefined;
  /** Narrower entries that a page about something wide is made of, the nearest to this title first. */
  narrower: readonly Entry[];
  reading: TitleReading;
  /** The title as a phrase of a sentence: "Troca de roldana na Mooca". */
  headline: string;
  /** 0 to 100. */
  creativity: number;
  choose: Chooser;
  facts: FactTexts;
}

/** Elements in their order, none where there is nothing to say here; facts by their names. */
export type Section = (context: SectionContext) => string[];
