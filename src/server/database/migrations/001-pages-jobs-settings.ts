import { defineMigration, type Run } from "./define-migration";

export const pagesJobsSettings = defineMigration(async ({ isPostgres, text, numberKey, run }) => {
  await run(`create table pages (
    seq ${numberKey},
    id text not null unique,
    slug ${text} not null unique,
    title text not null, description text not null, content text not null, search_text text not null,
    origin text not null,
    job_item_id text unique,
    created_at text not null, updated_at text not null, deleted_at text)`);
  await run("create index pages_live_by_age on pages(deleted_at, created_at, seq)");
  // A word index of titles: an expression index, or FTS5 kept by triggers.
  await (isPostgres ? run("create index page_search on pages using gin (to_tsvector('simple', search_text))") : indexTitlesOnSqlite(run));

  await run(`create table jobs (
    id text primary key,
    kind text not null, active_key text unique, status text not null, options text not null, total integer not null,
    created_by text not null, created_at text not null, finished_at text,
    cancel_requested integer not null default 0,
    lease_owner text, lease_expires_at text)`);
  await run("create index jobs_by_status on jobs(status, created_at)");
  await run(`create table job_items (
    id text primary key,
    job_id text not null references jobs(id) on delete cascade,
    position integer not null, title text not null, status text not null,
    page_slug text, error text, finished_at text,
    constraint job_items_once unique (job_id, position))`);

  await run("create table settings (name text primary key, value text not null, updated_at text not null)");
  await run("create table sign_in_attempts (subject text primary key, failures integer not null, window_ends_at text not null)");
  await run("create table missing_addresses (path text primary key, hits integer not null, last_seen_at text not null)");
});

async function indexTitlesOnSqlite(run: Run): Promise<void> {
  await run("create virtual table page_search using fts5(search_text, content='pages', content_rowid='seq')");
  const enter = "insert into page_search(rowid, search_text) values (new.seq, new.search_text);";
  const leave = "insert into page_search(page_search, rowid, search_text) values ('delete', old.seq, old.search_text);";
  await run(`create trigger page_search_insert after insert on pages begin ${enter} end`);
  await run(`create trigger page_search_delete after delete on pages begin ${leave} end`);
  await run(`create trigger page_search_update after update of search_text on pages begin ${leave} ${enter} end`);
}
