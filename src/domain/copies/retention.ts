import { dayOf } from "../calendar/owner-time";
import { weekOf } from "./copy-calendar";

const DAYS = 7;
const WEEKS = 4;

/**
 * The good copies that need not be kept: all but the last one of each of the seven newest days and of the four newest
 * weeks that have any. Days without a copy do not count, so that a site that stood still for long loses none.
 */
export function listSurplus<T extends { madeAt: Date }>(copies: readonly T[]): T[] {
  const newestFirst = copies.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const kept = new Set([...listLastOfEach(newestFirst, dayOf, DAYS), ...listLastOfEach(newestFirst, weekOf, WEEKS)]);
  return newestFirst.filter((copy) => !kept.has(copy));
}

function listLastOfEach<T extends { madeAt: Date }>(newestFirst: readonly T[], spanOf: (moment: Date) => string, most: number): T[] {
  const spans = Map.groupBy(newestFirst, ({ madeAt }) => spanOf(madeAt));
  return [...spans.values()].slice(0, most).flatMap((copies) => copies.slice(0, 1));
}
