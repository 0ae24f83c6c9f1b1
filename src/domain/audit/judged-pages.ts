import { isAhead } from "../calendar/clock-ahead";

/** Which pages an audit has asked all rules, and of which it found something. */
export interface JudgedPages {
  /** Of the rules and of what pages are compared with: another one makes all of it worth nothing. */
  key: string;
  /** What was changed since has to be asked again. */
  since: Date;
  /** The number of the last page; of a whole audit any has been asked. */
  upTo: number;
  /** Numbers of pages: what they share with others may be gone since. */
  found: readonly number[];
}

const ALL_PAGES = Number.MAX_SAFE_INTEGER;

/** Other processes may go by other clocks, and what is written now is seen later. */
const CLOCKS_MS = 60_000;

/** What an audit need not ask again, by the one before it; and what it leaves for the next, page after page by their numbers. */
export function followJudged(key: string, begunAt: Date, former: JudgedPages | undefined) {
  const known = former?.key === key && !isAhead(former.since, begunAt) ? former : undefined;
  const doubtful = new Set(known?.found);
  const found: number[] = [];
  let last = 0;
  return {
    /** Whether nothing was found of it, and it is as it was. */
    isInOrder: ({ number, changedAt }: { number: number; changedAt: Date }): boolean =>
      known !== undefined && number <= known.upTo && !doubtful.has(number) && changedAt.getTime() < known.since.getTime() - CLOCKS_MS,

    note(number: number, hasFindings: boolean): void {
      last = number;
      if (hasFindings) found.push(number);
    },

    /** For one that goes on where this one is cut off; undefined as long as the one before got further. */
    readPart: (): JudgedPages | undefined =>
      known && known.upTo >= last ? undefined : { key, since: known?.since ?? begunAt, upTo: last, found },

    readWhole: (): JudgedPages => ({ key, since: begunAt, upTo: ALL_PAGES, found }),
  };
}

export type FollowedPages = ReturnType<typeof followJudged>;
