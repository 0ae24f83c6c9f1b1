import { toStem } from "./read-asked";
import { FILLERS, GENERAL, KINDS_OF_LEAF, NARROWING, THINGS, WHERE_IN } from "./word-classes";

const toStems = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].map(toStem));

const fillers = toStems(FILLERS);
const narrowing = toStems(NARROWING);
const things = toStems(THINGS);
const kindsOfLeaf = toStems(KINDS_OF_LEAF);
const whereIn = toStems(WHERE_IN);
const general = toStems(GENERAL);

/** Whether a stem is that of a thing which no answer about another serves. */
export const isThing = (stem: string): boolean => things.has(stem);

/** Whether nearly every title has it. */
export const isEverywhere = (stem: string): boolean => general.has(stem) || isFiller(stem);

/** Whether it is that of what nearly every matter is of. */
export const isWhereIn = (stem: string): boolean => whereIn.has(stem);

/** Whether it narrows a matter of which the answer is most often the same. */
export const isNarrowing = (stem: string): boolean => narrowing.has(stem) && !things.has(stem);

/** Whether it is that of how a leaf moves, or what it is made of. */
export const isKindOfLeaf = (stem: string): boolean => kindsOfLeaf.has(stem);

/** Whether a stem alone tells nothing of what is asked. */
export const isGeneral = (stem: string): boolean => !things.has(stem) && (general.has(stem) || fillers.has(stem) || narrowing.has(stem));

/** Whether a stem says how somebody asks, and nothing of what. */
export const isFiller = (stem: string): boolean => fillers.has(stem) && !things.has(stem) && !general.has(stem);

const OF_NARROWING = 0.25;

/** How much a word of its class tells of what is asked, from 0 to 1. */
export function weighClass(stem: string): number {
  if (things.has(stem)) return 1;
  if (isFiller(stem)) return 0;
  return narrowing.has(stem) ? OF_NARROWING : 1;
}
