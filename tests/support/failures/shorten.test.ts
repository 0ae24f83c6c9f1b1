import { expect, test } from "vitest";
import { cutAround, findNearest } from "./nearest-place";
import { shortenDiff, shortenFailure, shortenText } from "./shorten";

test("what is short stays as it is, colours and all", () => {
  const diff = "\u001b[32m- Expected\u001b[39m\n+ Received\n\n- um\n+ dois";
  expect(shortenDiff(diff)).toBe(diff);
  expect(shortenText("expected 1 to be 2")).toBe("expected 1 to be 2");
});

test("of lines that differ in two places both are shown, and how many are between", () => {
  const body = Array.from({ length: 100 }, (_, number) => (number % 50 === 20 ? `- um ${number}\n+ dois ${number}` : `  linha ${number}`));
  expect(shortenDiff(["- Expected", "+ Received", "", ...body].join("\n")).split("\n")).toEqual([
    "- Expected",
    "+ Received",
    "",
    "  … 18 lines …",
    ...["  linha 18", "  linha 19", "- um 20", "+ dois 20", "  linha 21", "  linha 22"],
    "  … 45 lines …",
    ...["  linha 68", "  linha 69", "- um 70", "+ dois 70", "  linha 71", "  linha 72"],
    "  … 27 lines …",
  ]);
});

test("an error's cause is shortened with it, and its stack keeps where it was thrown", () => {
  const failure = { message: "a".repeat(5000), stack: `Error: ${"a".repeat(5000)}\n    at here`, cause: { message: "b".repeat(5000) } };
  shortenFailure(failure);
  for (const { length } of [failure.message, failure.stack, failure.cause.message]) expect(length).toBeLessThan(400);
  expect(failure.stack).toContain("\n    at here");
});

test("the nearest place is where most of what is sought stands in a row", () => {
  expect(findNearest("um portão, dois portões", "dois portais")).toBe(11);
  expect(findNearest("um portão", "zzz")).toBe(0);
});

test("a line is cut around a place, and says how much is missing", () => {
  expect(cutAround("curta", 3, 10)).toBe("curta");
  expect(cutAround(`+ ${"a".repeat(50)}b${"c".repeat(50)}`, 52, 9)).toBe("+ [49 signs] …aaabccccc… [45 signs]");
});
