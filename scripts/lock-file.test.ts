import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
const locked = new Map(
  Object.entries(packages).map(([path, entry]) => [path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), entry]),
);

test("the lock file names the packages of every platform, without which `npm ci` refuses it", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

test("what has parts for platforms has them for all that the project is worked on or served from", () => {
  const wanted = ["linux", "darwin", "win32"].flatMap((os) => ["x64", "arm64"].map((cpu) => ({ os, cpu })));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, os }]) => {
    const parts = Object.keys(optionalDependencies).flatMap((name) => locked.get(name) ?? []);
    if (os || !parts.some((part) => part.os && part.cpu)) return [];
    // npm leaves out, without a word, the part that cannot be had.
    return wanted
      .filter((platform) => !parts.some((part) => part.os?.includes(platform.os) && part.cpu?.includes(platform.cpu)))
      .map((platform) => `${path} has none for ${platform.os} on ${platform.cpu}`);
  });
  expect(missing).toEqual([]);
});

test("version managers take the Node that npm scripts run on", () => {
  expect(readFileSync(".node-version", "utf8").trim()).toBe(locked.get("node")?.version);
});
