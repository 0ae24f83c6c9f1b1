import { defineMigration, type Run } from "./define-migration";

/** Counts kept for blocks of 1,000 pages, a word index that knows status and origin, and what long lists are read from. */
export const manyPages = defineMigration(async ({ isPostgres, run }) => {
  await run(`create table page_blocks (
    block integer not null, status text not null, origin text not null, live integer not null, changed_at text not null,
    constraint page_blocks_key primary key (block, status, origin))`);
  await run(`insert into page_blocks(block, status, origin, live, changed_at)
    select (seq - 1) / 1000, status, origin, count(*) - count(deleted_at),
      max(case when status = 'public' or first_public_at is not null then updated_at else '' end)
    from pages group by 1, 2, 3`);
  await run("create index pages_panel_by_origin on pages(deleted_at, origin, created_at, seq, status)");
  // All that the public list and the site maps' files show of a page, so that its text is not read past.
  await run("create index pages_public_by_number on pages(deleted_at, status, seq, slug, title, updated_at)");
  // A trash that holds few of many pages is read and purged without looking at the others.
  await run("create index pages_in_trash on pages(deleted_at, seq) where deleted_at is not null");
  await run("create index activities_by_actor on activities(actor, seq)");
  await run("create index activities_by_action on activities(action, seq)");
  if (isPostgres) return await countOnPostgres(run);
  await countOnSqlite(run);
  await indexWordsWithFacets(run);
});

async function countOnPostgres(run: Run): Promise<void> {
  await run(`create function count_page() returns trigger language plpgsql as $$
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
    end $$`);
  await run(`create trigger page_blocks_count after insert or delete or update of status, origin, deleted_at, updated_at on pages
    for each row execute function count_page()`);
}

async function countOnSqlite(run: Run): Promise<void> {
  const leave = `update page_blocks set live = live - (old.deleted_at is null)
    where block = (old.seq - 1) / 1000 and status = old.status and origin = old.origin;`;
  const enter = `insert into page_blocks(block, status, origin, live, changed_at)
    values ((new.seq - 1) / 1000, new.status, new.origin, new.deleted_at is null,
      case when new.status = 'public' or new.first_public_at is not null then new.updated_at else '' end)
    on conflict (block, status, origin) do update
      set live = live + excluded.live, changed_at = max(changed_at, excluded.changed_at);`;
  await run(`create trigger page_blocks_insert after insert on pages begin ${enter} end`);
  await run(`create trigger page_blocks_delete after delete on pages begin ${leave} end`);
  await run(`create trigger page_blocks_update after update of status, origin, deleted_at, updated_at on pages
    begin ${leave} ${enter} end`);
}

/** Only pages outside the trash are in it, and a filter is one more word to look for. */
async function indexWordsWithFacets(run: Run): Promise<void> {
  for (const event of ["insert", "delete", "update"]) await run(`drop trigger page_search_${event}`);
  await run("drop table page_search");
  await run("create virtual table page_search using fts5(search_text, facets, content='', contentless_delete=1, prefix='1 2 3')");
  await run(`insert into page_search(rowid, search_text, facets)
    select seq, search_text, status || ' ' || origin from pages where deleted_at is null`);
  const leave = "delete from page_search where rowid = old.seq;";
  const enter = `insert into page_search(rowid, search_text, facets)
    select new.seq, new.search_text, new.status || ' ' || new.origin where new.deleted_at is null;`;
  await run(`create trigger page_search_insert after insert on pages begin ${enter} end`);
  await run(`create trigger page_search_delete after delete on pages begin ${leave} end`);
  await run(`create trigger page_search_update after update of search_text, status, origin, deleted_at on pages
    begin ${leave} ${enter} end`);
}
