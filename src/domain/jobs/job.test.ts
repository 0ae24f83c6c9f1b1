import { expect, test } from "vitest";
import { countFinished, PAUSE_MS, percentDone } from "./job";
import { findRepeatedTitles } from "./repeated-titles";

test("an item is behind the run whatever became of it", () => {
  expect(countFinished({ done: 10, failed: 2, skipped: 3 })).toBe(15);
  expect(percentDone({ done: 10, failed: 2, skipped: 0, total: 50 })).toBe(24);
});

test("only a whole run is 100 %", () => {
  expect(percentDone({ done: 199, failed: 0, skipped: 0, total: 200 })).toBe(99);
  expect(percentDone({ done: 199, failed: 1, skipped: 0, total: 200 })).toBe(100);
  expect(percentDone({ done: 0, failed: 0, skipped: 0, total: 0 })).toBe(100);
});

test("the pauses are those of the specification", () => {
  expect(PAUSE_MS).toEqual({ "bulk-presets": 200, "local-batch": 1000, "ai-batch": 500 });
});

test("titles that lead to the address of an earlier one are repeated", () => {
  expect(findRepeatedTitles(["Motor Solo", "Motor Rio", "motor solo!", "MÓTOR SOLO", "Motor Rio 2"])).toEqual([
    "motor solo!",
    "MÓTOR SOLO",
  ]);
});
