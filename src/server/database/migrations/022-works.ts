import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** What was done at customers' gates. */
export const works = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema
      .createTable("works")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("slug", text, (column) => column.notNull().unique())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("day", text, (column) => column.notNull())
      .addColumn("place", text, (column) => column.notNull())
      .addColumn("gate", text, (column) => column.notNull())
      .addColumn("service", text, (column) => column.notNull())
      .addColumn("motor", text, (column) => column.notNull())
      .addColumn("problem", text, (column) => column.notNull())
      .addColumn("done", text, (column) => column.notNull())
      .addColumn("hours", "real")
      .addColumn("title", text, (column) => column.notNull())
      .addColumn("summary", text, (column) => column.notNull())
      .addColumn("photos", text, (column) => column.notNull())
      .addColumn("has_consent", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_by", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("updated_at", text, (column) => column.notNull())
      .addColumn("deleted_at", text)
      .execute();
    await db.schema.createIndex("works_by_day").on("works").columns(["state", "day", "id"]).execute();
    if (dialectName === "postgres") await tellWorks(db);
  },
});

/** Pages of other processes show what is public, and nothing of what is not. */
async function tellWorks(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_works() returns trigger language plpgsql as $$
    begin
      perform tell_processes('owner', '');
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_works after update on works
    for each row when (old.state = 'public' or new.state = 'public') execute function tell_works()`.execute(db);
}
