import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** Why a run is paused, whose failed titles it tries again, and what the AI provider answered for a title not yet saved. */
export const pausedRuns = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema.alterTable("jobs").addColumn("pause_reason", text).execute();
    await db.schema.alterTable("jobs").addColumn("retry_of", text).execute();
    await db.schema.createIndex("jobs_retry_once").unique().on("jobs").column("retry_of").execute();
    await db.schema.alterTable("job_items").addColumn("answer", text).execute();
  },
});
