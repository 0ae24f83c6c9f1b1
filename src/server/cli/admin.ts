import { existsSync } from "node:fs";
import { createAccounts } from "../accounts/accounts";
import { createActivityLog } from "../activities/activity-log";
import { isPostgres, openDatabase, sqliteFile } from "../database/database";
import { listMigrationNames } from "../database/migrate";
import { waitForPostgres } from "../database/postgres/postgres-start";
import { refuseOthers } from "../database/refuse-others";
import { keepNewFilesPrivate } from "../secrets/private-files";
import { readSettings } from "../settings/settings";
import { COMMAND, understandCommand } from "./commands";
import { findLocations, runProgram } from "./run-program";

/** What the activity log calls who sits at the server. */
const ACTOR = "servidor (linha de comando)";

/** `npm run admin`: works on the database of the site, running or not. The built bundle runs this file. */
async function main(args: readonly string[]): Promise<number> {
  const run = understandCommand(args);
  keepNewFilesPrivate();
  const { databaseUrl } = await findLocations();
  const file = isPostgres(databaseUrl) ? undefined : sqliteFile(databaseUrl);
  if (file !== undefined && !existsSync(file)) return complainOfNoSite(`Não há banco de dados em ${file}`);
  const settings = readSettings(process.env);
  const connection = openDatabase(settings.databaseUrl);
  await using db = connection.db;
  if (isPostgres(settings.databaseUrl)) await waitForPostgres(connection, settings.databaseUrl);
  if (!(await refuseOthers(db, listMigrationNames()))) return complainOfNoSite("O banco de dados está vazio");
  const { people } = await createAccounts(connection, settings);
  const activities = createActivityLog(db);
  return await run({
    people,
    record: (action, subject, subjectId) => activities.record({ actor: ACTOR, action, subject, subjectId }),
    say: console.log,
    complain: console.error,
  });
}

function complainOfNoSite(why: string): number {
  console.error(`${why}. Inicie o site uma vez, ou confira DATA_DIR e DATABASE_URL.`);
  return 1;
}

runProgram(COMMAND, main);
