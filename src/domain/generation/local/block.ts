import { bulletList, heading, numberedList, paragraph } from "./markup";
import type { Selection } from "./selection";

/** The bank of one answer: variants of heading, lead and close, and what stands between them. */
export interface Block {
  headings: readonly string[];
  leads: readonly string[];
  /** Independent items, of which a few are picked. */
  items?: readonly string[];
  /** Steps instead of items: all of them in their order, each with its variants. */
  steps?: readonly (readonly string[])[];
  closings: readonly string[];
}

/** A criterion, sign or cause alone says little: never fewer than this. */
const FEWEST_ITEMS = 3;

export function writeBlock(block: Block, select: Selection): string {
  return [
    heading(select.one(block.headings)),
    paragraph(select.one(block.leads)),
    block.steps ? numberedList(writeSteps(block.steps, select)) : "",
    block.items ? bulletList(select.few(block.items, FEWEST_ITEMS)) : "",
    paragraph(select.one(block.closings)),
  ]
    .filter(Boolean)
    .join("\n");
}

/** One variant of each step; a step with nothing to say here is left out. */
export function writeSteps(steps: readonly (readonly string[])[], select: Selection): string[] {
  return steps.map((variants) => select.one(variants)).filter(Boolean);
}
