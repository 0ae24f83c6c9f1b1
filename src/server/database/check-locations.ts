import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Locations, SettingsError } from "../settings/settings";
import { isPostgres, sqliteFile } from "./database";

const ANSWERS_WITHIN_MS = 5000;

/** A place that does not answer: a system call still waits for it, which keeps this process from ending by itself. */
export class SilentLocationError extends SettingsError {}

/**
 * Looks at the places of a site's data before anything waits for them without end, as for a network drive that is away.
 * @throws {SettingsError} when one of them is not what it should be, or does not answer.
 */
export async function checkLocations({ dataDir, databaseUrl }: Locations, withinMs = ANSWERS_WITHIN_MS, look = lookAt): Promise<void> {
  const files = [join(dataDir, "secret-key"), ...(isPostgres(databaseUrl) ? [] : [sqliteFile(databaseUrl)])];
  await within(look(dataDir, "folder"), `DATA_DIR ${dataDir}`, withinMs);
  for (const file of files) await within(look(file, "file"), file, withinMs);
}

/** Opened too, for that some hold back what they tell of freely. */
async function lookAt(path: string, kind: "file" | "folder"): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return;
  if (kind === "folder" && !found.isDirectory())
    throw new SettingsError(
      `DATA_DIR ${path} is not a folder: name one that is, or one that is not there yet`,
      `DATA_DIR ${path} não é uma pasta`,
    );
  if (kind === "file" && !found.isFile())
    throw new SettingsError(`${path} is not a file: move it away, or set another DATA_DIR`, `${path} não é um arquivo comum`);
  // What may not be read is told of where it is needed.
  const opened = await open(path, "r").catch(() => undefined);
  await opened?.close();
}

async function within(looked: Promise<void>, what: string, ms: number): Promise<void> {
  const late = sleep(ms, undefined, { ref: false }).then(() => {
    const waited = `${ms / 1000} s`;
    throw new SilentLocationError(
      `${what} does not answer (waited ${waited}): if it is on a network drive, bring that back, or set another DATA_DIR`,
      `${what} não responde (espera de ${waited}): se está em um disco de rede, traga-o de volta`,
    );
  });
  await Promise.race([looked, late]);
}

/** Ends the process after a failure was told. */
export function endAfter(error: unknown): void {
  if (error instanceof SilentLocationError) process.kill(process.pid, "SIGKILL");
  process.exit(1);
}
