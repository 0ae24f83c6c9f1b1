import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** Who does the work, who answers for a text, since when texts say what they say, and photographs that customers send. */
export const team = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema
      .createTable("technicians")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("slug", text, (column) => column.notNull().unique())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("photo_id", text)
      .addColumn("since", "integer")
      .addColumn("courses", text, (column) => column.notNull())
      .addColumn("about", text, (column) => column.notNull())
      .addColumn("is_shown", "integer", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_by", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("deleted_at", text)
      .execute();
    for (const column of ["technician_id", "first_public_at", "text_changed_at"])
      await db.schema.alterTable("works").addColumn(column, text).execute();
    for (const column of ["text_changed_at", "reviewer_id", "reviewed_on", "review_told_at"])
      await db.schema.alterTable("pages").addColumn(column, text).execute();
    await sql`create index pages_by_reviewer on pages(reviewer_id) where reviewer_id is not null`.execute(db);
    await addVoicePhotos(db, text);
    await rememberMoments(db);
    // Site maps tell since when a page says what it says.
    await db.schema.dropIndex("pages_public_by_number").execute();
    await db.schema
      .createIndex("pages_public_by_number")
      .on("pages")
      .columns(["deleted_at", "status", "seq", "slug", "title", "first_public_at", "text_changed_at", "is_indexed"])
      .execute();
    if (dialectName === "postgres") await tellTeam(db);
  },
});

async function addVoicePhotos(db: Kysely<unknown>, text: "text" | ReturnType<typeof sql>): Promise<void> {
  for (const column of ["photo_hash", "photo"]) await db.schema.alterTable("voices").addColumn(column, text).execute();
  await db.schema
    .alterTable("voices")
    .addColumn("photo_alt", text, (column) => column.notNull().defaultTo(""))
    .execute();
  for (const column of ["has_shown_photo", "photo_uploads"])
    await db.schema
      .alterTable("voices")
      .addColumn(column, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
}

/** Only what is certain: a page's kept versions tell when its text last became what it is; a work that was never saved again is public since it was made. */
async function rememberMoments(db: Kysely<unknown>): Promise<void> {
  await sql`update pages set text_changed_at = (
    select min(since.saved_at) from page_revisions since
    where since.page_id = pages.id and since.version > (
      select max(other.version) from page_revisions other
      where other.page_id = pages.id
        and (other.content <> pages.content or other.title <> pages.title or other.description <> pages.description)))
    where version > 1`.execute(db);
  await sql`update works set first_public_at = created_at where state = 'public' and version = 1`.execute(db);
}

/** Pages of other processes show who is on the team, new works too, and no photograph that was taken back. */
async function tellTeam(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_team() returns trigger language plpgsql as $$
    begin
      perform tell_processes('owner', '');
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_team after insert or update or delete on technicians for each statement execute function tell_team()`.execute(
    db,
  );
  await sql`create trigger tell_new_work after insert on works
    for each row when (new.state = 'public') execute function tell_works()`.execute(db);
  await sql`create function tell_voice_photo() returns trigger language plpgsql as $$
    begin
      perform tell_processes('photo', old.id);
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_voice_photo after update on voices
    for each row when (old.photo_hash is distinct from new.photo_hash) execute function tell_voice_photo()`.execute(db);
}
