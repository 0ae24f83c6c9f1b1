import { type ActivityLog, SITE_ACTOR } from "../activities/activity-log";
import type { Database } from "../database/database";
import type { Log } from "../log/log";
import { startUpkeep } from "../upkeep/lifetime";
import { isLive } from "./page-row";
import type { PageWriter } from "./page-writer";

// The one place for when pages go public by themselves; the moments of a run are in domain/publishing/rhythm.

const LOOK_EVERY_MS = 30_000;
/** Pages of one look: what is more waits for the next, so that a start after a long rest takes turns with visitors. */
const MOST_AT_ONCE = 50;

interface PublishingScheduleParts {
  db: Database;
  pageWriter: PageWriter;
  activities: Pick<ActivityLog, "record">;
  log: Pick<Log, "error">;
  stopping: AbortSignal;
}

/**
 * Publishes drafts at their moments: looks at once, and every half a minute from then on. Each is one transaction, which only
 * one process finds the page waiting in: what a process that dies leaves is published by the next look of any.
 */
export function startPublishingSchedule({ db, pageWriter, activities, log, stopping }: PublishingScheduleParts) {
  const onError = (error: unknown) => log.error({ err: error }, "publishing at a moment");

  async function publishDue(): Promise<void> {
    const now = new Date();
    for (const id of await findDue(db, now)) {
      if (stopping.aborted) return;
      // One that cannot be written keeps no other from its moment.
      await publish(id, now).catch(onError);
    }
  }

  async function publish(id: string, now: Date): Promise<void> {
    const page = await pageWriter.write((pages) => pages.publishDue(id, now, SITE_ACTOR));
    if (!page) return;
    const action = page.status === "public" ? "page.published" : "page.held";
    await activities.record({ actor: SITE_ACTOR, action, subject: page.title, subjectId: page.id });
  }

  return startUpkeep([publishDue], onError, LOOK_EVERY_MS);
}

/** Those that have waited longest first. */
async function findDue(db: Database, now: Date): Promise<string[]> {
  const waiting = db.selectFrom("pages").select("id").where("publish_at", "is not", null).where(isLive);
  const rows = await waiting.where("publish_at", "<=", now.toISOString()).orderBy("publish_at").limit(MOST_AT_ONCE).execute();
  return rows.map(({ id }) => id);
}
