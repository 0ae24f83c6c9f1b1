import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { querySite } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";

/** A folder to start a site on that goes on from where a running one is, which hears nothing of it; on SQLite alone. */
export async function copyDataOf(site: { dataDir: string }): Promise<string> {
  const dataDir = makeTemporaryFolder();
  await querySite(site, sql`vacuum into ${join(dataDir, "abre-facil.sqlite")}`);
  copyFileSync(join(site.dataDir, "secret-key"), join(dataDir, "secret-key"));
  return dataDir;
}
