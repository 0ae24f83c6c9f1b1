import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isOnPostgres } from "../dialect";

type Engine = ReturnType<typeof prepare>;
export type Run = Engine["run"];

export const defineMigration = (up: (engine: Engine) => Promise<void>): Migration => ({ up: (db) => up(prepare(db)) });

function prepare(db: Kysely<unknown>) {
  const isPostgres = isOnPostgres(db);

  async function run(statement: string): Promise<void> {
    await sql.raw(statement).execute(db);
  }

  /** PostgreSQL alone: a function for triggers that tells the other processes of a kind of thing, and which. */
  const createTeller = (name: string, told: string) =>
    run(`create function ${name}() returns trigger language plpgsql as $$
    begin
      perform tell_processes(${told});
      return null;
    end $$`);

  return {
    db,
    isPostgres,
    /** Sorts by its bytes on either engine. */
    text: isPostgres ? 'text collate "C"' : "text",
    /** A key that the database counts up, and that no other row is given again. */
    numberKey: isPostgres ? "serial primary key" : "integer primary key autoincrement",
    run,
    createTeller,

    /** That function with its trigger; on SQLite there is nobody to tell, and neither. @param when which changes of which table */
    async tell(name: string, told: string, when: string): Promise<void> {
      if (!isPostgres) return;
      await createTeller(name, told);
      await run(`create trigger ${name} ${when} execute function ${name}()`);
    },

    async addColumns(table: string, names: readonly string[], definition: string): Promise<void> {
      for (const name of names) await run(`alter table ${table} add column ${name} ${definition}`);
    },
  };
}
