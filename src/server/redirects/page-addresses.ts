import { sql } from "kysely";
import { findSlugOfPath, isPublicPage, type PageStatus } from "#domain/page/generated-page";
import { nextFreeSlug } from "#domain/page/next-free-slug";
import type { Redirect } from "#domain/redirect/redirect";
import type { Database } from "../database/database";
import { readRow } from "../database/field-columns";

// The one place for who has an address: a page, the trash, a redirect.

/** The page an address belongs to, in the trash or not. */
type AddressOwner = { id: string; title: string; status: PageStatus; deletedAt?: Date };

/** Most slugs of one query. */
const BATCH = 500;

export async function findOwners(db: Database, slugs: readonly string[]): Promise<Map<string, AddressOwner>> {
  const owners = new Map<string, AddressOwner>();
  const pages = db.selectFrom("pages").select(["slug", "id", "title", "status", "deleted_at"]);
  for (let from = 0; from < slugs.length; from += BATCH) {
    const rows = await pages.where("slug", "in", slugs.slice(from, from + BATCH)).execute();
    for (const { slug, ...owner } of rows) owners.set(slug, readRow(owner));
  }
  return owners;
}

export const findOwner = async (db: Database, slug: string): Promise<AddressOwner | undefined> => (await findOwners(db, [slug])).get(slug);

export async function hasPublicPage(db: Database, path: string): Promise<boolean> {
  const slug = findSlugOfPath(path);
  const page = slug === undefined ? undefined : await findOwner(db, slug);
  return page !== undefined && isPublicPage(page);
}

/** The slug itself or the next free one; `taken` names more that are not free, and learns those that were found. */
export async function findFreeSlug(db: Database, wanted: string, taken: Set<string> = new Set()): Promise<string> {
  // The range, not a pattern: an index serves it in every dialect. ":" follows "9".
  const rows = await db
    .selectFrom("pages")
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", wanted), eb.and([eb("slug", ">=", `${wanted}-`), eb("slug", "<", `${wanted}-:`)])]))
    .where(sql<boolean>`length(slug) <= ${wanted.length + 8}`)
    .execute();
  for (const { slug } of rows) taken.add(slug);
  return nextFreeSlug(wanted, taken);
}

export type NewRedirect = Omit<Redirect, "createdAt">;

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
  const said = { to_path: target, created_by: createdBy, created_at: new Date().toISOString() };
  const leading = db.insertInto("redirects").values({ from_path: fromPath, ...said });
  await leading.onConflict((conflict) => conflict.column("from_path").doUpdateSet(said)).execute();
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
