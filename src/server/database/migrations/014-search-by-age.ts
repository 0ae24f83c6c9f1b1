import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** The newest page of each block of 1,000, so that a search within a period knows where to begin without reading its pages. */
export const searchByAge = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("page_blocks_newest")
      .addColumn("block", "integer", (column) => column.primaryKey())
      .addColumn("newest_at", "text", (column) => column.notNull())
      .execute();
    await sql`insert into page_blocks_newest(block, newest_at)
      select (seq - 1) / 1000, max(created_at) from pages group by 1`.execute(db);
    await (dialectName === "postgres" ? keepOnPostgres(db) : keepOnSqlite(db));
  },
});

async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table page_blocks_newest alter column newest_at type text collate "C"`.execute(db);
  await sql`create function keep_newest_page() returns trigger language plpgsql as $$
    begin
      insert into page_blocks_newest(block, newest_at) values ((new.seq - 1) / 1000, new.created_at)
        on conflict (block) do update set newest_at = excluded.newest_at where excluded.newest_at > page_blocks_newest.newest_at;
      return null;
    end $$`.execute(db);
  await sql`create trigger page_blocks_newest after insert or update of created_at on pages
    for each row execute function keep_newest_page()`.execute(db);
}

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  const keep = sql`insert into page_blocks_newest(block, newest_at) values ((new.seq - 1) / 1000, new.created_at)
    on conflict (block) do update set newest_at = excluded.newest_at where excluded.newest_at > newest_at;`;
  await sql`create trigger page_blocks_newest_insert after insert on pages begin ${keep} end`.execute(db);
  await sql`create trigger page_blocks_newest_update after update of created_at on pages begin ${keep} end`.execute(db);
}
