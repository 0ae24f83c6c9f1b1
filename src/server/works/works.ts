import type { Selectable } from "kysely";
import { toSlug } from "#domain/text/slug";
import type { Work, WorkFields, WorkState } from "#domain/work/work";
import { workForm, workSchema } from "#domain/work/work-schema";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { type ColumnsOf, createFieldColumns, readRow } from "../database/field-columns";
import type { WorkTable } from "../database/tables/proof";
import { deletableRows, takeSlug } from "../database/versioned-rows";
import { keepPhotoUses } from "../photos/photo-uses";

// The one place for what a work may show and where it convinces (decision 042).

/** Works that pages choose from, the newest. */
const MOST_SHOWN = 1000;
/** The address of one whose title has no letter. */
const UNNAMED = "obra";

const { toColumns, toFields } = createFieldColumns(workSchema, workForm);

/** What was done at customers' gates; `onPublic` hears of every change of what visitors read. */
export function createWorks(db: Database, onPublic: () => Promise<void>) {
  const rows = deletableRows(db, "works", {
    toValue: toWork,
    keepWith: (transaction, id, row) => keepPhotoUses(transaction, "work", id, row ? listPhotos(toWork(row)) : []),
    onChange: async (row, before) => {
      if (row.state === "public" || before?.state === "public") await onPublic();
    },
  });

  return {
    ...rows,

    /** @param title that its address is made of; the address stays when the title changes. */
    async create(fields: WorkFields, state: WorkState, title: string, createdBy: string): Promise<Work> {
      const now = new Date().toISOString();
      const work = await rows.create(async (transaction) => ({
        ...toColumns(fields),
        state,
        slug: await takeSlug(transaction, "works", toSlug(title) || UNNAMED),
        created_by: createdBy,
        created_at: now,
        updated_at: now,
        first_public_at: state === "public" ? now : null,
        text_changed_at: now,
      }));
      return work as Work;
    },

    save(id: string, seenVersion: number, fields: WorkFields, state: WorkState) {
      const now = new Date().toISOString();
      const columns = toColumns(fields);
      return rows.save(id, seenVersion, (before) => ({
        ...columns,
        state,
        updated_at: now,
        ...(!saysTheSame(before, columns) && { text_changed_at: now }),
        ...(state === "public" && before.state !== "public" && { first_public_at: before.first_public_at ?? now }),
      }));
    },

    /** The newest work first. */
    async list(state: WorkState | undefined, limit: number, offset: number): Promise<{ works: Work[]; total: number }> {
      const matching = db.selectFrom("works").where((eb) => eb.and({ deleted_at: null, state }));
      const listed = await matching.selectAll().orderBy("day", "desc").orderBy("id").limit(limit).offset(offset).execute();
      return { works: listed.map(toWork), total: await countRows(matching) };
    },
  };
}

/** What visitors may read, the newest first. */
export async function readPublicWorks(db: Database): Promise<Work[]> {
  const shown = db.selectFrom("works").where((eb) => eb.and({ state: "public", deleted_at: null }));
  const rows = await shown.selectAll().orderBy("day", "desc").orderBy("id").limit(MOST_SHOWN).execute();
  return rows.map(toWork);
}

/** Whether a work says the same since, whatever it shows, and whoever did it. */
const saysTheSame = (before: Selectable<WorkTable>, { photos, has_consent, technician_id, ...said }: ColumnsOf<WorkFields>): boolean =>
  (Object.keys(said) as (keyof typeof said)[]).every((name) => before[name] === said[name]);

const listPhotos = ({ photos }: Pick<WorkFields, "photos">): string[] => [...new Set([...photos.before, ...photos.after])];

function toWork(row: Selectable<WorkTable>): Work {
  const { id, slug, state, version, created_at, updated_at, first_public_at, text_changed_at } = row;
  const read = readRow({ id, slug, state, version, created_at, updated_at, first_public_at, text_changed_at });
  return { ...toFields(row), ...read };
}
