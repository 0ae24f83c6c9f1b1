import { expect, test } from "vitest";
import { serialiseJsonLd } from "./json-ld";

test("no text can end the script element it stands in", () => {
  const data = { name: '</script><script>alert(1)</script><!-- "é" \u2028\u2029' };
  const json = serialiseJsonLd(data);
  expect(json).not.toContain("<");
  expect(json).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});
