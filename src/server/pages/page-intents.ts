import type { GeneratedPage, PageOrigin, WantedStatus } from "#domain/page/generated-page";
import { BLANK_TEXTS, mapFields, type PageTexts } from "#domain/page/page-fields";
import type { Allowance } from "#domain/page/reason";
import type { Database } from "../database/database";

/** A page somebody wants; what it does not say is blank. */
export interface PageDraft extends Partial<PageTexts> {
  title: string;
  /** HTML; sanitised before it is stored. */
  content: string;
  /** Wanted address, by the slug rule; that of the title when absent. The next free one is given. */
  slug?: string;
  origin: PageOrigin;
  /** Public when absent. */
  status?: WantedStatus;
  /** Of a draft: when it goes public, unless it is held back as it is. */
  publishAt?: Date;
  /** It goes public whatever stands against it. */
  allowance?: Allowance;
  /** The bulk item that makes the page. */
  jobItemId?: string;
  /** E-mail of the person who wrote it: then it has its first revision at once. */
  savedBy?: string;
}

export function fillTexts(draft: Partial<PageTexts>): PageTexts {
  return mapFields((name) => draft[name] ?? BLANK_TEXTS[name]) as PageTexts;
}

/** What an administrator's save puts in place. */
export type EditedFields = PageTexts & { status: WantedStatus };

export type Saved = { outcome: "saved"; page: GeneratedPage };

/** Another page has the address, in the trash or not. */
export type SlugTaken = { outcome: "slug-taken" };

/** A text that is stored otherwise and reads as before: it stays in its state, and nobody asks it again. */
export const SAYS_THE_SAME = "says-the-same";
export type SaysTheSame = typeof SAYS_THE_SAME;

/** Somebody saved after the editor was opened. */
interface Conflict {
  outcome: "conflict";
  /** What a knowing overwrite must name. */
  version: number;
  /** Empty when a generator or an import was it. */
  savedBy: string;
  savedAt: Date;
}

/** `gone`: the page is in the trash or was deleted for good. */
export type Obstacle = Conflict | { outcome: "gone" };

/** What a save over the version the editor has seen would meet; undefined when nothing. */
export async function findObstacle(db: Database, id: string, seenVersion: number): Promise<Obstacle | undefined> {
  const page = db.selectFrom("pages").where("pages.id", "=", id).where("deleted_at", "is", null);
  const current = await page
    .leftJoin("page_revisions as saved", (on) => on.onRef("saved.page_id", "=", "pages.id").onRef("saved.version", "=", "pages.version"))
    .select(["pages.version", "updated_at", "saved_by", "saved_at"])
    .executeTakeFirst();
  if (!current) return { outcome: "gone" };
  const { version, updated_at, saved_by, saved_at } = current;
  if (version === seenVersion) return undefined;
  return { outcome: "conflict", version, savedBy: saved_by ?? "", savedAt: new Date(saved_at ?? updated_at) };
}
