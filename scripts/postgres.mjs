// Finds the PostgreSQL that tests start; on Debian, as root, installs it when there is none.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installOnDebian } from "./install-on-debian.mjs";

const DEBIAN_FOLDER = "/usr/lib/postgresql";

/** Ends the process with what to install when there is no PostgreSQL. */
export async function ensurePostgres() {
  if (findPostgres() || ((await installOnDebian("postgresql", "PostgreSQL")) && findPostgres())) return;
  console.error("No PostgreSQL found for the tests on it. Install the package `postgresql` and run `npm test` again.");
  process.exit(1);
}

/** The folder of PostgreSQL's programs, the newest of several. */
export function findPostgres() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one)).map((version) => join(DEBIAN_FOLDER, version, "bin"));
  const folders = [...newestFirst, ...(process.env.PATH ?? "").split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb")));
}
