import type { ServedArea } from "#domain/coverage/area/served-names";
import type { ContentFacts } from "#domain/generation/content-facts";
import type { Knowledge } from "#domain/knowledge/knowledge";
import type { TitleReading } from "#domain/knowledge/read-title";
import type { AnsweringPage } from "./rules/judge-intent";
import type { Substance } from "./rules/judge-substance";

/** What a page on its way to the public is compared with. */
export interface Surroundings {
  reading: TitleReading;
  /** That of `facts`, by itself for rules that read nothing else of them. */
  knowledge: Knowledge;
  facts: ContentFacts;
  area: ServedArea;
  /** Other pages, authored and public generated ones, that answer the same. */
  sameIntent: readonly AnsweringPage[];
  /** Of its text. */
  substance: Substance;
  /** Public pages that answer the same for every place. */
  everywhere?: readonly AnsweringPage[];
  /** Names of the photographs on it that nobody has said what they show. */
  undescribed?: readonly string[];
}

/** What a rule compares with of all that. */
export type Around<Key extends keyof Surroundings> = Pick<Surroundings, Key>;

/** What a title is compared with. */
export type TitleSurroundings = Around<"reading" | "knowledge" | "facts" | "area" | "sameIntent">;
