import type { Selectable, Transaction } from "kysely";
import { MAX_TEAM, type Technician, type TechnicianFields } from "#domain/team/technician";
import { technicianForm, technicianSchema } from "#domain/team/technician-schema";
import { toSlug } from "#domain/text/slug";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { takeTurn } from "../database/dialect";
import { createFieldColumns } from "../database/field-columns";
import type { Tables } from "../database/tables";
import type { TechnicianTable } from "../database/tables/proof";
import { deletableRows, takeSlug } from "../database/versioned-rows";
import { keepPhotoUses } from "../photos/photo-uses";

const { toColumns, toFields } = createFieldColumns(technicianSchema, technicianForm);

/** Who does the work, in the owner's order; `onPublic` hears of every change of what visitors read. */
export function createTeam(db: Database, onPublic: () => Promise<void>) {
  const rows = deletableRows(db, "technicians", {
    toValue: toTechnician,
    keepWith: (transaction, id, row) => keepPhotoUses(transaction, "technician", id, row?.photo_id ? [row.photo_id] : []),
    onChange: async (row, before) => {
      if (row.is_shown || before?.is_shown) await onPublic();
    },
  });

  return {
    ...rows,

    async list(): Promise<Technician[]> {
      const listed = await ordered(db).selectAll().execute();
      return listed.map(toTechnician);
    },

    /** How many works and pages name somebody, whatever their state. */
    async countUses(id: string) {
      return {
        works: await countRows(db.selectFrom("works").where("technician_id", "=", id).where("deleted_at", "is", null)),
        pages: await countRows(db.selectFrom("pages").where("reviewer_id", "=", id).where("deleted_at", "is", null)),
      };
    },

    /** Comes last; undefined while there are too many. */
    create: (fields: TechnicianFields, createdBy: string): Promise<Technician | undefined> =>
      rows.create(async (transaction) => {
        const slug = await takeSlug(transaction, "technicians", toSlug(fields.name));
        if ((await ordered(transaction).select("id").execute()).length >= MAX_TEAM) return undefined;
        const last = await transaction.selectFrom("technicians").select("position").orderBy("position", "desc").limit(1).executeTakeFirst();
        const position = Math.max(0, last?.position ?? 0) + 1;
        return { ...toColumns(fields), slug, position, created_by: createdBy, created_at: new Date().toISOString() };
      }),

    save: (id: string, seenVersion: number, fields: TechnicianFields) => rows.save(id, seenVersion, () => toColumns(fields)),

    /** One place up or down from the place it was seen at; false where there is none, or where it stands elsewhere since. */
    async move(id: string, step: 1 | -1, seenPlace: number): Promise<boolean> {
      const isMoved = await db.transaction().execute(async (transaction) => {
        await takeTurn(transaction, "technicians");
        const listed = (await ordered(transaction).select("id").execute()).map((row) => row.id);
        const from = listed.indexOf(id);
        const other = listed[from + step];
        if (from !== seenPlace || other === undefined) return false;
        const ids = listed.with(from, other).with(from + step, id);
        for (const [position, one] of ids.entries())
          await transaction.updateTable("technicians").set({ position }).where("id", "=", one).execute();
        return true;
      });
      if (isMoved) await onPublic();
      return isMoved;
    },
  };
}

/** Those who were not deleted, in the owner's order. */
const ordered = (from: Database | Transaction<Tables>) =>
  from.selectFrom("technicians").where("deleted_at", "is", null).orderBy("position").orderBy("id");

/** Those of whom visitors read. */
export async function readShownTeam(db: Database): Promise<Technician[]> {
  const rows = await ordered(db).selectAll().where("is_shown", "=", 1).execute();
  return rows.map(toTechnician);
}

function toTechnician(row: Selectable<TechnicianTable>): Technician {
  const { id, slug, version } = row;
  return { ...toFields(row), id, slug, version };
}
