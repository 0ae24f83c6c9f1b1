import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { nextFreeSlug } from "#domain/page/next-free-slug";
import { toSlug } from "#domain/page/slug";
import { purgeBefore } from "#domain/page/trash";
import { saysTheSame, type Work, type WorkFields, type WorkState } from "#domain/work/work";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { takeTurn } from "../database/dialect";
import type { Tables } from "../database/tables";
import type { WorkTable } from "../database/tables/proof";
import { keepPhotoUses } from "../photos/photo-uses";

/** Works that pages choose from, the newest. */
const MOST_SHOWN = 1000;
/** The address of one whose title has no letter. */
const UNNAMED = "obra";

export type SavedWork = { outcome: "saved"; work: Work } | { outcome: "conflict" | "gone" };

export type Works = ReturnType<typeof createWorks>;

/** What was done at customers' gates; `onPublic` hears of every change of what visitors read. */
export function createWorks(db: Database, onPublic: () => Promise<void>) {
  const live = (from: Database | Transaction<Tables> = db) => from.selectFrom("works").selectAll().where("deleted_at", "is", null);

  async function find(id: string): Promise<Work | undefined> {
    const row = await live().where("id", "=", id).executeTakeFirst();
    return row && toWork(row);
  }

  return {
    find,

    /** @param title that its address is made of; the address stays when the title changes. */
    async create(fields: WorkFields, state: WorkState, title: string, createdBy: string): Promise<Work> {
      const now = new Date().toISOString();
      const work = await db.transaction().execute(async (transaction) => {
        await takeTurn(transaction, "works");
        const wanted = toSlug(title) || UNNAMED;
        const taken = await transaction.selectFrom("works").select("slug").where("slug", "like", `${wanted}%`).execute();
        const slug = nextFreeSlug(wanted, new Set(taken.map((row) => row.slug)));
        const row = { ...toColumns(fields), id: randomUUID(), slug, state, version: 1, created_by: createdBy, created_at: now };
        const added = await transaction
          .insertInto("works")
          .values({
            ...row,
            updated_at: now,
            deleted_at: null,
            first_public_at: state === "public" ? now : null,
            text_changed_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await keepPhotoUses(transaction, "work", added.id, listPhotos(fields));
        return toWork(added);
      });
      if (state === "public") await onPublic();
      return work;
    },

    async save(id: string, seenVersion: number, fields: WorkFields, state: WorkState): Promise<SavedWork> {
      const before = await find(id);
      if (!before) return { outcome: "gone" };
      const now = new Date().toISOString();
      const row = await db.transaction().execute(async (transaction) => {
        const saved = await transaction
          .updateTable("works")
          .set((eb) => ({
            ...toColumns(fields),
            state,
            version: seenVersion + 1,
            updated_at: now,
            ...(!saysTheSame(before, fields) && { text_changed_at: now }),
            ...(state === "public" && before.state !== "public" && { first_public_at: eb.fn.coalesce("first_public_at", eb.val(now)) }),
          }))
          .where("id", "=", id)
          .where("version", "=", seenVersion)
          .where("deleted_at", "is", null)
          .returningAll()
          .executeTakeFirst();
        if (saved) await keepPhotoUses(transaction, "work", id, listPhotos(fields));
        return saved;
      });
      if (!row) return { outcome: "conflict" };
      if (before.state === "public" || state === "public") await onPublic();
      return { outcome: "saved", work: toWork(row) };
    },

    /** Takes it off the site and out of the list; it can be brought back for a while. */
    async remove(id: string): Promise<Work | undefined> {
      const row = await db
        .updateTable("works")
        .set({ deleted_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .returningAll()
        .executeTakeFirst();
      if (row?.state === "public") await onPublic();
      return row && toWork(row);
    },

    async restore(id: string): Promise<Work | undefined> {
      const row = await db
        .updateTable("works")
        .set({ deleted_at: null })
        .where("id", "=", id)
        .where("deleted_at", "is not", null)
        .returningAll()
        .executeTakeFirst();
      if (row?.state === "public") await onPublic();
      return row && toWork(row);
    },

    /** The newest work first. */
    async list(state: WorkState | undefined, limit: number, offset: number): Promise<{ works: Work[]; total: number }> {
      const matching = live().$if(state !== undefined, (query) => query.where("state", "=", state as WorkState));
      const rows = await matching.orderBy("day", "desc").orderBy("id").limit(limit).offset(offset).execute();
      return { works: rows.map(toWork), total: await countRows(matching.clearSelect()) };
    },

    async forgetOld(now = new Date()): Promise<void> {
      const before = purgeBefore(now).toISOString();
      await db.transaction().execute(async (transaction) => {
        const gone = await transaction.deleteFrom("works").where("deleted_at", "<", before).returning("id").execute();
        for (const { id } of gone) await keepPhotoUses(transaction, "work", id, []);
      });
    },
  };
}

/** What visitors may read, the newest first. */
export async function readPublicWorks(db: Database): Promise<Work[]> {
  const rows = await db
    .selectFrom("works")
    .selectAll()
    .where("state", "=", "public")
    .where("deleted_at", "is", null)
    .orderBy("day", "desc")
    .orderBy("id")
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(toWork);
}

function listPhotos({ photos }: Pick<WorkFields, "photos">): string[] {
  return [...new Set([...photos.before, ...photos.after])];
}

function toColumns({ hasConsent, photos, hours, technicianId, ...fields }: WorkFields) {
  return {
    ...fields,
    hours: hours ?? null,
    technician_id: technicianId ?? null,
    photos: JSON.stringify(photos),
    has_consent: hasConsent ? 1 : 0,
  };
}

function toWork(row: Selectable<WorkTable>): Work {
  const { has_consent, photos, hours, created_at, updated_at, technician_id, first_public_at, text_changed_at, ...others } = row;
  const { created_by: _by, deleted_at: _deleted, ...fields } = others;
  return {
    ...fields,
    technicianId: technician_id ?? undefined,
    hours: hours ?? undefined,
    photos: JSON.parse(photos),
    hasConsent: has_consent === 1,
    createdAt: new Date(created_at),
    updatedAt: new Date(updated_at),
    firstPublicAt: first_public_at === null ? undefined : new Date(first_public_at),
    textChangedAt: text_changed_at === null ? undefined : new Date(text_changed_at),
  };
}
