import { DEFAULT_CREATIVITY } from "#domain/generation/creativity";
import type { WritingOptions } from "./WritingFields";

/** What the administrator fills in for several pages. */
export interface GeneratorDraft extends WritingOptions {
  /** One title per line. */
  titles: string;
}

export const EMPTY_OPTIONS: WritingOptions = { instructions: "", creativity: DEFAULT_CREATIVITY, isDraft: false };

export const EMPTY_DRAFT: GeneratorDraft = { ...EMPTY_OPTIONS, titles: "" };
