import type { Kysely, Selectable } from "kysely";
import { generatedPagePath } from "#domain/page/generated-page";
import { type Redirect, toRedirectPath } from "#domain/redirect/redirect";
import { changeAddresses } from "../database/dialect";
import type { RedirectTable, Tables } from "../database/tables";

/** A connection or a transaction. */
type Executor = Kysely<Tables>;

export interface NewRedirect {
  fromPath: string;
  toPath: string;
  /** E-mail of who makes it. */
  createdBy: string;
}

/**
 * `loop`: the way would lead back to where it starts. `page-exists`: a public page answers at that address.
 * `not-a-path`: one of the two is no public path of this site.
 */
export type SaveRedirectOutcome = "saved" | "loop" | "page-exists" | "not-a-path";

export type RedirectStore = ReturnType<typeof createRedirectStore>;

/** Where addresses without a page lead. `onChange` hears of each change, after it. */
export function createRedirectStore(db: Executor, onChange: () => void) {
  return {
    /** Where a lost public path leads. */
    async findRedirect(path: string): Promise<string | undefined> {
      const fromPath = toRedirectPath(path);
      if (fromPath === undefined) return undefined;
      const row = await db.selectFrom("redirects").select("to_path").where("from_path", "=", fromPath).executeTakeFirst();
      return row?.to_path;
    },

    /** Makes or changes a redirect; those that led to `fromPath` lead on to the new target, so no chain grows. */
    async saveRedirect({ fromPath, toPath, createdBy }: NewRedirect): Promise<SaveRedirectOutcome> {
      const from = toRedirectPath(fromPath);
      const to = toRedirectPath(toPath);
      if (from === undefined || to === undefined || from === "/") return "not-a-path";
      const outcome = await changeAddresses(db, async (transaction) => {
        if (await hasPublicPage(transaction, from)) return "page-exists";
        return (await putRedirect(transaction, { fromPath: from, toPath: to, createdBy })) ? "saved" : "loop";
      });
      if (outcome === "saved") onChange();
      return outcome;
    },

    /** False when there was none. */
    async removeRedirect(fromPath: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("redirects")
        .where("from_path", "=", toRedirectPath(fromPath) ?? fromPath)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      onChange();
      return true;
    },

    /** The newest first. */
    async listRedirects(): Promise<Redirect[]> {
      const rows = await db.selectFrom("redirects").selectAll().orderBy("created_at", "desc").orderBy("from_path").execute();
      return rows.map(toRedirect);
    },
  };
}

/** Writes a redirect with its chain collapsed; false when it would lead back to where it starts. */
export async function putRedirect(executor: Executor, { fromPath, toPath, createdBy }: NewRedirect): Promise<boolean> {
  const onward = await executor.selectFrom("redirects").select("to_path").where("from_path", "=", toPath).executeTakeFirst();
  const target = onward?.to_path ?? toPath;
  if (target === fromPath) return false;
  await executor.updateTable("redirects").set({ to_path: target }).where("to_path", "=", fromPath).execute();
  await executor
    .insertInto("redirects")
    .values({ from_path: fromPath, to_path: target, created_by: createdBy, created_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict.column("from_path").doUpdateSet((eb) => ({
        to_path: eb.ref("excluded.to_path"),
        created_by: eb.ref("excluded.created_by"),
        created_at: eb.ref("excluded.created_at"),
      })),
    )
    .execute();
  return true;
}

/** A page that becomes public at a redirected address wins it. */
export async function releaseAddress(executor: Executor, path: string): Promise<void> {
  await executor.deleteFrom("redirects").where("from_path", "=", path).execute();
}

/** What led to a page that is gone for good leads nowhere. */
export async function forgetTarget(executor: Executor, path: string): Promise<void> {
  await executor.deleteFrom("redirects").where("to_path", "=", path).execute();
}

const GENERATED_PREFIX = generatedPagePath("");

async function hasPublicPage(executor: Executor, path: string): Promise<boolean> {
  if (!path.startsWith(GENERATED_PREFIX)) return false;
  const row = await executor
    .selectFrom("pages")
    .select("seq")
    .where("slug", "=", path.slice(GENERATED_PREFIX.length))
    .where("deleted_at", "is", null)
    .where("status", "=", "public")
    .executeTakeFirst();
  return row !== undefined;
}

function toRedirect(row: Selectable<RedirectTable>): Redirect {
  return { fromPath: row.from_path, toPath: row.to_path, createdBy: row.created_by, createdAt: new Date(row.created_at) };
}
