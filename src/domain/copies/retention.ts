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
  const last = new Map<string, T>();
  for (const copy of newestFirst) {
    const span = spanOf(copy.madeAt);
    if (!last.has(span)) last.set(span, copy);
  }
  return [...last.values()].slice(0, most);
}
