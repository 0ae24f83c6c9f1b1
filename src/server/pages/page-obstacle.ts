import type { Database } from "../database/database";

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

/** What a save over the version the editor has seen would meet; undefined when nothing. */
export async function findObstacle(db: Database, id: string, seenVersion: number): Promise<Obstacle | undefined> {
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
