import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Transaction } from "kysely";
import { DAY_MS } from "#domain/calendar/days";
import { countChanged } from "../database/count-rows";
import type { Database } from "../database/database";
import { withNamedLock } from "../database/dialect";
import type { Tables } from "../database/tables";
import { createKeyCipher } from "../secrets/key-cipher";

/** A call whose caller may not hear the answer and will then send the same again, with the same key: made up anew for each press. */
export type KeyedCall = { caller: string; action: string; key: string; input: unknown };

/** Does the work unless it was done; then gives what came of it. */
export type OnceInside = <T>(transaction: Transaction<Tables>, work: () => Promise<T>) => Promise<T>;

export interface Once {
  /** The work and its key are kept together or not at all; who comes while it is under way waits for its transaction. */
  inside: OnceInside;
  /**
   * For work whose transaction is not ours, and that by itself is never done twice: who comes while it is under way waits
   * for its end, and a process that dies between it and its key leaves work whose result nobody hears. What gives nothing
   * is not kept.
   */
  around<T>(work: () => Promise<T>): Promise<T>;
  /** Whether it had been done before, as far as is known by now. */
  isRepeat(): boolean;
}

/** What is not asked for by a call with a key is done each time. */
export const always: OnceInside = (_, work) => work();

/** The newest; of each up to the whole text of a page is kept. */
const MAX_KEPT = 500;
/** Calls between two looks whether there are too many. */
const SWEEP_EVERY = 50;
/** Names what the key that seals a result is derived for. */
const PURPOSE = "done-call";

/**
 * What came of calls with a key, for a day: sent again, they are answered the same. A call is told from others by who
 * sends what under which key; what came of it is sealed with that key, which is not kept.
 */
export function createDoneCalls(db: Database, onError: (error: unknown) => void, maxKept = MAX_KEPT) {
  const underWay = new Map<string, Promise<unknown>>();
  let begun = 0;

  /** Forgets what is too old or too much. */
  async function forgetOld(now = new Date()): Promise<void> {
    const newest = db.selectFrom("done_calls").select("done_at").orderBy("done_at", "desc");
    const { done_at = "" } = (await newest.limit(1).offset(maxKept).executeTakeFirst()) ?? {};
    const limit = new Date(now.getTime() - DAY_MS).toISOString();
    const old = db.deleteFrom("done_calls").where((eb) => eb.or([eb("done_at", "<", limit), eb("done_at", "<=", done_at)]));
    await old.execute();
  }

  return {
    forgetOld,

    begin(call: KeyedCall): Once {
      begun += 1;
      if (begun % SWEEP_EVERY === 0) void forgetOld().catch(onError);
      const id = createHash("sha256")
        .update(JSON.stringify([call.caller, call.action, call.key, call.input]))
        .digest("base64url");
      const seal = createSeal(call.key);
      let isRepeat = false;

      async function findResult<T>(from: Database): Promise<T | undefined> {
        const row = await from.selectFrom("done_calls").select("result").where("id", "=", id).executeTakeFirst();
        isRepeat = row !== undefined;
        return row && seal.open<T>(row.result);
      }

      async function findOrDo<T>(work: () => Promise<T>): Promise<T> {
        const kept = await findResult<T>(db);
        if (kept !== undefined) return kept;
        const result = await work();
        if (result !== undefined) await insert(db, id, seal.close(result));
        return result;
      }

      return {
        isRepeat: () => isRepeat,

        async inside<T>(transaction: Transaction<Tables>, work: () => Promise<T>): Promise<T> {
          if (!(await insert(transaction, id, ""))) return (await findResult<T>(transaction)) as T;
          const result = await work();
          const sealed = { result: seal.close(result) };
          await transaction.updateTable("done_calls").set(sealed).where("id", "=", id).execute();
          return result;
        },

        async around<T>(work: () => Promise<T>): Promise<T> {
          const same = underWay.get(id);
          isRepeat = same !== undefined;
          if (same) return (await same) as T;
          const doing = withNamedLock(db, id, () => findOrDo(work)).finally(() => underWay.delete(id));
          underWay.set(id, doing);
          return await doing;
        },
      };
    },
  };
}

/** False when the call has been done. */
async function insert(db: Database, id: string, result: string): Promise<boolean> {
  const first = db.insertInto("done_calls").values({ id, result, done_at: new Date().toISOString() });
  return (await countChanged(first.onConflict((conflict) => conflict.column("id").doNothing()))) > 0;
}

/** Results hold dates, and may hold a password that was made up. */
function createSeal(key: string) {
  const cipher = createKeyCipher(key, PURPOSE);
  return {
    close: (result: unknown): string => cipher.seal(serialize(result).toString("base64")),
    open: <T>(sealed: string): T => deserialize(Buffer.from(cipher.open(sealed) ?? "", "base64")) as T,
  };
}
