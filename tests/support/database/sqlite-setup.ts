import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateAccounts } from "#server/accounts/auth";
import { openDatabase } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { makeSeededFolder } from "./seeded-folder";

/** Before the tests on SQLite: a migrated database without rows, which others are copied from. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-template-"));
  const file = join(folder, "site.sqlite");
  const connection = openDatabase(`sqlite:${file}`);
  await migrate(connection);
  await migrateAccounts(connection);
  await connection.db.destroy();
  process.env["TEST_SQLITE_TEMPLATE"] = file;
  const removeSeeded = makeSeededFolder();
  return () => {
    rmSync(folder, { recursive: true });
    removeSeeded();
  };
}
