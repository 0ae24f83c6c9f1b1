import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { nextFreeSlug } from "#domain/page/next-free-slug";
import { toSlug } from "#domain/page/slug";
import { purgeBefore } from "#domain/page/trash";
import { TECHNICIAN_LIMITS, type Technician, type TechnicianFields } from "#domain/team/technician";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { takeTurn } from "../database/dialect";
import type { Tables } from "../database/tables";
import type { TechnicianTable } from "../database/tables/proof";
import { keepPhotoUses } from "../photos/photo-uses";

/** How many works and pages name somebody, whatever their state. */
export interface TechnicianUses {
  works: number;
  pages: number;
}

export type SavedTechnician = { outcome: "saved"; technician: Technician } | { outcome: "conflict" | "gone" };

export type Team = ReturnType<typeof createTeam>;

/** Who does the work, in the owner's order; `onPublic` hears of every change of what visitors read. */
export function createTeam(db: Database, onPublic: () => Promise<void>) {
  const live = (from: Database | Transaction<Tables> = db) => from.selectFrom("technicians").where("deleted_at", "is", null);

  async function setDeleted(id: string, isDeleted: boolean): Promise<Technician | undefined> {
    const row = await db
      .updateTable("technicians")
      .set({ deleted_at: isDeleted ? new Date().toISOString() : null })
      .where("id", "=", id)
      .where("deleted_at", isDeleted ? "is" : "is not", null)
      .returningAll()
      .executeTakeFirst();
    if (row?.is_shown) await onPublic();
    return row && toTechnician(row);
  }

  return {
    async list(): Promise<Technician[]> {
      const rows = await live().selectAll().orderBy("position").orderBy("id").execute();
      return rows.map(toTechnician);
    },

    async find(id: string): Promise<Technician | undefined> {
      const row = await live().selectAll().where("id", "=", id).executeTakeFirst();
      return row && toTechnician(row);
    },

    async countUses(id: string): Promise<TechnicianUses> {
      return {
        works: await countRows(db.selectFrom("works").where("technician_id", "=", id).where("deleted_at", "is", null)),
        pages: await countRows(db.selectFrom("pages").where("reviewer_id", "=", id).where("deleted_at", "is", null)),
      };
    },

    /** Comes last; undefined while there are too many. */
    async create(fields: TechnicianFields, createdBy: string): Promise<Technician | undefined> {
      const technician = await db.transaction().execute(async (transaction) => {
        await takeTurn(transaction, "team");
        if ((await countRows(live(transaction))) >= TECHNICIAN_LIMITS.people) return undefined;
        const others = await transaction.selectFrom("technicians").select(["slug", "position"]).execute();
        const row = await transaction
          .insertInto("technicians")
          .values({
            ...toColumns(fields),
            id: randomUUID(),
            slug: nextFreeSlug(toSlug(fields.name), new Set(others.map(({ slug }) => slug))),
            position: Math.max(0, ...others.map(({ position }) => position)) + 1,
            version: 1,
            created_by: createdBy,
            created_at: new Date().toISOString(),
            deleted_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await keepPhotoUses(transaction, "technician", row.id, listPhotos(fields));
        return toTechnician(row);
      });
      if (technician?.isShown) await onPublic();
      return technician;
    },

    async save(id: string, seenVersion: number, fields: TechnicianFields): Promise<SavedTechnician> {
      const saved = await db.transaction().execute(async (transaction): Promise<SavedTechnician> => {
        const row = await transaction
          .updateTable("technicians")
          .set({ ...toColumns(fields), version: seenVersion + 1 })
          .where("id", "=", id)
          .where("version", "=", seenVersion)
          .where("deleted_at", "is", null)
          .returningAll()
          .executeTakeFirst();
        if (!row) return { outcome: (await live(transaction).select("id").where("id", "=", id).executeTakeFirst()) ? "conflict" : "gone" };
        await keepPhotoUses(transaction, "technician", id, listPhotos(fields));
        return { outcome: "saved", technician: toTechnician(row) };
      });
      if (saved.outcome === "saved") await onPublic();
      return saved;
    },

    /** One place up or down; false where there is none. */
    async move(id: string, step: 1 | -1): Promise<boolean> {
      const isMoved = await db.transaction().execute(async (transaction) => {
        await takeTurn(transaction, "team");
        const rows = await live(transaction).select("id").orderBy("position").orderBy("id").execute();
        const from = rows.findIndex((row) => row.id === id);
        const [moved, other] = [rows[from], rows[from + step]];
        if (!moved || !other) return false;
        const ids = rows
          .map((row) => row.id)
          .with(from, other.id)
          .with(from + step, moved.id);
        for (const [position, one] of ids.entries())
          await transaction.updateTable("technicians").set({ position }).where("id", "=", one).execute();
        return true;
      });
      if (isMoved) await onPublic();
      return isMoved;
    },

    /** Takes somebody off the site and out of the list, for a while; works and pages keep his id, which names nobody then. */
    remove: (id: string) => setDeleted(id, true),

    restore: (id: string) => setDeleted(id, false),

    async forgetOld(now = new Date()): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const before = purgeBefore(now).toISOString();
        const gone = await transaction.deleteFrom("technicians").where("deleted_at", "<", before).returning("id").execute();
        for (const { id } of gone) {
          await keepPhotoUses(transaction, "technician", id, []);
        }
      });
    },
  };
}

/** Those of whom visitors read. */
export async function readShownTeam(db: Database): Promise<Technician[]> {
  const rows = await db
    .selectFrom("technicians")
    .selectAll()
    .where("is_shown", "=", 1)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(toTechnician);
}

function listPhotos({ photoId }: Pick<TechnicianFields, "photoId">): string[] {
  return photoId === undefined ? [] : [photoId];
}

function toColumns({ name, photoId, since, courses, about, isShown }: TechnicianFields) {
  return {
    name,
    photo_id: photoId ?? null,
    since: since ?? null,
    courses: JSON.stringify(courses),
    about,
    is_shown: isShown ? 1 : 0,
  };
}

function toTechnician(row: Selectable<TechnicianTable>): Technician {
  const { id, slug, name, photo_id, since, courses, about, is_shown, version } = row;
  return {
    id,
    slug,
    name,
    photoId: photo_id ?? undefined,
    since: since ?? undefined,
    courses: JSON.parse(courses),
    about,
    isShown: is_shown === 1,
    version,
  };
}
