import { expect, test } from "vitest";
import { checkKeywords, MAX_KEYWORDS, parseKeywords } from "./typed-lists";

test("keywords are parted by commas, semicolons and lines, each once", () => {
  expect(parseKeywords(" motor  PPA, portão;conserto\nMotor ppa,, ")).toEqual(["motor PPA", "portão", "conserto"]);
  expect(parseKeywords("")).toEqual([]);
});

test("too many and too long ones are refused with how to mend them", () => {
  expect(checkKeywords("a, b")).toBeUndefined();
  expect(checkKeywords(Array.from({ length: MAX_KEYWORDS + 1 }, (_, index) => `k${index}`).join(","))).toContain("no máximo 20");
  expect(checkKeywords("a".repeat(61))).toContain("separe por vírgulas");
});
