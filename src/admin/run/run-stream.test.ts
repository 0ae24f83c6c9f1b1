import { expect, test } from "vitest";
import type { JobItem, JobProgress } from "#domain/jobs/job";
import { addProgress } from "./run-stream";

const item = (position: number): JobItem => ({ id: `i${position}`, position, title: `Título ${position}`, status: "done" });
const progress = (resultsFrom: number, results: JobItem[], id = "run"): JobProgress => ({
  id,
  kind: "local-batch",
  status: "running",
  total: 9,
  done: resultsFrom + results.length,
  pages: "public",
  held: 0,
  failed: 0,
  skipped: 0,
  cancelRequested: false,
  resultsFrom,
  results,
});

test("an event's results follow those known before", () => {
  const run = addProgress(progress(0, [item(0), item(1)]), progress(2, [item(2)]));
  expect(run.results.map(({ position }) => position)).toEqual([0, 1, 2]);
  expect(run.done).toBe(3);
});

test("results sent again after a reconnection are not shown twice", () => {
  const run = addProgress(progress(0, [item(0), item(1)]), progress(0, [item(0), item(1), item(2)]));
  expect(run.results.map(({ position }) => position)).toEqual([0, 1, 2]);
});

test("another run's results are forgotten", () => {
  const run = addProgress(progress(0, [item(0), item(1)]), progress(0, [item(0)], "next"));
  expect(run.results).toHaveLength(1);
});
