import { constants, copyFileSync } from "node:fs";

/** Puts a migrated database without rows where one is to be, in a run of tests that has one; else there is none yet. */
export function copySqliteTemplate(file: string): void {
  const template = process.env["TEST_SQLITE_TEMPLATE"];
  if (template) copyFileSync(template, file, constants.COPYFILE_FICLONE);
}
