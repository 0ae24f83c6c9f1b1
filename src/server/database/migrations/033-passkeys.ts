import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** Keys of devices by which people sign in; whose they are stands in the accounts library's own table. */
export const passkeys = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema
      .createTable("passkeys")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("credential_id", text, (column) => column.notNull().unique())
      .addColumn("public_key", text, (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", text, (column) => column.notNull())
      .addColumn("device", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("used_at", text)
      .execute();
    await db.schema.createIndex("passkeys_by_user").on("passkeys").column("user_id").execute();
  },
});
