import type { Database } from "../database/database";

export interface NewRedirect {
  fromPath: string;
  toPath: string;
  /** E-mail of who makes it. */
  createdBy: string;
}

/** Where a path leads. */
export async function findTarget(db: Database, path: string): Promise<string | undefined> {
  const row = await db.selectFrom("redirects").select("to_path").where("from_path", "=", path).executeTakeFirst();
  return row?.to_path;
}

/** Writes a redirect with its chain collapsed; false when it would lead back to where it starts. */
export async function putRedirect(db: Database, { fromPath, toPath, createdBy }: NewRedirect): Promise<boolean> {
  const target = (await findTarget(db, toPath)) ?? toPath;
  if (target === fromPath) return false;
  await db.updateTable("redirects").set({ to_path: target }).where("to_path", "=", fromPath).execute();
  await db
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

/** Pages that become public at redirected addresses win them. */
export async function releaseAddresses(db: Database, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await db.deleteFrom("redirects").where("from_path", "in", paths).execute();
}

/** What led to pages that are gone for good leads nowhere. */
export async function forgetTargets(db: Database, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await db.deleteFrom("redirects").where("to_path", "in", paths).execute();
}
