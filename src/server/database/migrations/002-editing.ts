import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** Drafts, revisions, redirects, the activity log and the attempts of bulk items. */
export const editing = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("pages")
      .addColumn("status", "text", (column) => column.notNull().defaultTo("public"))
      .execute();
    await db.schema
      .alterTable("pages")
      .addColumn("keywords", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema
      .alterTable("pages")
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.dropIndex("pages_live_by_age").execute();
    await db.schema.createIndex("pages_live_by_age").on("pages").columns(["deleted_at", "status", "created_at", "seq"]).execute();

    await db.schema
      .createTable("page_revisions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("page_id", "text", (column) => column.notNull().references("pages.id").onDelete("cascade"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("keywords", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("saved_by", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addUniqueConstraint("page_revisions_once", ["page_id", "version"])
      .execute();

    await db.schema
      .createTable("page_autosaves")
      .addColumn("page_id", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("page_autosaves_key", ["page_id", "account_id"])
      .execute();

    await db.schema
      .createTable("redirects")
      .addColumn("from_path", "text", (column) => column.primaryKey())
      .addColumn("to_path", "text", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("activities")
      .addColumn("seq", dialectName === "postgres" ? "serial" : "integer", (column) =>
        dialectName === "postgres" ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("subject_id", "text")
      .execute();

    await db.schema
      .alterTable("job_items")
      .addColumn("attempts", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
  },
});
