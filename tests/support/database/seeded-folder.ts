import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Before the tests: where the first that asks for a seeded site leaves it for all others. Gives what removes it. */
export function makeSeededFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-seeded-"));
  process.env["TEST_SEEDED_SITE"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
