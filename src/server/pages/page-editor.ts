import type { GeneratedPage, PageReview, WantedStatus } from "#domain/page/generated-page";
import type { Allowance, Reason } from "#domain/publishing/reason";
import { always } from "../calls/done-calls";
import type { Connection, Database } from "../database/database";
import { HeldPage } from "../publishing/held-page";
import { findOwner } from "./page-addresses";
import type { EditedFields } from "./page-intents";
import { PAGE_COLUMNS, toGeneratedPage } from "./page-row";
import type { PageWriter } from "./page-writer";

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
export type Obstacle = Conflict | { outcome: "gone" };

/** What is public already may not say this. */
export interface Held {
  outcome: "held";
  reasons: readonly Reason[];
}

export type SaveOutcome = { outcome: "saved"; page: GeneratedPage } | { outcome: "slug-taken" } | Held | Obstacle;

interface SaveOptions {
  once?: typeof always;
  /** It goes public whatever stands against it. */
  allowance?: Allowance;
}

export type PageEditor = ReturnType<typeof createPageEditor>;

/** Writes pages as administrators edit them: nothing is overwritten that its editor has not seen. */
export function createPageEditor({ db }: Connection, writer: PageWriter) {
  return {
    /** A page that is not in the trash. */
    async findPage(id: string): Promise<GeneratedPage | undefined> {
      const row = await db.selectFrom("pages").select(PAGE_COLUMNS).where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
      return row && toGeneratedPage(row);
    },

    async createPage(
      fields: EditedFields,
      savedBy: string,
      { once = always, allowance }: SaveOptions = {},
    ): Promise<Exclude<SaveOutcome, Obstacle | Held>> {
      return await writer.write((pages) =>
        once(pages.transaction, async () => {
          if (await findOwner(pages.transaction, fields.slug)) return { outcome: "slug-taken" };
          return { outcome: "saved", page: await pages.create({ ...fields, origin: "manual", savedBy, allowance }) };
        }),
      );
    },

    /** A text that could not be saved in its place, as a draft at the next free address. */
    async saveCopy(fields: EditedFields, savedBy: string, once = always): Promise<GeneratedPage> {
      return await writer.write((pages) =>
        once(pages.transaction, () => pages.create({ ...fields, status: "draft", origin: "manual", savedBy })),
      );
    },

    /** Saves over the version the editor has seen; a changed address leaves a redirect behind. */
    async updatePage(
      id: string,
      seenVersion: number,
      fields: EditedFields,
      savedBy: string,
      { once = always, allowance }: SaveOptions = {},
    ): Promise<SaveOutcome> {
      const saving = writer.write((pages) =>
        once(pages.transaction, async (): Promise<SaveOutcome> => {
          const obstacle = await findObstacle(pages.transaction, id, seenVersion);
          if (obstacle) return obstacle;
          const owner = await findOwner(pages.transaction, fields.slug);
          if (owner && owner.id !== id) return { outcome: "slug-taken" };
          return { outcome: "saved", page: await pages.edit(id, seenVersion, fields, savedBy, allowance) };
        }),
      );
      return await saving.catch((error: unknown): Held => {
        if (error instanceof HeldPage) return { outcome: "held", reasons: error.reasons };
        throw error;
      });
    },

    /** What a save over the version the editor has seen would meet; undefined when nothing. */
    findObstacle: (id: string, seenVersion: number): Promise<Obstacle | undefined> => findObstacle(db, id, seenVersion),

    /** Publishes or unpublishes; gives the pages that were not so already. */
    setStatus: (ids: readonly string[], status: WantedStatus, savedBy: string): Promise<GeneratedPage[]> =>
      writer.write((pages) => pages.setStatus(ids, status, savedBy)),

    /** As the intent of that name. */
    setReview: (id: string, seenVersion: number, review: PageReview | undefined): Promise<GeneratedPage | undefined> =>
      writer.write((pages) => pages.setReview(id, seenVersion, review)),

    /** As the intent of that name. */
    schedule: (ids: readonly string[], moments: readonly Date[], savedBy: string): Promise<GeneratedPage[]> =>
      writer.write((pages) => pages.schedule(ids, moments, savedBy)),

    /** As the intent of that name. */
    unschedule: (ids: readonly string[]): Promise<GeneratedPage[]> => writer.write((pages) => pages.unschedule(ids)),

    /** As the intent of that name. */
    waitAgain: (moments: ReadonlyMap<string, Date>): Promise<GeneratedPage[]> => writer.write((pages) => pages.waitAgain(moments)),
  };
}

async function findObstacle(db: Database, id: string, seenVersion: number): Promise<Obstacle | undefined> {
  const current = await db
    .selectFrom("pages")
    .leftJoin("page_revisions as saved", (join) =>
      join.onRef("saved.page_id", "=", "pages.id").onRef("saved.version", "=", "pages.version"),
    )
    .select(["pages.version", "updated_at", "saved_by", "saved_at"])
    .where("pages.id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!current) return { outcome: "gone" };
  const { version, updated_at, saved_by, saved_at } = current;
  if (version === seenVersion) return undefined;
  return { outcome: "conflict", version, savedBy: saved_by ?? "", savedAt: new Date(saved_at ?? updated_at) };
}
