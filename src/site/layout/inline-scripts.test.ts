import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ANSWERS_NOW, ANSWERS_NOW_HASH, BEFORE_PAINT, BEFORE_PAINT_HASH, PREFETCH_RULES, PREFETCH_RULES_HASH } from "./inline-scripts";

test("the policy lets in exactly the scripts of the head", () => {
  const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  expect(BEFORE_PAINT_HASH).toBe(hashOf(BEFORE_PAINT));
  expect(ANSWERS_NOW_HASH).toBe(hashOf(ANSWERS_NOW));
  expect(PREFETCH_RULES_HASH).toBe(hashOf(PREFETCH_RULES));
});

test("the rules for prefetching are JSON", () => {
  expect(JSON.parse(PREFETCH_RULES)).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
});
