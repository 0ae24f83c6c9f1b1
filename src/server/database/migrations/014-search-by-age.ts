import { defineMigration, type Run } from "./define-migration";

/** The newest page of each block of 1,000, so that a search within a period knows where to begin without reading its pages. */
export const searchByAge = defineMigration(async ({ isPostgres, text, run }) => {
  await run(`create table page_blocks_newest (block integer primary key, newest_at ${text} not null)`);
  await run(`insert into page_blocks_newest(block, newest_at)
    select (seq - 1) / 1000, max(created_at) from pages group by 1`);
  await (isPostgres ? keepOnPostgres(run) : keepOnSqlite(run));
});

async function keepOnPostgres(run: Run): Promise<void> {
  await run(`create function keep_newest_page() returns trigger language plpgsql as $$
    begin
      insert into page_blocks_newest(block, newest_at) values ((new.seq - 1) / 1000, new.created_at)
        on conflict (block) do update set newest_at = excluded.newest_at where excluded.newest_at > page_blocks_newest.newest_at;
      return null;
    end $$`);
  await run(`create trigger page_blocks_newest after insert or update of created_at on pages
    for each row execute function keep_newest_page()`);
}

async function keepOnSqlite(run: Run): Promise<void> {
  const keep = `insert into page_blocks_newest(block, newest_at) values ((new.seq - 1) / 1000, new.created_at)
    on conflict (block) do update set newest_at = excluded.newest_at where excluded.newest_at > newest_at;`;
  await run(`create trigger page_blocks_newest_insert after insert on pages begin ${keep} end`);
  await run(`create trigger page_blocks_newest_update after update of created_at on pages begin ${keep} end`);
}
