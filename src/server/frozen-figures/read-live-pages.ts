import { setImmediate as breathe } from "node:timers/promises";
import type { Database } from "../database/database";
import { isLive } from "../pages/page-row";

/** A page outside the trash with the texts that may hold figures. */
export interface LivePage {
  /** Where the next slice goes on after it. */
  seq: number;
  id: string;
  title: string;
  version: number;
  content: string;
  description: string;
}

/** Rows read at a time: SQLite lets nothing else happen meanwhile, and each may have 200,000 signs. */
const ROWS = 5;

/** Live pages, drafts too, by their numbers; others get their turn in between. */
export async function* readLivePages(db: Database, after = 0): AsyncGenerator<LivePage> {
  for (let last = after; ; ) {
    const rows = await db
      .selectFrom("pages")
      .select(["seq", "id", "title", "version", "content", "description"])
      .where("seq", ">", last)
      .where(isLive)
      .orderBy("seq")
      .limit(ROWS)
      .execute();
    yield* rows;
    if (rows.length < ROWS) return;
    last = rows.at(-1)?.seq ?? last;
    await breathe();
  }
}
