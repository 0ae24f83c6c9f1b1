import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { SKETCH_VERSION } from "#domain/publishing/substance/sketch";
import type { Database } from "../database/database";
import { changeAddresses, withFreeLock } from "../database/dialect";
import { defineKept } from "../database/kept-values";
import type { Transaction } from "../database/tables";
import { takeShortTurns } from "../limits/short-turns";
import type { Admission } from "./admission";

const NAME = "publishing.remembered";
/** Pages of one transaction: writers wait for it. */
const PAGES_OF_TURN = 10;
/** Pauses between turns: in the background it takes no more than half of a core. */
const REST_MS = 15;

/** How far the pages are remembered, by their numbers, in which version of the sketches. */
const progress = z.object({ version: z.literal(SKETCH_VERSION), after: z.number(), isDone: z.boolean() });
const kept = defineKept(NAME, progress);
const START: z.output<typeof progress> = { version: SKETCH_VERSION, after: 0, isDone: false };
const read = async (db: Database) => (await kept.read(db)) ?? START;

/** Remembers what pages say that went public before that was done: in short turns, by one process, from where it was cut off. */
export async function rememberPages(db: Database, admission: Pick<Admission, "keep">, stopping: AbortSignal): Promise<void> {
  await withFreeLock(db, NAME, async () => {
    while (!stopping.aborted && !(await takeTurn(db, admission))) await wait(REST_MS);
  });
}

/** Has the pages that the transaction is going to write remembered after it: they are too many to be waited for. */
export async function rememberNext(transaction: Transaction): Promise<void> {
  const { last } = await transaction
    .selectFrom("pages")
    .select((eb) => eb.fn.coalesce(eb.fn.max("seq"), eb.lit(0)).as("last"))
    .executeTakeFirstOrThrow();
  const { after, isDone } = await read(transaction);
  await kept.keep(transaction, { ...START, after: isDone ? last : Math.min(after, last) });
}

/** As the page writer does, in turn with it; true when no page is left. */
async function takeTurn(db: Database, admission: Pick<Admission, "keep">): Promise<boolean> {
  if ((await read(db)).isDone) return true;
  return await changeAddresses(db, async (transaction) => {
    const { after } = await read(transaction);
    const rows = await transaction.selectFrom("pages").selectAll().where("seq", ">", after).orderBy("seq").limit(PAGES_OF_TURN).execute();
    const turns = takeShortTurns();
    for (const { seq: _, ...row } of rows) {
      if (row.status === "public" && row.deleted_at === null) await admission.keep(transaction, row);
      if (turns.isOver()) await turns.next();
    }
    const isDone = rows.length < PAGES_OF_TURN;
    await kept.keep(transaction, { version: SKETCH_VERSION, after: rows.at(-1)?.seq ?? after, isDone });
    return isDone;
  });
}
