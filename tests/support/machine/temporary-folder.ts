import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder that is removed when the test ends; a concurrent test says by its context when that is. */
export function makeTemporaryFolder(test = { onTestFinished }): string {
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-"));
  test.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
