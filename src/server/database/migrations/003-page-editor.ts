import { defineMigration } from "./define-migration";

/** What the panel's list sorts and filters by, when a page first became public, and the state a save left it in. */
export const pageEditor = defineMigration(async ({ run }) => {
  await run("alter table pages add column first_public_at text");
  await run("update pages set first_public_at = created_at where status = 'public'");
  await run("alter table page_revisions add column status text not null default 'public'");
  // The columns after the sort order let filters and counts read the index alone.
  await run("create index pages_panel_by_age on pages(deleted_at, created_at, seq, status, origin)");
  await run("create index pages_panel_by_title on pages(deleted_at, search_text, seq, status, origin, created_at)");
  await run("create index redirects_by_target on redirects(to_path)");
});
