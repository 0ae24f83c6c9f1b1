import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  ANSWERS_NOW,
  ANSWERS_NOW_HASH,
  FONTS_WHEN_THERE,
  FONTS_WHEN_THERE_HASH,
  LISTEN,
  LISTEN_HASH,
  PREFETCH_RULES,
  PREFETCH_RULES_HASH,
} from "./inline-scripts";

test("the policy lets in exactly the scripts of the head", () => {
  const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  expect(FONTS_WHEN_THERE_HASH).toBe(hashOf(FONTS_WHEN_THERE));
  expect(ANSWERS_NOW_HASH).toBe(hashOf(ANSWERS_NOW));
  expect(LISTEN_HASH).toBe(hashOf(LISTEN));
  expect(PREFETCH_RULES_HASH).toBe(hashOf(PREFETCH_RULES));
});

test("the rules for prefetching are JSON", () => {
  expect(JSON.parse(PREFETCH_RULES)).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
});
