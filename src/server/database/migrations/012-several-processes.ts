import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";
import { CHANGES_CHANNEL } from "../dialect";

/**
 * PostgreSQL alone: texts sort by their bytes, as on SQLite, and what other processes must hear of is told as part of
 * the transaction that changes it. SQLite is one process's and sorts so already.
 */
export const severalProcesses = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    if (dialectName !== "postgres") return;
    await sortByBytes(db);
    await indexLivePages(db);
    await createTelling(db);
    await tellPages(db);
    await tellRedirects(db);
    await tellRuns(db);
  },
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
async function indexLivePages(db: Kysely<unknown>): Promise<void> {
  const pages = sql.table("pages");
  const live = sql`where deleted_at is null`;
  await sql`create index pages_newest_public on ${pages} (created_at, seq) ${live} and status = 'public'`.execute(db);
  await sql`drop index pages_panel_by_age`.execute(db);
  await sql`create index pages_panel_by_age on ${pages} (created_at, seq, status, origin, deleted_at) ${live}`.execute(db);
  await sql`drop index pages_panel_by_title`.execute(db);
  await sql`create index pages_panel_by_title on ${pages} (search_text, seq, status, origin, created_at, deleted_at) ${live}`.execute(db);
}

/** A message names the process that caused it, which knows already. A longer one than PostgreSQL takes would undo the change. */
async function createTelling(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_processes(kind text, id text) returns void language plpgsql as $$
    begin
      if octet_length(id) > 4000 then
        kind := 'all';
        id := '';
      end if;
      perform pg_notify(${sql.lit(CHANGES_CHANNEL)},
        json_build_object('by', current_setting('application_name'), 'kind', kind, 'id', id)::text);
    end $$`.execute(db);
}

/** Drafts concern nobody; one row may leave one address and take another. */
async function tellPages(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_page() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.status = 'public' then perform tell_processes('page', old.slug); end if;
      if tg_op <> 'DELETE' and new.status = 'public' then perform tell_processes('page', new.slug); end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_page after insert or update or delete on pages for each row execute function tell_page()`.execute(db);
}

async function tellRedirects(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_redirects() returns trigger language plpgsql as $$
    begin
      perform tell_processes('redirects', '');
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_redirects after insert or update or delete on redirects
    for each row execute function tell_redirects()`.execute(db);
}

/** Renewed leases are left out: they change nothing that anybody waits for. */
async function tellRuns(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_run() returns trigger language plpgsql as $$
    begin
      perform tell_processes('run', new.id);
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_new_run after insert on jobs for each row execute function tell_run()`.execute(db);
  await sql`create trigger tell_run after update on jobs for each row
    when (old.status is distinct from new.status or old.cancel_requested is distinct from new.cancel_requested
      or (old.lease_owner is not null and new.lease_owner is null))
    execute function tell_run()`.execute(db);
  await sql`create function tell_title() returns trigger language plpgsql as $$
    begin
      perform tell_processes('title', new.job_id);
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_title after update on job_items for each row
    when (old.status is distinct from new.status or old.attempts is distinct from new.attempts)
    execute function tell_title()`.execute(db);
}
