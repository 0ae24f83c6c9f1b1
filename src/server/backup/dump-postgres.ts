import { devNull } from "node:os";
import { sql } from "kysely";
import { openDatabase } from "../database/database";
import { LIFT_LIMITS } from "../database/postgres/postgres-pool";
import { waitForPostgres } from "../database/postgres/postgres-start";
import { findSeal, sealCopy } from "./copy-seal";
import { makeCopy } from "./make-copy";
import { readPostgresContents } from "./postgres-contents";
import { startPostgresProgram } from "./postgres-program";

/**
 * Copies a PostgreSQL database with its own `pg_dump`, while the site runs; the copy ends with a seal over all it holds,
 * and is read through before it has its name.
 * @throws {BackupProblem} when the program is not installed or fails.
 * @throws {SettingsError} when the database cannot be reached.
 */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<{ pages: number; bytes: number }> {
  const connection = openDatabase(databaseUrl);
  try {
    await waitForPostgres(connection, databaseUrl);
    return await makeCopy(target, (begun) =>
      // What is counted is what is dumped: both see the database as it was at one moment.
      connection.db
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute(async (transaction) => {
          await sql.raw(LIFT_LIMITS).execute(transaction);
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
          const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(transaction);
          const contents = await readPostgresContents(transaction);
          const args = ["--format=custom", `--snapshot=${rows[0]?.snapshot}`, `--file=${begun}`];
          await startPostgresProgram("pg_dump", args, databaseUrl).ended;
          sealCopy(begun, contents);
          await checkDump(begun, target);
          return { pages: contents.tables["pages"] ?? 0 };
        }),
    );
  } finally {
    await connection.db.destroy();
  }
}

/** @throws {BackupProblem} when a byte is not the one that was sealed, or `pg_restore` cannot read all of it. */
async function checkDump(file: string, shownAs: string): Promise<void> {
  findSeal(file, shownAs);
  const reader = startPostgresProgram("pg_restore", [`--file=${devNull}`, file]);
  await reader.ended;
}
