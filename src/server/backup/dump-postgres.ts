import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { BackupProblem } from "./backup-problem";

/**
 * Copies a PostgreSQL database with its own `pg_dump`, while the site runs.
 * @throws {BackupProblem} when the program is not installed or fails.
 */
export function dumpPostgres(databaseUrl: string, target: string): { bytes: number } {
  if (existsSync(target)) throw new BackupProblem(`${target} já existe. Escolha outro nome.`);
  const begun = `${target}.part`;
  rmSync(begun, { force: true });
  closeSync(openSync(begun, "wx", 0o600));
  try {
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
    renameSync(begun, target);
    return { bytes: statSync(target).size };
  } catch (error) {
    rmSync(begun, { force: true });
    throw error;
  }
}

/** Programs' arguments are seen by everybody on the machine. */
function splitPassword(databaseUrl: string): { url: string; password?: string } {
  const url = new URL(databaseUrl);
  const password = url.password === "" ? undefined : decodeURIComponent(url.password);
  url.password = "";
  return { url: url.href, password };
}
