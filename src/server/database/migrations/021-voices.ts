import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** What customers say, each by a link of its own. */
export const voices = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema
      .createTable("voices")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("token_hash", text, (column) => column.notNull().unique())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("invitee", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull().defaultTo(""))
      .addColumn("location", text, (column) => column.notNull().defaultTo(""))
      .addColumn("text", text, (column) => column.notNull().defaultTo(""))
      .addColumn("rating", "integer")
      .addColumn("answer", text, (column) => column.notNull().defaultTo(""))
      .addColumn("created_by", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("expires_at", text, (column) => column.notNull())
      .addColumn("sent_at", text)
      .addColumn("changed_at", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("voices_by_state").on("voices").columns(["state", "created_at", "id"]).execute();
    if (dialectName === "postgres") await tellVoices(db);
  },
});

/** Pages of other processes show what is published, and nothing of what is not. */
async function tellVoices(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_voices() returns trigger language plpgsql as $$
    begin
      perform tell_processes('owner', '');
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_voices after update on voices
    for each row when (old.state = 'published' or new.state = 'published') execute function tell_voices()`.execute(db);
}
