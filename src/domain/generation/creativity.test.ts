import { expect, test } from "vitest";
import { countFeatures, countOptionalSections, countSentences, DEFAULT_CREATIVITY, toTemperature } from "./creativity";

test("the temperature goes from 0.5 to 1", () => {
  expect([0, DEFAULT_CREATIVITY, 100].map(toTemperature)).toEqual([0.5, 0.875, 1]);
});

test("features are 3 plus a quarter of the level", () => {
  expect([0, 35, 40, 75, 80, 100].map(countFeatures)).toEqual([3, 4, 4, 5, 5, 5]);
});

test("sentences and questions are 2 plus a third of the level", () => {
  expect([0, 25, 30, 55, 75, 90, 100].map(countSentences)).toEqual([2, 3, 3, 4, 4, 5, 5]);
});

test("each of the thresholds 20, 40 and 50 adds a section once it is passed", () => {
  expect([0, 20, 25, 40, 45, 50, 55, 60, 100].map(countOptionalSections)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 4]);
});
