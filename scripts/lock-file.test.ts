import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

test("the lock file names the packages of every platform, without which `npm ci` refuses it", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
  const locked = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});
