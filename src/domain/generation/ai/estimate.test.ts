import { expect, test } from "vitest";
import { estimateAiRun } from "./estimate";

test("each title costs its prompt and its text, and the pauses stand between titles", () => {
  expect(estimateAiRun(1, { promptCharacters: 3500, pauseMs: 500 })).toEqual({ tokens: 3400, seconds: 20 });
  expect(estimateAiRun(30, { promptCharacters: 3500, pauseMs: 500 })).toEqual({ tokens: 100_500, seconds: 615 });
});

test("earlier runs tell how long a text takes, and no titles take nothing", () => {
  expect(estimateAiRun(10, { promptCharacters: 3500, pauseMs: 0, secondsPerText: 7.5 }).seconds).toBe(75);
  expect(estimateAiRun(0, { promptCharacters: 3500, pauseMs: 500 })).toEqual({ tokens: 0, seconds: 0 });
});
