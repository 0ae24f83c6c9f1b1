import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { isPostgres, sqliteFile } from "../database/database";
import type { Settings } from "../settings/settings";

/** What group and others may do with a file. */
const OTHERS = 0o077;

/** From here on every file this process makes is its owner's alone, whatever the shell it was started from says. */
export function keepNewFilesPrivate(): void {
  process.umask(OTHERS);
}

/** The files that hold secrets or the site's data, whether they are there or not. */
export function listPrivateFiles({ dataDir, databaseUrl }: Pick<Settings, "dataDir" | "databaseUrl">): string[] {
  const secret = join(dataDir, "secret-key");
  if (isPostgres(databaseUrl)) return [secret];
  return [secret, ...["", "-wal", "-shm", ".lock"].map((ending) => sqliteFile(databaseUrl) + ending)];
}

/** Takes from our own files what group and others may do with them; an earlier version, or a copy, may have left it. */
export function closeToOthers(files: readonly string[]): void {
  for (const file of files) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat && stat.uid === process.getuid?.() && (stat.mode & OTHERS) !== 0) chmodSync(file, stat.mode & ~OTHERS);
  }
}
