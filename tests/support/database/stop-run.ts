import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/database/tables";
import { ENGINE } from "./engine";

/**
 * Lets a bulk run come to a title and no further, as a disk does that has become full: what was not saved for that has not
 * failed. Gives what lets it on.
 */
export async function stopRunAt(db: Kysely<Tables>, title: string): Promise<() => Promise<void>> {
  const isIt = sql`new.title = ${sql.lit(title)}`;
  if (ENGINE === "postgres") {
    await sql`create function stop_run() returns trigger language plpgsql
      as $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$`.execute(db);
    await sql`create trigger stop_run before insert on pages for each row when (${isIt}) execute function stop_run()`.execute(db);
  } else {
    await sql`create trigger stop_run before insert on pages when ${isIt} begin select raise(abort, 'database or disk is full'); end`.execute(
      db,
    );
  }
  return async () => void (await sql`drop trigger stop_run ${ENGINE === "postgres" ? sql`on pages` : sql``}`.execute(db));
}
