import { type Kysely, sql } from "kysely";
import { CHANGES_CHANNEL } from "../dialect";
import { defineMigration, type Run } from "./define-migration";

/**
 * PostgreSQL alone: texts sort by their bytes, as on SQLite, and what other processes must hear of is told as part of
 * the transaction that changes it. SQLite is one process's and sorts so already.
 */
export const severalProcesses = defineMigration(async ({ db, isPostgres, run, createTeller, tell }) => {
  if (!isPostgres) return;
  await sortByBytes(db);
  await indexLivePages(run);
  await createTelling(run);
  await tellPages(run);
  await tell("tell_redirects", "'redirects', ''", "after insert or update or delete on redirects for each row");
  // Renewed leases are left out: they change nothing that anybody waits for.
  await createTeller("tell_run", "'run', new.id");
  await run("create trigger tell_new_run after insert on jobs for each row execute function tell_run()");
  await run(`create trigger tell_run after update on jobs for each row
    when (old.status is distinct from new.status or old.cancel_requested is distinct from new.cancel_requested
      or (old.lease_owner is not null and new.lease_owner is null))
    execute function tell_run()`);
  const isTold = "old.status is distinct from new.status or old.attempts is distinct from new.attempts";
  await tell("tell_title", "'title', new.job_id", `after update on job_items for each row when (${isTold})`);
});

async function sortByBytes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.table_name not like 'kysely%' and c.collation_name is distinct from 'C'`.execute(db);
  for (const { table_name, column_name } of rows)
    await sql`alter table ${sql.id(table_name)} alter column ${sql.id(column_name)} type text collate "C"`.execute(db);
}

/** PostgreSQL reads an index in its order only past columns that equal a value, which `is null` is not to it. */
async function indexLivePages(run: Run): Promise<void> {
  const live = "where deleted_at is null";
  await run(`create index pages_newest_public on pages (created_at, seq) ${live} and status = 'public'`);
  await run("drop index pages_panel_by_age");
  await run(`create index pages_panel_by_age on pages (created_at, seq, status, origin, deleted_at) ${live}`);
  await run("drop index pages_panel_by_title");
  await run(`create index pages_panel_by_title on pages (search_text, seq, status, origin, created_at, deleted_at) ${live}`);
}

/** A message names the process that caused it, which knows already. A longer one than PostgreSQL takes would undo the change. */
async function createTelling(run: Run): Promise<void> {
  await run(`create function tell_processes(kind text, id text) returns void language plpgsql as $$
    begin
      if octet_length(id) > 4000 then
        kind := 'all';
        id := '';
      end if;
      perform pg_notify('${CHANGES_CHANNEL}',
        json_build_object('by', current_setting('application_name'), 'kind', kind, 'id', id)::text);
    end $$`);
}

/** Drafts concern nobody; one row may leave one address and take another. */
async function tellPages(run: Run): Promise<void> {
  await run(`create function tell_page() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.status = 'public' then perform tell_processes('page', old.slug); end if;
      if tg_op <> 'DELETE' and new.status = 'public' then perform tell_processes('page', new.slug); end if;
      return null;
    end $$`);
  await run("create trigger tell_page after insert or update or delete on pages for each row execute function tell_page()");
}
