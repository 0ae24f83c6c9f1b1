import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** Quotes and certificates of contacts, frozen, each behind a link of its own. */
export const sheets = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    const serial = dialectName === "postgres" ? "serial" : "integer";
    await db.schema
      .createTable("sheets")
      .addColumn("number", serial, (column) => (dialectName === "postgres" ? column.primaryKey() : column.primaryKey().autoIncrement()))
      .addColumn("id", text, (column) => column.notNull().unique())
      .addColumn("contact_id", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("token_hash", text, (column) => column.notNull().unique())
      .addColumn("content", text, (column) => column.notNull())
      .addColumn("expires_on", text, (column) => column.notNull())
      .addColumn("issued_by", text, (column) => column.notNull())
      .addColumn("issued_at", text, (column) => column.notNull())
      .addColumn("accepted_at", text)
      .addColumn("accepted_name", text, (column) => column.notNull().defaultTo(""))
      .addColumn("withdrawn_at", text)
      .addColumn("replaced_by", "integer")
      .execute();
    await db.schema.createIndex("sheets_by_contact").on("sheets").columns(["contact_id", "number"]).execute();
  },
});
