import type { PageSummary } from "#domain/page/generated-page";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { isLive, SUMMARY_COLUMNS, toPageSummary } from "./page-row";

export interface ScheduledPage extends PageSummary {
  publishAt: Date;
}

/** Drafts that wait for their moment, the next one first. */
export async function listScheduled(db: Database, limit: number, offset = 0): Promise<{ pages: ScheduledPage[]; total: number }> {
  const scheduled = db.selectFrom("pages").where("publish_at", "is not", null).where(isLive);
  const [rows, total] = await Promise.all([
    scheduled.select(SUMMARY_COLUMNS).orderBy("publish_at").orderBy("seq").limit(limit).offset(offset).execute(),
    countRows(scheduled),
  ]);
  return {
    pages: rows.map(toPageSummary).flatMap((page) => (page.publishAt ? [{ ...page, publishAt: page.publishAt }] : [])),
    total,
  };
}
