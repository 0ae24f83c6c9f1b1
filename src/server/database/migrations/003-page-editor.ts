import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the panel's list sorts and filters by, when a page first became public, and the state a save left it in. */
export const pageEditor = (): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("pages").addColumn("first_public_at", "text").execute();
    await sql`update pages set first_public_at = created_at where status = 'public'`.execute(db);
    await db.schema
      .alterTable("page_revisions")
      .addColumn("status", "text", (column) => column.notNull().defaultTo("public"))
      .execute();
    // The columns after the sort order let filters and counts read the index alone.
    await db.schema
      .createIndex("pages_panel_by_age")
      .on("pages")
      .columns(["deleted_at", "created_at", "seq", "status", "origin"])
      .execute();
    await db.schema
      .createIndex("pages_panel_by_title")
      .on("pages")
      .columns(["deleted_at", "search_text", "seq", "status", "origin", "created_at"])
      .execute();
    await db.schema.createIndex("redirects_by_target").on("redirects").column("to_path").execute();
  },
});
