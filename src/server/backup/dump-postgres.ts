import { spawnSync } from "node:child_process";
import { BackupProblem, makeCopy } from "./make-copy";

/**
 * Copies a PostgreSQL database with its own `pg_dump`, while the site runs.
 * @throws {BackupProblem} when the program is not installed or fails.
 */
export function dumpPostgres(databaseUrl: string, target: string): { bytes: number } {
  return makeCopy(target, (begun) => {
    const { url, password } = splitPassword(databaseUrl);
    const { error, status, stderr } = spawnSync("pg_dump", ["--format=custom", `--file=${begun}`, `--dbname=${url}`], {
      env: { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) },
      encoding: "utf8",
    });
    if (error)
      throw new BackupProblem(
        "O programa pg_dump não foi encontrado. Instale o cliente do PostgreSQL (no Debian: apt install postgresql-client).",
      );
    if (status !== 0) throw new BackupProblem(`pg_dump falhou: ${stderr.trim()}`);
    return {};
  });
}

/** Programs' arguments are seen by everybody on the machine. */
function splitPassword(databaseUrl: string): { url: string; password?: string } {
  const url = new URL(databaseUrl);
  const password = url.password === "" ? undefined : decodeURIComponent(url.password);
  url.password = "";
  return { url: url.href, password };
}
