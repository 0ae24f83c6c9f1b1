import { setTimeout as sleep } from "node:timers/promises";
import type { Connection } from "../database/database";
import { isDatabaseTrouble } from "../database/database-health";
import type { AccountTables } from "./account-tables";
import { SESSION_SECONDS } from "./auth";

export type SessionsToEnd = { id: string } | { token: string } | { userId: string; exceptId?: string };

type Session = { id: string; token: string; userId: string; createdAt: Date };

type Refusal = { sessions: SessionsToEnd; since: number };

export type SessionEnds = ReturnType<typeof createSessionEnds>;

/** More than anybody who is signed in has reason to end while nothing can be written. */
const MAX_REFUSALS = 1000;
const WRITE_AGAIN_EVERY_MS = 2000;

/** Sessions were to end and could not be ended in the database: they are refused by this process until they are. */
export class UnwrittenEndError extends Error {
  /** What was written all the same, as people are told. */
  readonly done?: string;

  constructor(cause: unknown, done?: string) {
    super("Sessions are refused, and not yet ended", { cause });
    this.done = done;
  }
}

/**
 * Ends sessions. While the database takes no writes, this process refuses them from a list of its own, and ends them
 * as soon as it does. Who finds whose a session is asks here, too, whether it is refused.
 */
export function createSessionEnds({ db }: Pick<Connection, "db">) {
  const tables = db.withTables<AccountTables>();
  let refusals: Refusal[] = [];
  let isWriting = false;

  async function write(sessions: SessionsToEnd, begunUntil?: Date): Promise<void> {
    let query = tables.deleteFrom("session");
    if ("id" in sessions) query = query.where("id", "=", sessions.id);
    else if ("token" in sessions) query = query.where("token", "=", sessions.token);
    else query = query.where("userId", "=", sessions.userId).where("id", "!=", sessions.exceptId ?? "");
    if (begunUntil) query = query.where("createdAt", "<=", begunUntil.toISOString());
    await query.execute();
  }

  /** @throws the reason, when no more can be refused. */
  function refuse(sessions: SessionsToEnd, reason: unknown): void {
    // Older ones have ended by themselves.
    refusals = refusals.filter(({ since }) => Date.now() - since < SESSION_SECONDS * 1000);
    if (refusals.length >= MAX_REFUSALS) throw reason;
    refusals.push({ sessions, since: Date.now() });
    void writeAll();
  }

  async function writeAll(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (refusals.length > 0) {
      await sleep(WRITE_AGAIN_EVERY_MS, undefined, { ref: false });
      for (const refusal of refusals) {
        const forget = () => {
          refusals = refusals.filter((one) => one !== refusal);
        };
        await write(refusal.sessions, new Date(refusal.since)).then(forget, () => {});
      }
    }
    isWriting = false;
  }

  return {
    /** They open nothing from now on. @throws {UnwrittenEndError} when the database does not know it yet; `done` was written before. */
    async end(sessions: SessionsToEnd, done?: string): Promise<void> {
      try {
        await write(sessions);
      } catch (error) {
        refuse(sessions, error);
        throw new UnwrittenEndError(error, done);
      }
    },

    /** Makes a change that ends sessions; where the database cannot take it, they end at once. @throws {UnwrittenEndError} */
    async endUnlessChanged<T>(sessions: SessionsToEnd, change: () => Promise<T>): Promise<T> {
      try {
        return await change();
      } catch (error) {
        if (error instanceof UnwrittenEndError || !isDatabaseTrouble(error)) throw error;
        refuse(sessions, error);
        throw new UnwrittenEndError(error);
      }
    },

    async forgetOld(now = new Date()): Promise<void> {
      await tables.deleteFrom("session").where("expiresAt", "<", now.toISOString()).execute();
    },

    isRefused: (session: Session): boolean => refusals.some((refusal) => isMeant(refusal, session)),
  };
}

/** Those that begin later are others, signed in anew. */
function isMeant({ sessions, since }: Refusal, { id, token, userId, createdAt }: Session): boolean {
  if ("id" in sessions) return sessions.id === id;
  if ("token" in sessions) return sessions.token === token;
  return sessions.userId === userId && sessions.exceptId !== id && createdAt.getTime() <= since;
}
