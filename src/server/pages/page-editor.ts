import { sql, type Transaction } from "kysely";
import { type GeneratedPage, generatedPagePath, type PageStatus } from "#domain/page/generated-page";
import { toPageChange } from "#domain/page/menu-pages";
import type { Connection } from "../database/database";
import { changeAddresses } from "../database/dialect";
import type { Tables } from "../database/tables";
import { putRedirect, releaseAddress } from "../redirects/redirect-store";
import { findFreeSlug, insertPage, toStoredText } from "./insert-page";
import { keepRevision } from "./page-revisions";
import { isLive, PAGE_COLUMNS, toGeneratedPage } from "./page-row";
import type { OnPageChange } from "./page-store";

/** What the editor writes. */
export interface EditedFields {
  title: string;
  /** By the slug rule. */
  slug: string;
  description: string;
  keywords: readonly string[];
  content: string;
  status: PageStatus;
}

/** Somebody saved after the editor was opened. */
export interface Conflict {
  outcome: "conflict";
  /** What a knowing overwrite must name. */
  version: number;
  /** Empty when a generator or an import was it. */
  savedBy: string;
  savedAt: Date;
}

/** `gone`: the page is in the trash or was deleted for good. */
export type SaveOutcome = { outcome: "saved"; page: GeneratedPage } | Conflict | { outcome: "slug-taken" } | { outcome: "gone" };

export type PageEditor = ReturnType<typeof createPageEditor>;

/** Writes pages as administrators edit them: nothing is overwritten that its editor has not seen. */
export function createPageEditor({ db }: Connection, onChange: OnPageChange) {
  return {
    /** A page that is not in the trash. */
    async findPage(id: string): Promise<GeneratedPage | undefined> {
      const row = await db.selectFrom("pages").select(PAGE_COLUMNS).where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
      return row && toGeneratedPage(row);
    },

    async createPage(fields: EditedFields, savedBy: string): Promise<Exclude<SaveOutcome, Conflict | { outcome: "gone" }>> {
      const page = await changeAddresses(db, async (transaction) => {
        if (await isTaken(transaction, fields.slug)) return undefined;
        return await insertWritten(transaction, fields, fields.slug, savedBy);
      });
      if (!page) return { outcome: "slug-taken" };
      if (page.status === "public") onChange(toPageChange(page));
      return { outcome: "saved", page };
    },

    /** A text that could not be saved in its place, as a draft at the next free address. */
    async saveCopy(fields: EditedFields, savedBy: string): Promise<GeneratedPage> {
      return await changeAddresses(db, async (transaction) => {
        const slug = await findFreeSlug(transaction, fields);
        return await insertWritten(transaction, { ...fields, status: "draft" }, slug, savedBy);
      });
    },

    /** Saves over the version the editor has seen; a changed address leaves a redirect behind. */
    async updatePage(id: string, seenVersion: number, fields: EditedFields, savedBy: string): Promise<SaveOutcome> {
      const before = { slug: "", isPublic: false };
      const result = await changeAddresses(db, async (transaction): Promise<SaveOutcome> => {
        const current = await transaction
          .selectFrom("pages")
          .selectAll()
          .where("id", "=", id)
          .where("deleted_at", "is", null)
          .executeTakeFirst();
        if (!current) return { outcome: "gone" };
        if (current.version !== seenVersion) return await describeConflict(transaction, current);
        if (fields.slug !== current.slug && (await isTaken(transaction, fields.slug))) return { outcome: "slug-taken" };
        // A generated page has no revision of its own until it is first edited.
        await keepRevision(transaction, current, "");
        const row = await transaction
          .updateTable("pages")
          .set({
            ...toStoredText(fields),
            slug: fields.slug,
            status: fields.status,
            version: seenVersion + 1,
            updated_at: new Date().toISOString(),
            ...(fields.status === "public" && { first_public_at: sql<string>`coalesce(first_public_at, ${new Date().toISOString()})` }),
          })
          .where("id", "=", id)
          .where("version", "=", seenVersion)
          .where("deleted_at", "is", null)
          .returningAll()
          .executeTakeFirst();
        // Another process may have been faster.
        if (!row) return await describeLoss(transaction, id);
        await keepRevision(transaction, row, savedBy);
        if (row.status === "public") await releaseAddress(transaction, generatedPagePath(row.slug));
        if (row.slug !== current.slug && current.first_public_at !== null)
          await leaveRedirect(transaction, current.slug, row.slug, savedBy);
        Object.assign(before, { slug: current.slug, isPublic: current.status === "public" });
        return { outcome: "saved", page: toGeneratedPage(row) };
      });
      if (result.outcome === "saved") {
        const { page } = result;
        if (before.isPublic && before.slug !== page.slug) onChange({ id, slug: before.slug });
        if (page.status === "public") onChange(toPageChange(page));
        else if (before.isPublic) onChange({ id, slug: page.slug });
      }
      return result;
    },

    /** What a save over the version the editor has seen would meet; undefined when nothing. */
    async findObstacle(id: string, seenVersion: number): Promise<Conflict | { outcome: "gone" } | undefined> {
      const current = await db.selectFrom("pages").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
      if (!current) return { outcome: "gone" };
      return current.version === seenVersion ? undefined : await describeConflict(db, current);
    },

    /** Publishes or unpublishes; gives the pages that were not so already. */
    async setStatus(ids: readonly string[], status: PageStatus, savedBy: string): Promise<GeneratedPage[]> {
      const changed = await changeAddresses(db, async (transaction) => {
        const rows = await transaction
          .selectFrom("pages")
          .selectAll()
          .where("id", "in", [...ids])
          .where(isLive)
          .where("status", "!=", status)
          .execute();
        const pages: GeneratedPage[] = [];
        for (const current of rows) {
          await keepRevision(transaction, current, "");
          const now = new Date().toISOString();
          const row = await transaction
            .updateTable("pages")
            .set({
              status,
              version: current.version + 1,
              updated_at: now,
              ...(status === "public" && { first_public_at: current.first_public_at ?? now }),
            })
            .where("id", "=", current.id)
            .returningAll()
            .executeTakeFirstOrThrow();
          await keepRevision(transaction, row, savedBy);
          if (status === "public") await releaseAddress(transaction, generatedPagePath(row.slug));
          pages.push(toGeneratedPage(row));
        }
        return pages;
      });
      for (const page of changed) onChange(status === "public" ? toPageChange(page) : { id: page.id, slug: page.slug });
      return changed;
    },
  };
}

async function insertWritten(
  transaction: Transaction<Tables>,
  fields: EditedFields,
  slug: string,
  savedBy: string,
): Promise<GeneratedPage> {
  const page = await insertPage(transaction, { ...fields, origin: "manual" }, slug);
  const row = await transaction.selectFrom("pages").selectAll().where("id", "=", page.id).executeTakeFirstOrThrow();
  await keepRevision(transaction, row, savedBy);
  return page;
}

async function isTaken(transaction: Transaction<Tables>, slug: string): Promise<boolean> {
  const row = await transaction.selectFrom("pages").select("seq").where("slug", "=", slug).executeTakeFirst();
  return row !== undefined;
}

async function leaveRedirect(transaction: Transaction<Tables>, from: string, to: string, createdBy: string): Promise<void> {
  await releaseAddress(transaction, generatedPagePath(to));
  await putRedirect(transaction, { fromPath: generatedPagePath(from), toPath: generatedPagePath(to), createdBy });
}

async function describeLoss(transaction: Transaction<Tables>, id: string): Promise<Conflict | { outcome: "gone" }> {
  const current = await transaction.selectFrom("pages").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
  return current ? await describeConflict(transaction, current) : { outcome: "gone" };
}

async function describeConflict(db: Connection["db"], current: { id: string; version: number; updated_at: string }): Promise<Conflict> {
  const saved = await db
    .selectFrom("page_revisions")
    .select(["saved_by", "saved_at"])
    .where("page_id", "=", current.id)
    .where("version", "=", current.version)
    .executeTakeFirst();
  return {
    outcome: "conflict",
    version: current.version,
    savedBy: saved?.saved_by ?? "",
    savedAt: new Date(saved?.saved_at ?? current.updated_at),
  };
}
