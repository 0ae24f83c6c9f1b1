import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** What came of each page in a month that is over, summed once. */
export const sumsOfMonths = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema
      .createTable("visit_months")
      .addColumn("day", text, (column) => column.primaryKey())
      .addColumn("sums", "text", (column) => column.notNull())
      .execute();
  },
});
