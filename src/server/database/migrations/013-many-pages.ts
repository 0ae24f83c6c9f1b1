import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** Counts kept for blocks of 1,000 pages, a word index that knows status and origin, and what long lists are read from. */
export const manyPages = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("page_blocks")
      .addColumn("block", "integer", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("origin", "text", (column) => column.notNull())
      .addColumn("live", "integer", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("page_blocks_key", ["block", "status", "origin"])
      .execute();
    await sql`insert into page_blocks(block, status, origin, live, changed_at)
      select (seq - 1) / 1000, status, origin, count(*) - count(deleted_at),
        max(case when status = 'public' or first_public_at is not null then updated_at else '' end)
      from pages group by 1, 2, 3`.execute(db);
    await db.schema
      .createIndex("pages_panel_by_origin")
      .on("pages")
      .columns(["deleted_at", "origin", "created_at", "seq", "status"])
      .execute();
    // All that the public list and the site maps' files show of a page, so that its text is not read past.
    await db.schema
      .createIndex("pages_public_by_number")
      .on("pages")
      .columns(["deleted_at", "status", "seq", "slug", "title", "updated_at"])
      .execute();
    // A trash that holds few of many pages is read and purged without looking at the others.
    await sql`create index pages_in_trash on pages(deleted_at, seq) where deleted_at is not null`.execute(db);
    for (const column of ["actor", "action"])
      await db.schema.createIndex(`activities_by_${column}`).on("activities").columns([column, "seq"]).execute();
    await (dialectName === "postgres" ? countOnPostgres(db) : countOnSqlite(db));
    if (dialectName === "sqlite") await indexWordsWithFacets(db);
  },
});

async function countOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_page() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.deleted_at is null then
        update page_blocks set live = live - 1
          where block = (old.seq - 1) / 1000 and status = old.status and origin = old.origin;
      end if;
      if tg_op <> 'DELETE' then
        insert into page_blocks(block, status, origin, live, changed_at)
          values ((new.seq - 1) / 1000, new.status, new.origin, case when new.deleted_at is null then 1 else 0 end,
            case when new.status = 'public' or new.first_public_at is not null then new.updated_at else '' end)
          on conflict (block, status, origin) do update
            set live = page_blocks.live + excluded.live, changed_at = greatest(page_blocks.changed_at, excluded.changed_at);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger page_blocks_count after insert or delete or update of status, origin, deleted_at, updated_at on pages
    for each row execute function count_page()`.execute(db);
}

async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  const leave = sql`update page_blocks set live = live - (old.deleted_at is null)
    where block = (old.seq - 1) / 1000 and status = old.status and origin = old.origin;`;
  const enter = sql`insert into page_blocks(block, status, origin, live, changed_at)
    values ((new.seq - 1) / 1000, new.status, new.origin, new.deleted_at is null,
      case when new.status = 'public' or new.first_public_at is not null then new.updated_at else '' end)
    on conflict (block, status, origin) do update
      set live = live + excluded.live, changed_at = max(changed_at, excluded.changed_at);`;
  await sql`create trigger page_blocks_insert after insert on pages begin ${enter} end`.execute(db);
  await sql`create trigger page_blocks_delete after delete on pages begin ${leave} end`.execute(db);
  await sql`create trigger page_blocks_update after update of status, origin, deleted_at, updated_at on pages
    begin ${leave} ${enter} end`.execute(db);
}

/** Only pages outside the trash are in it, and a filter is one more word to look for. */
async function indexWordsWithFacets(db: Kysely<unknown>): Promise<void> {
  for (const event of ["insert", "delete", "update"]) await sql`drop trigger ${sql.ref(`page_search_${event}`)}`.execute(db);
  await sql`drop table page_search`.execute(db);
  await sql`create virtual table page_search using fts5(search_text, facets, content='', contentless_delete=1, prefix='1 2 3')`.execute(db);
  await sql`insert into page_search(rowid, search_text, facets)
    select seq, search_text, status || ' ' || origin from pages where deleted_at is null`.execute(db);
  const leave = sql`delete from page_search where rowid = old.seq;`;
  const enter = sql`insert into page_search(rowid, search_text, facets)
    select new.seq, new.search_text, new.status || ' ' || new.origin where new.deleted_at is null;`;
  await sql`create trigger page_search_insert after insert on pages begin ${enter} end`.execute(db);
  await sql`create trigger page_search_delete after delete on pages begin ${leave} end`.execute(db);
  await sql`create trigger page_search_update after update of search_text, status, origin, deleted_at on pages
    begin ${leave} ${enter} end`.execute(db);
}
