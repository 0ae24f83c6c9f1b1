import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** How much of a day's visits and touches was left out of the count. */
export const leftOutVisits = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema
      .createTable("visit_bursts")
      .addColumn("day", text, (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .execute();
  },
});
