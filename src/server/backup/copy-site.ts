import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isPostgres, sqliteFile } from "../database/database";
import type { Locations } from "../settings/settings";
import { BackupProblem } from "./make-copy";
import { dumpPostgres } from "./postgres-copy";
import { copySqlite } from "./sqlite-copy";

/**
 * Copies a site, running or not, into one file, which is checked.
 * @param leavesSecretOut what opens the AI key and the second factors is not in it; nor is a secret that is a setting, of which `DATA_DIR` has none.
 * @throws {BackupProblem} in one line when it cannot be done; then there is no file.
 */
export async function copySite({ databaseUrl, dataDir }: Locations, leavesSecretOut: boolean, target: string) {
  const isServer = isPostgres(databaseUrl);
  const databaseFile = sqliteFile(databaseUrl);
  if (!isServer && !existsSync(databaseFile))
    throw new BackupProblem(`Não há banco de dados em ${databaseFile}. Confira DATA_DIR e DATABASE_URL.`);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  if (isServer) return { ...(await dumpPostgres(databaseUrl, target)), hasSecret: false };
  const secretKey = leavesSecretOut ? undefined : readFileSync(join(dataDir, "secret-key"), "utf8").trim();
  return { ...(await copySqlite({ databaseFile, target, secretKey })), hasSecret: secretKey !== undefined };
}
