import { migrateAccounts } from "#server/accounts/auth";
import { openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { createPostgresDatabase, TEMPLATE } from "./postgres";
import { startPostgres } from "./postgres-server";
import { makeSeededFolder } from "./seeded-folder";

/** Before the tests on PostgreSQL: one server for all of them, with a migrated database to copy. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env["TEST_POSTGRES_URL"] = server.url;
  try {
    await migrateTemplate(await createPostgresDatabase(TEMPLATE, "template1"));
  } catch (error) {
    await server.remove();
    throw error;
  }
  const removeSeeded = makeSeededFolder();
  return async () => {
    removeSeeded();
    await server.remove();
  };
}

async function migrateTemplate(url: string): Promise<void> {
  const connection = openDatabase(url);
  await migrate(connection);
  await migrateAccounts(connection);
  await connection.db.destroy();
}
