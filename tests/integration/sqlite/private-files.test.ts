import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { copySeededSite } from "#support/site/seeded-site";
import { type SiteOptions, startSite } from "#support/site/site";

async function start(options: SiteOptions) {
  const site = await startSite(options);
  onTestFinished(async () => {
    await site.stop("SIGKILL");
  });
  return site;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) => Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

test("the data is its owner's alone, also when the shell takes no right away", async () => {
  const dataDir = join(makeTemporaryFolder(), "data");
  await start({ dataDir, umask: "000" });
  expect(modeOf(dataDir)).toBe("700");
  const modes = modesIn(dataDir);
  expect(Object.keys(modes)).toEqual(expect.arrayContaining(["abre-facil.sqlite", "abre-facil.sqlite.lock", "secret-key"]));
  expect(new Set(Object.values(modes))).toEqual(new Set(["600"]));
});

test("files that an earlier start left open to others are closed", async () => {
  const { dataDir } = await copySeededSite();
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o666);
  await start({ dataDir });
  expect(new Set(Object.values(modesIn(dataDir)))).toEqual(new Set(["600"]));
});
