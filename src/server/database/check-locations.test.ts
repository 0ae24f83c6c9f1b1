import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { SettingsError } from "../settings/settings";
import { checkLocations, SilentLocationError } from "./check-locations";

const locationsIn = (dataDir: string) => ({ dataDir, databaseUrl: `sqlite:${join(dataDir, "abre-facil.sqlite")}` });

function makePipe(path: string): string {
  execFileSync("mkfifo", [path]);
  return path;
}

test("a folder of a site, or one that is not there yet, is as it should be", async () => {
  const folder = makeTemporaryFolder();
  await checkLocations(locationsIn(join(folder, "nova")));
  writeFileSync(join(folder, "secret-key"), "");
  await checkLocations(locationsIn(folder));
});

test.each<[string, (folder: string) => string, RegExp]>([
  ["a pipe for a folder", (folder) => makePipe(join(folder, "data")), /^DATA_DIR \S+\/data is not a folder/],
  ["a pipe for the secret", (folder) => dirname(makePipe(join(folder, "secret-key"))), /^\S+\/secret-key is not a file/],
  [
    "a folder for the database",
    (folder) => dirname(mkdirSync(join(folder, "abre-facil.sqlite"), { recursive: true }) ?? ""),
    /sqlite is not a file/,
  ],
])("%s is refused at once", async (_, make, message) => {
  const refused = checkLocations(locationsIn(make(makeTemporaryFolder())));
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toThrow(SettingsError);
});

test("a place that hangs is given up in time", async () => {
  const pipe = makePipe(join(makeTemporaryFolder(), "pipe"));
  const hang = async () => {
    // Waits in the system until somebody writes.
    await (await open(pipe, "r")).close();
  };
  const refused = checkLocations(locationsIn("/away"), 50, hang);
  await expect(refused).rejects.toThrow(SilentLocationError);
  await expect(refused).rejects.toThrow(/^DATA_DIR \/away does not answer \(waited 0\.05 s\)/);
  await writeFile(pipe, "");
});
