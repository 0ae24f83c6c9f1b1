import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** Why pages are held back or were let through, when they go public, what of their text is their own, and what an audit found. */
export const publishing = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    for (const table of ["pages", "page_revisions"]) {
      await db.schema
        .alterTable(table)
        .addColumn("own_figures", "text", (column) => column.notNull().defaultTo(""))
        .execute();
    }
    for (const column of ["held", "allowed"]) await db.schema.alterTable("pages").addColumn(column, "text").execute();
    await db.schema.alterTable("job_items").addColumn("held", "text").execute();
    await db.schema.alterTable("pages").addColumn("publish_at", text).execute();
    await db.schema
      .alterTable("pages")
      .addColumn("is_indexed", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    // Site maps ask of each page whether search engines are to see it.
    await db.schema.dropIndex("pages_public_by_number").execute();
    await db.schema
      .createIndex("pages_public_by_number")
      .on("pages")
      .columns(["deleted_at", "status", "seq", "slug", "title", "updated_at", "is_indexed"])
      .execute();
    await sql`create index pages_to_publish on pages(publish_at) where publish_at is not null`.execute(db);
    await db.schema
      .createTable("page_sketches")
      .addColumn("number", dialectName === "postgres" ? "serial" : "integer", (column) => column.primaryKey())
      .addColumn("page_id", text, (column) => column.notNull().unique())
      .addColumn("intent", text)
      .addColumn("words", "integer", (column) => column.notNull())
      .execute();
    await sql`create index page_sketches_by_intent on page_sketches(intent) where intent is not null`.execute(db);
    // Rows of 7 million and more: the key is all there is of them.
    await sql`create table page_marks(mark bigint not null, sketch integer not null, primary key (mark, sketch))
      ${sql.raw(dialectName === "sqlite" ? "without rowid" : "")}`.execute(db);
    await sql`create index page_marks_by_sketch on page_marks(sketch)`.execute(db);
    await db.schema
      .createTable("audit_findings")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("path", text, (column) => column.notNull())
      .addColumn("page_id", text)
      .addColumn("page_version", "integer")
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("detail", "text", (column) => column.notNull())
      .addColumn("found_at", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("audit_findings_by_kind").on("audit_findings").columns(["kind", "path"]).execute();
  },
});
