import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { compressStaticFiles } from "./compress-static-files";

test("every text file of a folder and those below it gets a Brotli and a gzip copy, no other does", async () => {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, "_astro"));
  const script = "console.log('portão');".repeat(100);
  writeFileSync(join(folder, "_astro", "a.js"), script);
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "font.woff2"), "font");

  expect(await compressStaticFiles(pathToFileURL(`${folder}/`))).toBe(2);
  expect(brotliDecompressSync(readFileSync(join(folder, "_astro", "a.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "_astro", "a.js.gz"))).toString()).toBe(script);
  expect(existsSync(join(folder, "favicon.svg.br"))).toBe(true);
  expect(existsSync(join(folder, "font.woff2.br"))).toBe(false);
});
