import type { Kysely, Transaction } from "kysely";
import { countChanged } from "../database/count-rows";
import type { Connection } from "../database/database";
import { takeTurn } from "../database/dialect";
import type { Tables } from "../database/tables";
import type { OwnerValueRevisionTable, OwnerValueTable } from "../database/tables/panel";

// The one place for the owner's values over the files, their versions and history.

/** What the owner says at a path instead of what the file says there. */
export interface OwnerValue {
  path: string;
  /** Any JSON; null where it is what the file says again. */
  value: unknown;
  /** What the file said when it was saved. */
  base: unknown;
  version: number;
  /** E-mail. */
  savedBy: string;
  savedAt: Date;
}

export interface OwnerChange extends Pick<OwnerValue, "path" | "value"> {
  base?: unknown;
  /** The version this was written over; 0 where nobody had changed it. */
  seenVersion: number;
}

export type OwnerRevision = Omit<OwnerValue, "base">;

/** Somebody else changed what was going to be saved; nothing was. */
export class StaleValueError extends Error {
  /** As they are now. */
  readonly changed: readonly OwnerValue[];

  constructor(changed: readonly OwnerValue[]) {
    super(`Changed meanwhile: ${changed.map(({ path }) => path).join(", ")}`);
    this.changed = changed;
  }
}

const KEPT_REVISIONS = 50;
const MAX_PATH_LENGTH = 200;
/** Longest value as JSON, in characters: twice the longest page. */
export const MAX_VALUE_LENGTH = 400_000;

export type OwnerValues = ReturnType<typeof createOwnerValues>;

/** What the owner says over the files, by path, in versions. `fact/…` are fields, `text/…` documents, `proof/…` proofs of claims. */
export function createOwnerValues({ db }: Pick<Connection, "db">) {
  return {
    /** Every path that ever was changed. */
    readAll: (): Promise<OwnerValue[]> => readAll(db),

    /**
     * Saves all changes or none; gives those that changed something. Saves come after one another, whichever process
     * they are of, so that `check`, which may refuse by throwing, sees all values as they will be.
     * @throws {StaleValueError} when one was changed meanwhile and says something else than is going to be saved.
     */
    async save(changes: readonly OwnerChange[], savedBy: string, check?: (values: readonly OwnerValue[]) => void): Promise<OwnerValue[]> {
      // In one order, so that no two wait for each other.
      const sorted = changes.toSorted((one, other) => (one.path < other.path ? -1 : 1));
      return await db.transaction().execute(async (transaction) => {
        await takeTurn(transaction, "owner values");
        const saved: OwnerValue[] = [];
        const stale: OwnerValue[] = [];
        for (const change of sorted) {
          const { value, isStale } = (await saveOne(transaction, change, savedBy)) ?? {};
          if (value) (isStale ? stale : saved).push(value);
        }
        if (stale.length > 0) throw new StaleValueError(stale);
        if (check && saved.length > 0) check(await readAll(transaction));
        return saved;
      });
    },

    /** What the owner last said at a path; undefined where nobody ever changed it. */
    find: (path: string): Promise<OwnerValue | undefined> => findValue(db, path),

    /** Takes what the file says now for what it said when a value was saved; false when that was another version. */
    async setBase(path: string, base: unknown, seenVersion: number): Promise<boolean> {
      const seen = db.updateTable("owner_values").where("path", "=", path).where("version", "=", seenVersion);
      return (await countChanged(seen.set({ base: toJson(base) }))) > 0;
    },

    /** What was saved at a path, the newest first. */
    async listRevisions(path: string): Promise<OwnerRevision[]> {
      const rows = await db.selectFrom("owner_value_revisions").selectAll().where("path", "=", path).orderBy("version", "desc").execute();
      return rows.map(toRevision);
    },

    /** What was saved at any path that begins so, the newest first. */
    async listRevisionsUnder(prefix: string, most: number): Promise<OwnerRevision[]> {
      const under = db.selectFrom("owner_value_revisions").selectAll().where("path", "like", `${prefix}%`);
      const newest = under.orderBy("saved_at", "desc").orderBy("path").orderBy("version", "desc");
      return (await newest.limit(most).execute()).map(toRevision);
    },
  };
}

async function readAll(db: Kysely<Tables>): Promise<OwnerValue[]> {
  const rows = await db.selectFrom("owner_values").selectAll().orderBy("path").execute();
  return rows.map(toOwnerValue);
}

/** Undefined where it says that already. */
async function saveOne(transaction: Transaction<Tables>, change: OwnerChange, savedBy: string) {
  const { path, value, base, seenVersion } = change;
  const at = new Date().toISOString();
  const row = { path, value: toJson(value), base: toJson(base), version: seenVersion + 1, saved_by: savedBy, saved_at: at };
  if (path.length > MAX_PATH_LENGTH || (row.value?.length ?? 0) > MAX_VALUE_LENGTH) throw new Error(`Too long for ${path}`);
  const before = (await findValue(transaction, path)) ?? neverSaved(path);
  if (toJson(before.value) === row.value) return undefined;
  if (isOvertaken(before, change)) return { isStale: true, value: before };
  // Saves take their turns: nobody else has written since it was looked at.
  const written = transaction.insertInto("owner_values").values(row);
  await written.onConflict((conflict) => conflict.column("path").doUpdateSet(row)).execute();
  await keepRevision(transaction, row);
  return { isStale: false, value: toOwnerValue(row) };
}

/** Whether what stands at a path is another version than was seen, and says something else than is going to be saved. */
export const isOvertaken = (now: OwnerValue, { value, seenVersion }: OwnerChange): boolean =>
  now.version !== seenVersion && toJson(now.value) !== toJson(value);

/** What stands where nobody saved; who saw a version there is told of a restored copy, for rows are never deleted. */
export function neverSaved(path: string): OwnerValue {
  return { path, value: null, base: null, version: 0, savedBy: "uma cópia restaurada", savedAt: new Date() };
}

async function findValue(db: Kysely<Tables>, path: string): Promise<OwnerValue | undefined> {
  const row = await db.selectFrom("owner_values").selectAll().where("path", "=", path).executeTakeFirst();
  return row && toOwnerValue(row);
}

async function keepRevision(transaction: Transaction<Tables>, { base: _, ...revision }: OwnerValueTable): Promise<void> {
  await transaction.insertInto("owner_value_revisions").values(revision).execute();
  const old = transaction.deleteFrom("owner_value_revisions").where("path", "=", revision.path);
  await old.where("version", "<=", revision.version - KEPT_REVISIONS).execute();
}

const toJson = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

const fromJson = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

const toOwnerValue = (row: OwnerValueTable): OwnerValue => ({ ...toRevision(row), base: fromJson(row.base) });

function toRevision({ path, value, version, saved_by, saved_at }: OwnerValueRevisionTable): OwnerRevision {
  return { path, value: fromJson(value), version, savedBy: saved_by, savedAt: new Date(saved_at) };
}
