import { defineMigration } from "./define-migration";

/** Why pages are held back or were let through, when they go public, what of their text is their own, and what an audit found. */
export const publishing = defineMigration(async ({ isPostgres, text, run, addColumns }) => {
  for (const table of ["pages", "page_revisions"]) await run(`alter table ${table} add column own_figures text not null default ''`);
  await addColumns("pages", ["held", "allowed"], "text");
  await run("alter table job_items add column held text");
  await run(`alter table pages add column publish_at ${text}`);
  await run("alter table pages add column is_indexed integer not null default 1");
  // Site maps ask of each page whether search engines are to see it.
  await run("drop index pages_public_by_number");
  await run("create index pages_public_by_number on pages(deleted_at, status, seq, slug, title, updated_at, is_indexed)");
  await run("create index pages_to_publish on pages(publish_at) where publish_at is not null");
  await run(`create table page_sketches (
    number ${isPostgres ? "serial" : "integer"} primary key,
    page_id ${text} not null unique, intent ${text}, words integer not null)`);
  await run("create index page_sketches_by_intent on page_sketches(intent) where intent is not null");
  // Rows of 7 million and more: the key is all there is of them.
  await run(`create table page_marks (mark bigint not null, sketch integer not null, primary key (mark, sketch))
    ${isPostgres ? "" : "without rowid"}`);
  await run("create index page_marks_by_sketch on page_marks(sketch)");
  await run(`create table audit_findings (
    id ${text} primary key,
    kind ${text} not null, path ${text} not null, page_id ${text}, page_version integer,
    title text not null, detail text not null, found_at ${text} not null)`);
  await run("create index audit_findings_by_kind on audit_findings(kind, path)");
});
