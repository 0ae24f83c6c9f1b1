import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "kysely";
import { countFrozenFigures } from "#domain/frozen-figures/frozen-figure";
import type { KnownFigures } from "#domain/frozen-figures/known-figures";
import type { Database } from "../database/database";
import type { Tables } from "../database/tables";
import { takeShortTurns } from "../limits/short-turns";
import { FIGURE_FIELDS } from "./figure-fields";
import { readLivePages } from "./read-live-pages";

const NAME = "frozen-figures.count";
/** Pauses between turns: in the background it takes no more than half of a core. */
const REST_MS = 4;
/** Processes that start together do not all count. */
const FRESH_MS = 60_000;

/** How many figures all pages state by hand, kept among the settings so that no screen waits for it. */
export function createFrozenFigureCount(db: Database, readKnown: () => Promise<KnownFigures>, stopping: AbortSignal) {
  let underWay: Promise<void> | undefined;

  async function countAll(): Promise<void> {
    const known = await readKnown();
    const turns = takeShortTurns();
    let count = 0;
    for await (const page of readLivePages(db)) {
      for (const { field, isHtml } of FIGURE_FIELDS) count += countFrozenFigures(page[field], known, isHtml);
      if (stopping.aborted) return;
      if (!turns.isOver()) continue;
      await wait(REST_MS);
      await turns.next();
    }
    await keep(db, count);
  }

  return {
    /** Undefined before the first count has ended. */
    find: async (): Promise<number | undefined> => (await read(db))?.count,

    /** Counts anew; who asks while it is under way waits for the same. */
    refresh(): Promise<void> {
      underWay ??= countAll().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },

    /** As `refresh`, unless another process has counted just now. */
    async refreshUnlessFresh(now = Date.now()): Promise<void> {
      const kept = await read(db);
      if (!kept || now - kept.at > FRESH_MS) await this.refresh();
    },

    /** So many have become names. */
    async subtract(transaction: Transaction<Tables>, named: number): Promise<void> {
      const kept = await read(transaction);
      if (kept) await keep(transaction, Math.max(0, kept.count - named));
    },
  };
}

async function read(db: Database): Promise<{ count: number; at: number } | undefined> {
  const row = await db.selectFrom("settings").select(["value", "updated_at"]).where("name", "=", NAME).executeTakeFirst();
  return row && { count: Number(row.value), at: Date.parse(row.updated_at) };
}

async function keep(db: Database, count: number): Promise<void> {
  const row = { value: String(count), updated_at: new Date().toISOString() };
  await db
    .insertInto("settings")
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}
