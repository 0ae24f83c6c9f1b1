import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { sql } from "kysely";
import { neededRoom } from "#domain/copies/copy-name";
import type { Log } from "../../log/log";
import type { Lifetime } from "../../upkeep/lifetime";
import { type Connection, type Database, SQLITE_WAIT_MS } from "../database";
import { isOnPostgres, readDatabaseBytes } from "../dialect";

// The one place for that nothing deleted stays in the files of SQLite, and that they shrink.

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;
/** How long what nobody asked to be erased at once may stay in the write-ahead file. */
const EVERY_MS = 5 * 60_000;
/** Moved in one go, with those who write waiting: a few milliseconds. */
const PAGES_AT_ONCE = 256;
const INCREMENTAL = 2;

/** Leaves nothing of what was deleted in the files of the database. */
export type EraseTraces = ReturnType<typeof createErasure>["eraseTraces"];

/**
 * Sees to it that what was deleted is nowhere in the files of SQLite, which overwrites it in the database by itself
 * (`secure_delete`), and that these grow smaller again. PostgreSQL's files are its own matter.
 */
export function createErasure({ db }: Pick<Connection, "db">, log: Pick<Log, "error">) {
  const isFile = !isOnPostgres(db);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Where somebody still reads what was there, as a copy does for minutes, it is tried until he has ended. */
  async function beginLogAnew(delayMs = FIRST_DELAY_MS): Promise<void> {
    clearTimeout(timer);
    const isDone = await emptyLog(db).catch((error: unknown) => {
      log.error({ err: error }, "the write-ahead file still holds what was deleted");
      return false;
    });
    if (isDone || isStopped) return;
    timer = setTimeout(() => void beginLogAnew(Math.min(2 * delayMs, MAX_DELAY_MS)), delayMs).unref();
  }

  return {
    /** After what was deleted is committed: no byte of it stays in the write-ahead file. */
    async eraseTraces(): Promise<void> {
      if (isFile) await beginLogAnew();
    },

    /** Brings what is free in the file to its end and cuts it off, little by little: others read and write in between. */
    async giveRoomBack(): Promise<void> {
      if (!isFile) return;
      let free = await countFree(db);
      for (let before = Number.POSITIVE_INFINITY; free > 0 && free < before && !isStopped; ) {
        before = free;
        await db.transaction().execute(async (transaction) => {
          for (let page = 0; page < PAGES_AT_ONCE; page += 1) await sql`pragma incremental_vacuum(1)`.execute(transaction);
        });
        await breathe();
        free = await countFree(db);
      }
      await beginLogAnew();
    },

    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Erases what anything deletes, within minutes, and gives room back each day, after all else has forgotten what is old. */
export function startErasure(connection: Pick<Connection, "db">, life: Lifetime, log: Pick<Log, "error">) {
  const erasure = life.keep(createErasure(connection, log));
  const timer = setInterval(() => void erasure.eraseTraces(), EVERY_MS).unref();
  life.keep({ stop: () => clearInterval(timer) });
  life.eachDay(erasure.giveRoomBack);
  return erasure;
}

/**
 * Writes a file of an earlier release anew, once: what was deleted from it was left as it was, and it could not shrink.
 * Takes as long as a copy. Where there is no room for it the site starts all the same.
 */
export async function renewFile({ db }: Pick<Connection, "db">, file: string, log: Pick<Log, "info" | "warn">): Promise<void> {
  const { rows } = await sql<{ auto_vacuum: number }>`pragma auto_vacuum`.execute(db);
  if (rows[0]?.auto_vacuum === INCREMENTAL) return;
  try {
    const [bytes, { bavail, bsize }] = [await readDatabaseBytes(db), await statfs(dirname(file))];
    if (bavail * bsize < neededRoom(bytes))
      return log.warn({ bytes }, "no room to write the database anew: what was deleted before stays in its file");
    log.info({ bytes }, "writing the database anew, once");
    await db.connection().execute(async (held) => {
      await sql.raw(`pragma auto_vacuum = ${INCREMENTAL}`).execute(held);
      await sql`vacuum`.execute(held);
    });
    await emptyLog(db);
  } catch (error) {
    log.warn({ err: error }, "the database could not be written anew: what was deleted before stays in its file");
  }
}

/** Brings all of the write-ahead file into the database and cuts it off; false while somebody reads in it. Nobody is waited for. */
async function emptyLog(db: Database): Promise<boolean> {
  return await db.connection().execute(async (held) => {
    await sql`pragma busy_timeout = 0`.execute(held);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(held);
      return rows[0]?.busy === 0;
    } finally {
      await sql.raw(`pragma busy_timeout = ${SQLITE_WAIT_MS}`).execute(held);
    }
  });
}

async function countFree(db: Database): Promise<number> {
  const { rows } = await sql<{ freelist_count: number }>`select freelist_count from pragma_freelist_count()`.execute(db);
  return rows[0]?.freelist_count ?? 0;
}
