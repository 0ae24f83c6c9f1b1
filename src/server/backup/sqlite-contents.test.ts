import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asOrdinaryUser, giveToOrdinaryUser } from "#support/machine/read-only";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { findDamageInFile } from "./sqlite-contents";

test("a file that may not be read is not called damaged; one that is no database is", () => {
  const folder = makeTemporaryFolder();
  const file = join(folder, "site.sqlite");
  writeFileSync(file, "This is no database.\n".repeat(100));
  for (const path of [folder, file]) giveToOrdinaryUser(path);
  expect(findDamageInFile(file)).toBe("file is not a database");
  chmodSync(file, 0o000);
  expect(() => asOrdinaryUser(() => findDamageInFile(file))).toThrow(/may read and write/);
});
