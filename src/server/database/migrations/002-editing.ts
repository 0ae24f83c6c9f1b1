import { defineMigration } from "./define-migration";

/** Drafts, revisions, redirects, the activity log and the attempts of bulk items. */
export const editing = defineMigration(async ({ numberKey, run }) => {
  await run("alter table pages add column status text not null default 'public'");
  await run("alter table pages add column keywords text not null default ''");
  await run("alter table pages add column version integer not null default 1");
  await run("drop index pages_live_by_age");
  await run("create index pages_live_by_age on pages(deleted_at, status, created_at, seq)");
  await run(`create table page_revisions (
    id text primary key,
    page_id text not null references pages(id) on delete cascade,
    version integer not null,
    slug text not null, title text not null, description text not null, keywords text not null, content text not null,
    saved_by text not null, saved_at text not null,
    constraint page_revisions_once unique (page_id, version))`);
  await run(`create table page_autosaves (
    page_id text not null, account_id text not null, fields text not null, saved_at text not null,
    constraint page_autosaves_key primary key (page_id, account_id))`);
  await run(
    "create table redirects (from_path text primary key, to_path text not null, created_by text not null, created_at text not null)",
  );
  await run(`create table activities (
    seq ${numberKey},
    at text not null, actor text not null, action text not null, subject text not null, subject_id text)`);
  await run("alter table job_items add column attempts text not null default '[]'");
});
