import { chmodSync, chownSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const NOBODY = 65_534;

/** Takes the right to write away from a folder and the files in it until the test ends. */
export function makeReadOnly(folder: string): void {
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o700));
}

/** Makes a file the property of the user that `asOrdinaryUser` runs as. */
export function giveToOrdinaryUser(path: string): void {
  if (process.geteuid?.() === 0) chownSync(path, NOBODY, NOBODY);
}

/** Runs as a user whom file modes bind: root, whom they do not, becomes nobody meanwhile. */
export function asOrdinaryUser<T>(run: () => T): T {
  if (process.geteuid?.() !== 0) return run();
  process.seteuid?.(NOBODY);
  try {
    return run();
  } finally {
    process.seteuid?.(0);
  }
}
