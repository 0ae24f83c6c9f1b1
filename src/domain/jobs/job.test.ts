import { expect, test } from "vitest";
import { countFinished, percentDone } from "./job";
import { findRepeatedTitles } from "./repeated-titles";
import { findRunKind, RUN_KINDS } from "./run-kind";

test("an item is behind the run whatever became of it", () => {
  expect(countFinished({ done: 10, held: 0, failed: 2, skipped: 3 })).toBe(15);
  expect(percentDone({ done: 10, held: 0, failed: 2, skipped: 0, total: 50 })).toBe(24);
});

test("only a whole run is 100 %", () => {
  expect(percentDone({ done: 199, held: 0, failed: 0, skipped: 0, total: 200 })).toBe(99);
  expect(percentDone({ done: 199, held: 0, failed: 1, skipped: 0, total: 200 })).toBe(100);
  expect(percentDone({ done: 0, held: 0, failed: 0, skipped: 0, total: 0 })).toBe(100);
});

test("each kind of run has its pause", () => {
  const pauses = Object.entries(RUN_KINDS).map(([kind, { pauseMs }]) => [kind, pauseMs]);
  expect(Object.fromEntries(pauses)).toMatchObject({ "bulk-presets": 200, "local-batch": 1000, "ai-batch": 500 });
});

test("a kind of another release is not found, not even one named like what every object has", () => {
  expect([findRunKind("ai-batch")?.name, findRunKind("review-batch"), findRunKind("toString")]).toEqual(["Com IA", undefined, undefined]);
});

test("titles that lead to the address of an earlier one are repeated", () => {
  expect(findRepeatedTitles(["Motor Solo", "Motor Rio", "motor solo!", "MÓTOR SOLO", "Motor Rio 2"])).toEqual([
    "motor solo!",
    "MÓTOR SOLO",
  ]);
});
