import { basename } from "node:path";
import pg from "pg";

/** A migrated database without rows, which others are copied from. */
export const TEMPLATE = "abre_facil_template";

/** Where the tests' own server keeps the database of a name. */
export function postgresUrl(name: string): string {
  const server = process.env["TEST_POSTGRES_URL"];
  if (!server) throw new Error("No PostgreSQL is running: these tests belong to the project integration-postgres");
  return `${server}/${name}`;
}

/** Makes a database and gives its address; an existing one is left as it is. */
export async function createPostgresDatabase(name: string, template = TEMPLATE): Promise<string> {
  await command(`create database "${name}" template "${template}" strategy file_copy`).catch((error: Error & { code?: string }) => {
    const EXISTS = "42P04";
    if (error.code !== EXISTS) throw error;
  });
  return postgresUrl(name);
}

/** Removes a database, whoever still uses it. */
export async function dropPostgresDatabase(name: string): Promise<void> {
  await command(`drop database if exists "${name}" with (force)`);
}

/** The name of the database that belongs to a site's data folder: there is one each, as there is a file on SQLite. */
export function databaseNameOf(dataDir: string): string {
  return basename(dataDir);
}

async function command(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl("postgres") });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
