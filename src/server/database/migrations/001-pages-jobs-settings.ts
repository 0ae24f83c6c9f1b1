import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

export const pagesJobsSettings = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("pages")
      .addColumn("seq", dialectName === "postgres" ? "serial" : "integer", (column) =>
        dialectName === "postgres" ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("slug", dialectName === "postgres" ? sql`text collate "C"` : "text", (column) => column.notNull().unique())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("search_text", "text", (column) => column.notNull())
      .addColumn("origin", "text", (column) => column.notNull())
      .addColumn("job_item_id", "text", (column) => column.unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("deleted_at", "text")
      .execute();
    await db.schema.createIndex("pages_live_by_age").on("pages").columns(["deleted_at", "created_at", "seq"]).execute();
    await createPageSearch(db, dialectName);

    await db.schema
      .createTable("jobs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("active_key", "text", (column) => column.unique())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("options", "text", (column) => column.notNull())
      .addColumn("total", "integer", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("finished_at", "text")
      .addColumn("cancel_requested", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("lease_owner", "text")
      .addColumn("lease_expires_at", "text")
      .execute();
    await db.schema.createIndex("jobs_by_status").on("jobs").columns(["status", "created_at"]).execute();

    await db.schema
      .createTable("job_items")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("job_id", "text", (column) => column.notNull().references("jobs.id").onDelete("cascade"))
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("page_slug", "text")
      .addColumn("error", "text")
      .addColumn("finished_at", "text")
      .addUniqueConstraint("job_items_once", ["job_id", "position"])
      .execute();

    await db.schema
      .createTable("settings")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("sign_in_attempts")
      .addColumn("subject", "text", (column) => column.primaryKey())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("window_ends_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("missing_addresses")
      .addColumn("path", "text", (column) => column.primaryKey())
      .addColumn("hits", "integer", (column) => column.notNull())
      .addColumn("last_seen_at", "text", (column) => column.notNull())
      .execute();
  },
});

/** A word index of titles: FTS5 kept by triggers on SQLite, an expression index on PostgreSQL. */
async function createPageSearch(db: Kysely<unknown>, dialectName: DialectName): Promise<void> {
  if (dialectName === "postgres") {
    await sql`create index page_search on pages using gin (to_tsvector('simple', search_text))`.execute(db);
    return;
  }
  await sql`create virtual table page_search using fts5(search_text, content='pages', content_rowid='seq')`.execute(db);
  await sql`create trigger page_search_insert after insert on pages begin
    insert into page_search(rowid, search_text) values (new.seq, new.search_text); end`.execute(db);
  await sql`create trigger page_search_delete after delete on pages begin
    insert into page_search(page_search, rowid, search_text) values ('delete', old.seq, old.search_text); end`.execute(db);
  await sql`create trigger page_search_update after update of search_text on pages begin
    insert into page_search(page_search, rowid, search_text) values ('delete', old.seq, old.search_text);
    insert into page_search(rowid, search_text) values (new.seq, new.search_text); end`.execute(db);
}
