import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { EMPTY_STYLE_HASH, SONNER_STYLE_HASH } from "./sonner-style-hash";

test("the hash is that of the style sheet the installed toast library inserts", () => {
  const library = readFileSync(fileURLToPath(import.meta.resolve("sonner")), "utf8");
  const literal = /^__insertCSS\((".*")\);?$/m.exec(library)?.[1];
  const css = JSON.parse(literal ?? '""') as string;
  expect(hash(css)).toBe(SONNER_STYLE_HASH);
});

test("the other hash is that of no text", () => {
  expect(hash("")).toBe(EMPTY_STYLE_HASH);
});

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
