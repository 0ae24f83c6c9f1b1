/** `npm run seed`: fills an empty database with generated pages, to see how the site behaves with many. */
import { isPostgres, openDatabase, sqliteFile } from "#server/database/database";
import { migrate } from "#server/database/migrate";
import { lockInstance } from "#server/database/sqlite/instance-lock";
import { readSettings, SettingsError } from "#server/settings/settings";
import { readArguments } from "../../src/server/cli/read-arguments.mjs";
import { seedPages } from "./seed-pages";
import { MAX_SEED_TITLES } from "./seed-titles";

async function main(wanted: string | undefined): Promise<number> {
  const count = Number(wanted);
  if (!Number.isInteger(count) || count < 1 || count > MAX_SEED_TITLES)
    return refuse(`Say how many pages, from 1 to ${MAX_SEED_TITLES}: DATA_DIR=/tmp/many npm run seed -- 100000`);
  if (!process.env["DATA_DIR"] && !process.env["DATABASE_URL"])
    return refuse("Name the folder of the database, for example DATA_DIR=/tmp/many: pages made up must not end up among real ones.");

  const { databaseUrl } = readSettings(process.env);
  const lock = isPostgres(databaseUrl) ? undefined : lockInstance(sqliteFile(databaseUrl));
  const connection = openDatabase(databaseUrl);
  try {
    await migrate(connection);
    const known = await connection.db.selectFrom("pages").select("slug").limit(1).executeTakeFirst();
    if (known) return refuse(`This database has pages already, such as "${known.slug}". Only an empty one is filled.`);
    const start = performance.now();
    await seedPages(connection, count, (done) => console.log(`${done} of ${count} pages`));
    console.log(`Done in ${Math.round((performance.now() - start) / 1000)} s.`);
    return 0;
  } finally {
    await connection.db.destroy();
    lock?.release();
  }
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

const { positionals } = readArguments({
  language: "en",
  usage: "DATA_DIR=FOLDER npm run seed -- COUNT",
  about: `Fills the empty database of that folder (or of DATABASE_URL) with generated pages, at most ${MAX_SEED_TITLES}.
Refuses a database that has pages, and one a running site uses.`,
  least: 1,
});
main(positionals[0]).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exitCode = 1;
  },
);
