import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** The library of photographs, the bytes of their sizes, and what shows them. */
export const photographs = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema
      .createTable("photos")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("hash", text, (column) => column.notNull())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("height", "integer", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("colour", text, (column) => column.notNull())
      .addColumn("alt", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("focus_x", "integer", (column) => column.notNull())
      .addColumn("focus_y", "integer", (column) => column.notNull())
      .addColumn("search_text", text, (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_by", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("updated_at", text, (column) => column.notNull())
      .addColumn("deleted_at", text)
      .execute();
    await sql`create index photos_by_age on photos(created_at, id) where deleted_at is null`.execute(db);
    await db.schema.createIndex("photos_by_hash").on("photos").column("hash").execute();
    await db.schema
      .createTable("photo_files")
      .addColumn("hash", text, (column) => column.notNull())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("format", text, (column) => column.notNull())
      .addColumn("bytes", dialectName === "postgres" ? sql`bytea` : "blob", (column) => column.notNull())
      .addPrimaryKeyConstraint("photo_files_primary", ["hash", "width", "format"])
      .execute();
    await db.schema
      .createTable("photo_uses")
      .addColumn("photo_id", text, (column) => column.notNull())
      .addColumn("user_kind", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("photo_uses_primary", ["photo_id", "user_kind", "user_id"])
      .execute();
    await db.schema.createIndex("photo_uses_by_user").on("photo_uses").columns(["user_kind", "user_id"]).execute();
    if (dialectName === "postgres") await finishOnPostgres(db);
  },
});

async function finishOnPostgres(db: Kysely<unknown>): Promise<void> {
  // They are compressed already.
  await sql`alter table photo_files alter column bytes set storage external`.execute(db);
  await sql`create function tell_photo() returns trigger language plpgsql as $$
    begin
      perform tell_processes('photo', old.id);
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_photo after update or delete on photos for each row execute function tell_photo()`.execute(db);
}
