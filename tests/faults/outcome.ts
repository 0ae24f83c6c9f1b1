import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A row of the fault table. */
export interface Outcome {
  fault: string;
  /** How often, or what. */
  tried: string;
  /** Acknowledged pages or accepted requests that were not there afterwards. */
  lost: number;
  doubled: number;
  /** What did not hold, in words; empty when all did. */
  problems: string[];
}

/** Calls with an empty folder and removes it. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-faults-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function untilTrue(isTrue: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
