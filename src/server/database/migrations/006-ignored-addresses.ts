import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Missing addresses the administrator does not want to hear of again. */
export const ignoredAddresses = (): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("missing_addresses")
      .addColumn("ignored", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
