import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** What came of calls that their caller may send again. */
export const doneCalls = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema
      .createTable("done_calls")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("result", text, (column) => column.notNull())
      .addColumn("done_at", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("done_calls_by_age").on("done_calls").column("done_at").execute();
  },
});
