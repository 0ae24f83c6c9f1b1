import type { PageContent } from "#domain/site/authored-pages";
import type { Database } from "../database/database";
import { startUpkeep } from "../upkeep/lifetime";
import { createBurstBound } from "./burst-bound";
import { describePages } from "./describe-pages";
import { forgetOldVisits } from "./forget-visits";
import { keepMonthSums } from "./month-sums";
import { type Counted, createVisitMemory } from "./visit-memory";
import { MAX_DAY_ROWS, writeVisits } from "./write-visits";

/** How long what is counted stays in memory alone. */
const WRITE_EVERY_MS = 5000;

type Parts = { db: Database; readPageContent: () => PageContent; onError: (error: unknown) => void; maxDayRows?: number };

export type VisitCounts = ReturnType<typeof createVisitCounts>;

/**
 * How often pages are seen and the seller is reached from them, by day, page, kind and where the visit began; of nobody
 * in particular. Counted in memory, written in batches, to which several processes add.
 */
export function createVisitCounts({ db, readPageContent, onError, maxDayRows = MAX_DAY_ROWS }: Parts) {
  const memory = createVisitMemory();
  const bursts = createBurstBound();

  async function writeTaken(): Promise<void> {
    for (const visits of memory.take()) {
      await writeVisits(db, visits, maxDayRows).catch((error: unknown) => {
        // Unless it cannot be written for long: there is room for so much and no more.
        memory.putBack(visits);
        onError(error);
      });
    }
  }

  const upkeep = startUpkeep([writeTaken], onError, WRITE_EVERY_MS);
  /** Writes what this process has counted; for who reads, and at the end. */
  const write = () => upkeep.soon(writeTaken);

  return {
    /** Costs an addition and two hashes; nothing is kept of the address. */
    count(counted: Counted, address: string, now = Date.now()): void {
      if (bursts.isTooMuch(address, counted, now)) memory.leaveOut(now);
      else memory.count(counted, now);
    },

    write,

    describePages: (numbers: readonly number[]) => describePages(db, readPageContent(), numbers),

    /** What is done once a day: old rows become few, months that are over are summed. */
    async forgetOld(now?: Date): Promise<void> {
      await forgetOldVisits(db, now);
      await keepMonthSums(db, now);
    },

    async stop(): Promise<void> {
      await write();
      await upkeep.stop();
    },
  };
}
